// How a view of which nothing is known is laid out: as facts, a table of players, tables, grids and lists.
import { fieldName, type Fields } from "./words";

export type Block =
  | { kind: "facts"; facts: { field: string; value: unknown }[] }
  | { kind: "players"; columns: { field: string; values: unknown[] }[] }
  | { kind: "table"; field: string; columns: string[]; rows: Fields[] }
  | { kind: "grid"; field: string; rows: unknown[][] }
  | { kind: "list"; field: string; values: unknown[] }
  | { kind: "group"; field: string; blocks: Block[] };

/** What the page tells beside the board: whose view it is, whose turn, and how they stand. */
const TOLD = new Set(["game", "seat", "players", "actor", "over", "scores", "winners"]);
/** So many things in a row are still one fact. */
const FEW = 6;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): boolean => typeof value !== "object" || value === null;

/**
 * The view as blocks: facts first, then what belongs to the players, then the rest in the order of its fields. A list
 * with an entry for each seat is taken to be about the players, unless its entries are things with fields that do not
 * name a seat: a game for two may have two of many things. Deeper in the view nothing is assumed.
 */
export function layOut(game: string, view: unknown, seats: number): Block[] {
  if (!isFields(view)) return [];
  const facts: Fields = {};
  const columns: { field: string; values: unknown[] }[] = [];
  for (const [field, value] of Object.entries(view)) {
    if (Array.isArray(value) && value.length === seats && seats > 1 && isBySeat(field, value)) {
      if (!TOLD.has(field) || value.every(isFields)) columns.push(...ofPlayers(game, field, value));
    } else if (!TOLD.has(field)) facts[field] = value;
  }
  const [first, ...rest] = blocks(game, facts);
  const players: Block[] = columns.length > 0 ? [{ kind: "players", columns }] : [];
  if (first?.kind === "facts") return [first, ...players, ...rest];
  return [...players, ...(first ? [first, ...rest] : [])];
}

function isBySeat(field: string, values: unknown[]): boolean {
  return field === "players" || !values.every((one) => isFields(one) && !("seat" in one));
}

const shown = (game: string, field: string): boolean => fieldName(game, field) !== "";

function blocks(game: string, fields: Fields): Block[] {
  const facts: { field: string; value: unknown }[] = [];
  const others: Block[] = [];
  for (const [field, value] of Object.entries(fields)) {
    if (!shown(game, field)) continue;
    if (isFields(value) && Object.keys(value).length > 0)
      others.push({ kind: "group", field, blocks: blocks(game, value) });
    else if (!Array.isArray(value) || (value.length <= FEW && value.every(isPlain) && !value.some(isDrawn)))
      facts.push({ field, value });
    else others.push(listed(game, field, value));
  }
  return [...(facts.length > 0 ? [{ kind: "facts" as const, facts }] : []), ...others];
}

/** A list with an entry for each seat: a row, or, if the entries have fields, a row for each of these. */
function ofPlayers(game: string, field: string, values: unknown[]): { field: string; values: unknown[] }[] {
  if (!values.every(isFields)) return shown(game, field) ? [{ field, values }] : [];
  const rows = values as Fields[];
  return names(rows)
    .filter((name) => !TOLD.has(name) && shown(game, name))
    .map((name) => ({ field: name, values: rows.map((row) => row[name]) }));
}

function listed(game: string, field: string, values: unknown[]): Block {
  if (values.every(isFields)) {
    const rows = values as Fields[];
    return { kind: "table", field, columns: names(rows).filter((name) => shown(game, name)), rows };
  }
  const rows = values.every(isDrawn) ? values.map((row) => [...row]) : (values as unknown[][]);
  const square =
    rows.every((row) => Array.isArray(row) && row.every(isPlain)) &&
    rows.every((row) => row.length === rows[0]?.length);
  return square ? { kind: "grid", field, rows } : { kind: "list", field, values };
}

/** A row of a board as a text, such as "..x.o": a word has no such signs. */
const isDrawn = (value: unknown): value is string =>
  typeof value === "string" && /^\S*[.·#+*_-]{2}\S*$/.test(value);

const names = (rows: Fields[]): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];
