// The words of an Automa: its cards line by line, and what it did.
import { has, t } from "../../lib/i18n";
import type { Message } from "../contract";
import type { AutomaCard, AutomaLine, AutomaView, Automaton, Box, Decided } from "./types";

const key = (name: string) => `monumental-automa-${name}`;

/** "Card S7", or "The card of Egypt". */
export function automaCardName(id: string): string {
  const civ = `monumental-civ-${id}`;
  if (id === "own") return t(key("own"));
  return has(civ) ? t(key("card-own"), { civ: t(civ) }) : t(key("card"), { card: id.toUpperCase() });
}

/** The card that an Automa follows. */
export function cardOf(box: Box, automa: AutomaView): AutomaCard | undefined {
  const { standard, advanced, own } = box.automa;
  return [...standard, ...advanced, ...own].find(({ id }) => id === automa.card);
}

/** `explorers 2` is told by the message `…-explorers-n`. */
function deed(text: string): string {
  const n = Number(/\d/.exec(text)?.[0] ?? 0);
  return t(key(`do-${text.replace(/\d/, "n").replaceAll(" ", "-")}`), { n });
}

function lineWords({ do: deeds, pays, type }: AutomaLine): string {
  const words = deeds.map(deed).join(", ");
  if (pays > 0) return t(key("pays"), { n: pays, do: words });
  return type ? t(key("typed"), { type, do: words }) : words;
}

/** A card in words, a text for each line, and what card follows it. */
export function cardLines(card: AutomaCard): string[] {
  const lines = card.lines.map(lineWords);
  // oxlint-disable-next-line unicorn/no-thenable -- what the text fills in
  return card.then ? [...lines, t(key("then"), { then: card.then })] : lines;
}

/** Which of its lines comes next; -1 for none. */
export function nextLine(card: AutomaCard, { line, way }: AutomaView): number {
  return way === "twice" && card.lines.length > 0 ? line % card.lines.length : line;
}

/** The log line of what an Automa did, or of what was decided for it. */
export function automaMessage(event: Automaton | Decided, names: string[]): Message {
  const who = names[event.seat] ?? "";
  if (event.kind === "decided") {
    const [kind = "", where = ""] = event.do.split(" ");
    const what = kind === "step" ? event.do : where;
    return { key: "monumental-line-decided", args: { who, automa: names[event.automa] ?? "", do: what } };
  }
  const drawn = event.deed === "draws" || event.deed === "leaves";
  const name = event.card ?? "";
  const card = drawn ? automaCardName(name) : name && t(`monumental-card-${name}`);
  return {
    key: `monumental-line-automa-${event.deed}`,
    args: { who, card, tile: event.tile ?? "", n: event.n },
  };
}
