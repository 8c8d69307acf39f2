// Score sheets as a table: rows in the order of the sheet, columns by seat.
import type { SheetRow, View } from "./types";

/** The rows of a turn, in the order of the sheet; a row that only some have stands where it stands for them. */
export function rowKeys(view: View, turn: number): string[] {
  const keys: string[] = [];
  for (const { sheets } of view.players) {
    let at = 0;
    for (const { key } of sheets[turn]?.rows ?? []) {
      const found = keys.indexOf(key);
      if (found < 0) keys.splice(at, 0, key);
      at = (found < 0 ? at : found) + 1;
    }
  }
  return keys;
}

export function cells(view: View, turn: number, key: string): (SheetRow | undefined)[] {
  return view.players.map(({ sheets }) => sheets[turn]?.rows.find((row) => row.key === key));
}

/** What a row has counted for a seat: places to light, and edges for misconnections. */
export function thingsOf(
  view: View,
  seat: number,
  turn: number,
  key: string | null,
): { places: number[]; edges: number[][] } {
  const row = key === null ? undefined : cells(view, turn, key)[seat];
  if (!row) return { places: [], edges: [] };
  if (key === "misconnections") return { places: [], edges: row.things };
  return { places: [...new Set(row.things.flat())], edges: [] };
}
