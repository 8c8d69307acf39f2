// The words of an Automa in the log: what it did.
import { has, t } from "../../lib/i18n";
import type { Message } from "../contract";
import type { Automaton, Decided } from "./types";

const key = (name: string) => `monumental-automa-${name}`;

/** "Card S7", or "The card of Egypt". */
export function automaCardName(id: string): string {
  const civ = `monumental-civ-${id}`;
  if (id === "own") return t(key("own"));
  return has(civ) ? t(key("card-own"), { civ: t(civ) }) : t(key("card"), { card: id.toUpperCase() });
}

/** The log line of what an Automa did, or of what was decided for it. */
export function automaMessage(event: Automaton | Decided, names: string[]): Message {
  const who = names[event.seat] ?? "";
  if (event.kind === "decided") {
    const [kind, where = ""] = event.do.split(" ");
    const automa = names[event.automa] ?? "";
    if (kind === "step") return { key: "monumental-line-decided-step", args: { who, automa } };
    return { key: "monumental-line-decided", args: { who, automa, do: where } };
  }
  const drawn = event.deed === "draws" || event.deed === "leaves";
  const name = event.card ?? "";
  const card = drawn ? automaCardName(name) : name && t(`monumental-card-${name}`);
  return {
    key: `monumental-line-automa-${event.deed}`,
    args: { who, card, tile: event.tile ?? "", n: event.n },
  };
}
