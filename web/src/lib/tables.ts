// The tables that the lobby lists.
import { api } from "./api";
import type { TableInfo } from "./protocol";

export const KINDS = ["waiting", "running", "over"] as const satisfies TableInfo["status"][];

/** Those that were closed are among those that are over. */
export type TableLists = Record<(typeof KINDS)[number], TableInfo[]>;

export const NO_TABLES: TableLists = { waiting: [], running: [], over: [] };

export async function fetchTables(): Promise<TableLists> {
  const [waiting, running, over] = await Promise.all(KINDS.map((status) => api.tables(status)));
  return { waiting: waiting ?? [], running: running ?? [], over: over ?? [] };
}

export const none = (lists: TableLists): boolean => KINDS.every((kind) => lists[kind].length === 0);
