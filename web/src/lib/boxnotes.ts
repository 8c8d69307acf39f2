// What is in a game's box and how sure we are of it, for the rules drawer.
import { has, language, t } from "./i18n";

export interface Piece {
  title: string;
  value: string;
  note: string;
  source: string;
}

/** The parts of a box that every game's has; the rest is the game's own. */
interface Noted {
  source: string;
  note: string;
}
interface CommonBox {
  facts?: (Noted & { name: string; value: unknown })[];
  quarry?: Noted;
  monuments?: (Noted & { id: string; title: string })[];
  /** Kinds of pieces, named after what they are models of. */
  pieces?: Kind[];
}
interface Kind {
  id: string;
  count: number;
  source: string;
  /** What its pieces are models of, each with a source of its own. */
  monuments: (Noted & { id: string; title: string; place: string })[];
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
function noteText(game: string, name: string, english: string): string {
  const key = `box-note-${game}-${name}`;
  return language() !== "en" && has(key) ? t(key) : english;
}

function title(game: string, name: string): string {
  const key = `box-${game}-${name}`;
  return has(key) ? t(key) : name.replaceAll("_", " ");
}

export function pieces(game: string, box: unknown): Piece[] {
  const { facts = [], quarry, monuments = [], pieces: kinds = [] } = (box ?? {}) as CommonBox;
  const found = facts.map((fact) => ({
    title: title(game, fact.name),
    value: plain(fact.value, game),
    note: noteText(game, fact.name, fact.note),
    source: fact.source,
  }));
  if (quarry)
    found.push({
      title: title(game, "quarry"),
      value: "",
      note: noteText(game, "quarry", quarry.note),
      source: quarry.source,
    });
  for (const monument of monuments)
    found.push({
      title: has(`${game}-name-${monument.id}`) ? t(`${game}-name-${monument.id}`) : monument.title,
      value: "",
      note: noteText(game, monument.id, monument.note),
      source: monument.source,
    });
  for (const { id, count, source, monuments: models } of kinds) {
    const named = (what: string, otherwise: string) =>
      has(`${game}-${what}-${id}`) ? t(`${game}-${what}-${id}`, { seat: -1 }) : otherwise;
    found.push({
      title: named("piece", id),
      value: `×${count}`,
      note: named("where", models.map(({ place }) => place).join(" / ")),
      source,
    });
    for (const model of models)
      found.push({
        title: has(`${game}-monument-${model.id}`) ? t(`${game}-monument-${model.id}`) : model.title,
        value: "",
        note: noteText(game, model.id, model.note),
        source: model.source,
      });
  }
  return found;
}
