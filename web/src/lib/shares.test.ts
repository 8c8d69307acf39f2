// Against the vectors of docs/luck.md, which the engine's tests check too.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { table } from "../../tests/fixtures";
import type { LuckInfo, TableInfo, Void } from "./protocol";
import { check } from "./proof";
import { commitment, due, pledgeOf, type Round } from "./shares";

const DOCS = readFileSync("../docs/luck.md", "utf-8");
const bytes = (from: number) =>
  Array.from({ length: 32 }, (_, i) => (from + i).toString(16).padStart(2, "0")).join("");
const SECRET = bytes(0);
const SHARES = [bytes(0xa0), null, bytes(0xc0)];
const COMMIT = commitment(SECRET);

const luck = (over: Partial<LuckInfo> = {}): LuckInfo => ({
  scheme: 2,
  pledges: [null, null, null],
  fixed: false,
  opened: [false, false, false],
  voided: [],
  shares: [null, null, null],
  secret: null,
  ...over,
});

const waiting = (over: Partial<LuckInfo> = {}): TableInfo =>
  table({ id: "Zm9vYmFyYmF6", status: "waiting", commit: COMMIT, luck: luck(over) });

const round = (over: Partial<Round> = {}): Round => ({
  commit: COMMIT,
  share: SHARES[0]!,
  pledges: null,
  ...over,
});

const first: Pick<Void, "pledges" | "commit"> = (() => {
  const commit = commitment("00".repeat(32));
  const there = { ...waiting(), commit };
  return {
    commit,
    pledges: [pledgeOf(there, 0, "11".repeat(32)), null, pledgeOf(there, 2, "22".repeat(32))],
  };
})();
const VOID: Void = { ...first, shares: ["11".repeat(32), null, null], freed: 2, name: "Ben" };

const pledges = (there: TableInfo) =>
  SHARES.map((share, seat) => (share === null ? null : pledgeOf(there, seat, share)));

describe("a pledge", () => {
  it("is the one of the published vectors, in the first round and after a void one", () => {
    const published = [...DOCS.matchAll(/pledge of seat \d = ([0-9a-f]{64})/g)].map(([, hash]) => hash);
    const ours = [...pledges(waiting()), ...VOID.pledges, ...pledges(waiting({ voided: [VOID] }))].filter(
      (pledge) => pledge !== null,
    );
    expect(published).toEqual(ours);
    expect(DOCS).toContain(`commit = ${COMMIT}`);
  });
});

describe("what is due", () => {
  const mine = pledgeOf(waiting(), 0, SHARES[0]!);

  it("is first the pledge, then the share, then nothing", () => {
    expect(due(waiting(), round())).toEqual({ do: "pledge", commit: COMMIT, pledge: mine });
    expect(due(waiting({ pledges: [mine, null, null] }), round())).toBeNull();
    const fixed = { pledges: [mine, null, "b".repeat(64)], fixed: true };
    expect(due(waiting(fixed), round())).toEqual({ do: "share", commit: COMMIT, share: SHARES[0] });
    expect(due(waiting({ ...fixed, opened: [true, false, false] }), round())).toBeNull();
  });

  it("is nothing for who watches, at a table of before, and once the game runs", () => {
    expect(due({ ...waiting(), you: null }, round())).toBeNull();
    expect(due(waiting({ scheme: 1 }), round())).toBeNull();
    expect(due({ ...waiting(), status: "running" }, round())).toBeNull();
  });

  it("is to leave when the share that was pledged is lost and nothing can be changed", () => {
    const other = { pledges: ["a".repeat(64), null, null] };
    expect(due(waiting(other), round())?.do).toBe("pledge");
    expect(due(waiting({ ...other, fixed: true }), round())).toEqual({ do: "leave", seat: 0 });
  });

  it("is to open nothing for a commitment that has changed", () => {
    expect(due(waiting(), round({ commit: "e".repeat(64) }))).toEqual({ do: "distrust" });
  });
});

describe("what a finished game proves", () => {
  const given = pledges(waiting());
  const over = (more: Partial<LuckInfo> = {}, of: Partial<TableInfo> = {}): TableInfo => ({
    ...waiting({ pledges: given, shares: SHARES, secret: SECRET, fixed: true, ...more }),
    status: "over",
    ...of,
  });
  const seen = [round({ pledges: given })];

  it("is checked if all is there that this browser has seen and given", () => {
    expect(check(over(), seen)).toBe("checked");
    const after = waiting({ voided: [VOID] });
    const later = over({ voided: [VOID], pledges: pledges(after) });
    const both = [
      round({ commit: VOID.commit, share: "11".repeat(32), pledges: VOID.pledges }),
      round({ pledges: pledges(after) }),
    ];
    expect(check(later, both)).toBe("checked");
  });

  it("is nothing before the secret is told", () => {
    expect(check(over({ secret: null }), seen)).toBeNull();
    expect(check(table(), seen)).toBeNull();
  });

  it("is less for who gave nothing, for a table of bots, and for one of before", () => {
    expect(check(over(), [])).toBe("fits");
    expect(check(over({ pledges: [null, null, null], shares: [null, null, null] }), [])).toBe("alone");
    expect(check(over({ scheme: 1 }), [])).toBe("older");
  });

  it("is wrong if anything was changed", () => {
    const other = "f".repeat(64);
    expect(check(over({ secret: "00".repeat(32) }), seen)).toBe("wrong-secret");
    expect(check(over({ shares: [SHARES[0]!, null, other] }), seen)).toBe("wrong-pledge");
    expect(check(over({ pledges: given.toReversed() }), seen)).toBe("wrong-pledge");
    expect(check(over(), [round({ commit: other, pledges: given })])).toBe("wrong-commit");
    expect(check(over(), [...seen, round()])).toBe("wrong-commit"); // a round that was left out
    expect(check(over(), [round({ pledges: [given[0]!, null, other] })])).toBe("wrong-list");
    expect(check(over(), [round({ share: other, pledges: given })])).toBe("wrong-share");
  });
});
