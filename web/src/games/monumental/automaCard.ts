// The card that an Automa follows, line by line. Its words come with the game's help.
import { t } from "../../lib/i18n";
import type { AutomaCard, AutomaLine, AutomaView, Box } from "./types";

const key = (name: string) => `monumental-automa-${name}`;

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
