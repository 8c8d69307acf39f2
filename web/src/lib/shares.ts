// Everybody's share of the luck, as docs/luck.md says (scheme 2): what a page pledges, and when it opens its share.
import type { TableInfo, Void } from "./protocol";
import { sha256 } from "./sha256";

/** A round of luck as this browser has seen it. */
export interface Round {
  commit: string;
  share: string;
  /** All pledges as they were shown when the share was opened. */
  pledges: (string | null)[] | null;
}

export type Step =
  | { do: "pledge"; commit: string; pledge: string }
  | { do: "share"; commit: string; share: string }
  /** The share that was pledged is lost: only a new round helps. */
  | { do: "leave"; seat: number }
  /** The commitment is another one than was shown before: nothing is opened for that. */
  | { do: "distrust" };

const hash = (kind: string, ...lines: string[]): string =>
  sha256(new TextEncoder().encode([`monumenta luck 2 ${kind}`, ...lines].join("\n")));

const terms = (table: string, voided: Void[], commit: string): string =>
  [table, voided.length + 1, history(table, voided), commit].join("\n");

/** What a round has instead of all that came to nothing before it. */
function history(table: string, voided: Void[]): string {
  const last = voided.at(-1);
  if (!last) return "0".repeat(64);
  const given = last.pledges.flatMap((pledge, seat) =>
    pledge === null ? [] : [`${seat} ${pledge} ${last.shares[seat] ?? "-"}`],
  );
  const before = terms(table, voided.slice(0, -1), last.commit);
  return hash("void", before, `${last.freed} ${given.length}`, ...given, last.name);
}

export function pledgeOf(
  { id, commit, luck }: Pick<TableInfo, "id" | "commit" | "luck">,
  seat: number,
  share: string,
): string {
  return hash("pledge", terms(id, luck?.voided ?? [], commit), String(seat), share);
}

export function commitment(secret: string): string {
  const bytes = secret.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  return sha256(new Uint8Array(bytes));
}

/** Is there anything that somebody who sits at this table has to do for its luck? */
export function concerned({ luck, status, you }: TableInfo): boolean {
  return luck?.scheme === 2 && status === "waiting" && you !== null;
}

/** What is to be done next; `round` is what this browser has kept of the present one. */
export function due(table: TableInfo, round: Round): Step | null {
  const { luck, you, commit } = table;
  if (!concerned(table) || !luck || you === null) return null;
  if (round.commit !== commit) return { do: "distrust" };
  const pledge = pledgeOf(table, you, round.share);
  if (luck.pledges[you] !== pledge)
    return luck.fixed ? { do: "leave", seat: you } : { do: "pledge", commit, pledge };
  return luck.fixed && !luck.opened[you] ? { do: "share", commit, share: round.share } : null;
}
