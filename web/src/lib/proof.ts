// At the end: does the record hold what this browser was shown, and what it gave?
import type { TableInfo } from "./protocol";
import { commitment, pledgeOf, type Round } from "./shares";

/** Key of the text: `luck-<finding>`. */
export type Finding =
  | "checked"
  /** All fits, but this browser gave nothing, so it can vouch for nothing that was shown before. */
  | "fits"
  /** Nobody but the host added anything. */
  | "alone"
  /** The table began before there were pledges. */
  | "older"
  | "wrong-secret"
  | "wrong-pledge"
  | "wrong-commit"
  | "wrong-list"
  | "wrong-share";

export const bad = (finding: Finding): boolean => finding.startsWith("wrong-");

/** What a finished game proves; `seen` are the rounds that this browser has kept. Null while it goes on. */
export function check(table: TableInfo, seen: Round[]): Finding | null {
  const { luck } = table;
  if (!luck || luck.secret === null) return null;
  if (commitment(luck.secret) !== table.commit) return "wrong-secret";
  if (luck.scheme !== 2) return "older";
  if (
    luck.pledges.some(
      (pledge, seat) => pledge !== null && pledgeOf(table, seat, luck.shares[seat] ?? "") !== pledge,
    )
  )
    return "wrong-pledge";
  const commits = [...luck.voided.map(({ commit }) => commit), table.commit];
  if (seen.some(({ commit }, number) => commit !== "" && commit !== commits[number])) return "wrong-commit";
  const mine = seen[luck.voided.length];
  if (mine?.pledges) {
    if (!luck.shares.includes(mine.share)) return "wrong-share";
    return mine.pledges.join() === luck.pledges.join() ? "checked" : "wrong-list";
  }
  return luck.pledges.every((pledge) => pledge === null) ? "alone" : "fits";
}
