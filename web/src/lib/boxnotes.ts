// What is in a game's box and how sure we are of it, for the rules drawer. Every box may have a list of facts; what else
// is worth a note the game says itself, in `games/<game>/box.ts`.
import { has, language, t } from "./i18n";

export interface Piece {
  title: string;
  value: string;
  note: string;
  source: string;
}

/** What a part of a box says of itself. */
export interface Noted {
  source: string;
  note: string;
}
interface CommonBox {
  facts?: (Noted & { name: string; value: unknown })[];
}

/** A number as it is, a colour in the reader's language. */
function word(part: unknown, game: string): string {
  const key = `${game}-colour`;
  return typeof part === "string" && has(key) ? t(key, { colour: part }) : String(part);
}

function plain(value: unknown, game: string): string {
  if (Array.isArray(value)) return value.map((part) => word(part, game)).join(" / ");
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value)
    .map(([colour, n]) =>
      has(`${game}-tokens`) ? t(`${game}-tokens`, { colour, n: Number(n) }) : `${n} ${colour}`,
    )
    .join(", ");
}

/** The note in the reader's language. The box files are in English, and who corrects one is not contradicted there. */
export function noteText(game: string, name: string, english: string): string {
  const key = `box-note-${game}-${name}`;
  return language() !== "en" && has(key) ? t(key) : english;
}

export function title(game: string, name: string): string {
  const key = `box-${game}-${name}`;
  return has(key) ? t(key) : name.replaceAll("_", " ");
}

export function pieces(game: string, box: unknown): Piece[] {
  const { facts = [] } = (box ?? {}) as CommonBox;
  return facts.map((fact) => ({
    title: title(game, fact.name),
    value: plain(fact.value, game),
    note: noteText(game, fact.name, fact.note),
    source: fact.source,
  }));
}

/** A part of the box that is one thing, by the name of its title and its note. */
export const part = (
  game: string,
  name: string,
  { note, source }: Noted,
  called = title(game, name),
): Piece => ({
  title: called,
  value: "",
  note: noteText(game, name, note),
  source,
});
