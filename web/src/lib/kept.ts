// What this browser keeps of the luck of its tables: its own shares, and what it was shown before it opened them.
import { share } from "./random";
import type { TableInfo } from "./protocol";
import type { Round } from "./shares";

interface Kept {
  /** When it was last looked at, to know what is old. */
  at: number;
  rounds: Round[];
}

const PREFIX = "monumenta.luck.";
const MOST = 200;
/** Where a browser keeps nothing, the page does as long as it is open. */
const memory = new Map<string, Kept>();

/** The rounds of a table's luck in which this browser took part, the first one first. */
export function rounds(table: string): Round[] {
  return read(table)?.rounds ?? [];
}

/** The present round: what was kept of it, or the beginning of it. */
export function present({ id, commit, luck }: TableInfo): Round {
  const number = luck?.voided.length ?? 0;
  const known = rounds(id)[number];
  if (known) return known;
  const round: Round = { commit, share: share(), pledges: null };
  keep(id, number, round);
  return round;
}

export function keep(table: string, number: number, round: Round): void {
  const all = [...rounds(table)];
  all[number] = round;
  // somebody who joins later has not seen the earlier ones
  write(table, {
    at: Date.now(),
    rounds: Array.from(all, (one) => one ?? { commit: "", share: "", pledges: null }),
  });
}

function read(table: string): Kept | null {
  try {
    const text = localStorage.getItem(PREFIX + table);
    if (text !== null) return JSON.parse(text) as Kept;
  } catch {
    // forbidden, or not what we wrote
  }
  return memory.get(table) ?? null;
}

function write(table: string, kept: Kept): void {
  memory.set(table, kept);
  try {
    localStorage.setItem(PREFIX + table, JSON.stringify(kept));
    tidy();
  } catch {
    // full or forbidden: the page itself remembers
  }
}

/** Let go of the oldest. */
function tidy(): void {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  if (names.length <= MOST) return;
  const age = (name: string) => read(name.slice(PREFIX.length))?.at ?? 0;
  for (const name of names.toSorted((a, b) => age(a) - age(b)).slice(0, names.length - MOST))
    localStorage.removeItem(name);
}
