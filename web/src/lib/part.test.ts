// A page doing its part at a server that the test plays.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { seat, table } from "../../tests/fixtures";
import { api, ApiError } from "./api";
import { rounds } from "./kept";
import { Part, takePart } from "./part";
import type { LuckInfo, Pledge, Share, TableInfo } from "./protocol";

const COMMIT = "c".repeat(64);
let now: TableInfo;
let said: (Pledge | Share)[];
const leave = vi.fn<(seat: number) => void>();
const distrust = vi.fn<() => void>();

const changed = (luck: Partial<LuckInfo>, over: Partial<TableInfo> = {}): TableInfo => {
  now = { ...now, ...over, luck: { ...now.luck!, ...luck } };
  return now;
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  leave.mockClear();
  distrust.mockClear();
  said = [];
  const luck: LuckInfo = {
    scheme: 2,
    pledges: [null, null],
    fixed: false,
    opened: [false, false],
    voided: [],
    shares: [null, null],
    secret: null,
  };
  now = table({ id: `t${Math.random()}`, status: "waiting", commit: COMMIT, luck });
  vi.spyOn(api, "table").mockImplementation(() => Promise.resolve(now));
  vi.spyOn(api, "join").mockImplementation(() => Promise.resolve(now));
  vi.spyOn(api, "pledge").mockImplementation((_, wish) => {
    said.push(wish);
    return Promise.resolve(changed({ pledges: [wish.pledge, null], fixed: true }));
  });
  vi.spyOn(api, "share").mockImplementation((_, wish) => {
    said.push(wish);
    return Promise.resolve(changed({ opened: [true, false] }, { status: "running" }));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const settled = () => vi.advanceTimersByTimeAsync(0);

describe("doing one's part", () => {
  it("is a pledge and then the share, which the browser has kept before", async () => {
    expect((await takePart(now)).status).toBe("running");
    const [kept] = rounds(now.id);
    expect(said[1]).toEqual({ commit: COMMIT, share: kept!.share });
    expect(kept!.pledges).toEqual(now.luck!.pledges);
  });

  it("waits for the others, and goes on when they are there, also after the page was loaded again", async () => {
    vi.mocked(api.pledge).mockImplementation((_, wish) => {
      said.push(wish);
      return Promise.resolve(changed({ pledges: [wish.pledge, null] }));
    });
    new Part(leave, distrust).see(now);
    await settled();
    expect(said).toHaveLength(1);
    const again = new Part(leave, distrust);
    again.see(now);
    await settled();
    expect(said).toHaveLength(1);
    again.see(changed({ fixed: true }));
    await settled();
    expect(said[1]).toEqual({ commit: COMMIT, share: rounds(now.id)[0]!.share });
  });

  it("is tried again after a refusal that passes", async () => {
    vi.mocked(api.pledge).mockRejectedValueOnce(new ApiError("not-stored", "the disk is full", 503));
    new Part(leave, distrust).see(now);
    await settled();
    expect(said).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(said).toHaveLength(2);
  });

  it("ends with the page", async () => {
    vi.mocked(api.pledge).mockRejectedValue(new ApiError("unreachable", "no line", 0));
    const part = new Part(leave, distrust);
    part.see(now);
    await settled();
    part.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(api.pledge).toHaveBeenCalledOnce();
  });

  it("begins anew in a new round, and remembers the old one", async () => {
    await takePart(now);
    const vain = {
      commit: COMMIT,
      pledges: now.luck!.pledges,
      shares: [null, null],
      freed: 1,
      name: "Bo",
    };
    const commit = "d".repeat(64);
    const next = { pledges: [null, null], fixed: false, opened: [false, false], voided: [vain] };
    await takePart(changed(next, { status: "waiting", commit }));
    const [old, new_] = rounds(now.id);
    expect([old!.commit, new_!.commit]).toEqual([COMMIT, commit]);
    expect(old!.share).not.toBe(new_!.share);
    expect(said).toHaveLength(4);
  });

  it("leaves the seat once when the pledged share is lost, and sits down again", async () => {
    const part = new Part(leave, distrust);
    part.see(changed({ pledges: ["a".repeat(64), null], fixed: true }));
    await settled();
    part.see({ ...now });
    await settled();
    expect(leave.mock.calls).toEqual([[0]]);
    expect(said).toEqual([]);
    vi.mocked(api.join).mockImplementation(() => {
      part.see(changed({ pledges: [null, null], fixed: false })); // everybody is told before the answer comes
      return Promise.resolve(now);
    });
    part.see({ ...now, you: null, seats: [seat({ kind: "open" }), seat()] });
    await settled();
    expect(api.join).toHaveBeenCalledExactlyOnceWith(now.id, {});
    expect(said).toHaveLength(2);
  });

  it("opens nothing where the commitment has changed", async () => {
    await takePart(now);
    new Part(leave, distrust).see({ ...now, status: "waiting", commit: "e".repeat(64) });
    await settled();
    expect(distrust).toHaveBeenCalledOnce();
    expect(said).toHaveLength(2);
  });
});
