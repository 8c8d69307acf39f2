// How a view of which nothing is known is laid out: as facts, a table of players, tables, grids and lists.
import { fieldName, type Fields } from "./words";

export type Block =
  | { kind: "facts"; facts: { field: string; value: unknown }[] }
  | { kind: "players"; columns: { field: string; values: unknown[] }[] }
  | { kind: "table"; field: string; columns: string[]; rows: Fields[] }
  | { kind: "grid"; field: string; rows: unknown[][] }
  | { kind: "list"; field: string; values: unknown[] }
  | { kind: "group"; field: string; blocks: Block[] };

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isFlat = (value: unknown): boolean =>
  typeof value !== "object" ||
  value === null ||
  (Array.isArray(value) && value.every((part) => !isFields(part)));

/** The view as blocks, in the order of its fields; facts are gathered first, what belongs to the players after them. */
export function layOut(game: string, view: unknown, seats: number, you: number | null): Block[] {
  if (!isFields(view)) return [];
  // whose view it is needs no telling
  const own = Object.entries(view).filter(
    ([name, value]) => name !== "seat" || (value !== you && value !== null),
  );
  return blocks(game, Object.fromEntries(own), seats);
}

function blocks(game: string, fields: Fields, seats: number): Block[] {
  const facts: { field: string; value: unknown }[] = [];
  const columns: { field: string; values: unknown[] }[] = [];
  const others: Block[] = [];
  for (const [field, value] of Object.entries(fields)) {
    if (fieldName(game, field) === "") continue;
    if (Array.isArray(value) && value.length === seats && seats > 1)
      columns.push(...ofPlayers(game, field, value));
    else if (Array.isArray(value) && value.length > 0) others.push(listed(field, value));
    else if (isFields(value)) others.push({ kind: "group", field, blocks: blocks(game, value, seats) });
    else facts.push({ field, value });
  }
  return [
    ...(facts.length > 0 ? [{ kind: "facts" as const, facts }] : []),
    ...(columns.length > 0 ? [{ kind: "players" as const, columns }] : []),
    ...others,
  ];
}

/** A list with an entry for each seat: a column, or, if the entries have fields, a column for each of these. */
function ofPlayers(game: string, field: string, values: unknown[]): { field: string; values: unknown[] }[] {
  if (!values.every(isFields)) return [{ field, values }];
  const rows = values as Fields[];
  return names(rows)
    .filter((name) => fieldName(game, name) !== "")
    .map((name) => ({ field: name, values: rows.map((row) => row[name]) }));
}

function listed(field: string, values: unknown[]): Block {
  if (values.every(isFields)) {
    const rows = values as Fields[];
    return { kind: "table", field, columns: names(rows), rows };
  }
  const rows = values as unknown[][];
  const square =
    values.every((row) => Array.isArray(row) && row.every(isFlat)) &&
    rows.every((row) => row.length === rows[0]?.length);
  return square ? { kind: "grid", field, rows } : { kind: "list", field, values };
}

const names = (rows: Fields[]): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];
