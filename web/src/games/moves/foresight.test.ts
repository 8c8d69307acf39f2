import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { moves } from "./fixtures";
import { aheadOf, BETWEEN, Foresight, matters, type Ahead } from "./foresight.svelte";
import type { Event } from "./types";

const CLAIM: Event[] = [
  { kind: "placed", seat: 0, piece: "castle", rotation: 0, row: 1, col: 1 },
  { kind: "claimed", seat: 0, squares: [[0, 0]] },
];

let answers: Map<string, (events: Event[] | null) => void>;
let foresee: ReturnType<typeof vi.fn<(action: string) => Promise<Event[] | null>>>;
let told: Ahead[];
let foresight: Foresight;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  answers = new Map();
  told = [];
  foresee = vi.fn((action: string) => new Promise<Event[] | null>((done) => answers.set(action, done)));
  foresight = new Foresight(
    () => foresee,
    (ahead) => told.push(ahead),
  );
});
afterEach(() => void vi.useRealTimers());

async function answer(action: string, events: Event[] | null = CLAIM) {
  answers.get(action)?.(events);
  await Promise.resolve();
  await Promise.resolve();
}
const asked = () => foresee.mock.calls.map(([action]) => action);

describe("foresight", () => {
  it("asks at once, once for each place, and remembers", async () => {
    foresight.aim("a");
    vi.advanceTimersByTime(0);
    expect(asked()).toEqual(["a"]);
    expect(foresight.ahead).toBeNull();
    await answer("a");
    expect(foresight.ahead?.claims).toEqual([[0, 0]]);
    expect(told).toHaveLength(1);
    foresight.aim(null);
    expect(foresight.ahead).toBeNull();
    foresight.aim("a");
    vi.advanceTimersByTime(BETWEEN);
    expect(foresight.ahead?.claims).toEqual([[0, 0]]);
    expect(asked()).toEqual(["a"]);
    expect(told).toHaveLength(1);
  });

  it("asks only for where a sweeping hand comes to rest", () => {
    for (const action of ["a", "b", "c", "d"]) {
      foresight.aim(action);
      vi.advanceTimersByTime(5);
    }
    vi.advanceTimersByTime(BETWEEN);
    expect(asked()).toEqual(["a", "d"]);
  });

  it("keeps an answer that comes late, and does not show it elsewhere", async () => {
    foresight.aim("a");
    vi.advanceTimersByTime(0);
    foresight.aim("b");
    await answer("a");
    expect(foresight.ahead).toBeNull();
    expect(told).toEqual([]);
    expect(foresight.of("a")).not.toBeNull();
  });

  it("knows nothing of another turn", async () => {
    foresight.aim("a");
    vi.advanceTimersByTime(0);
    foresight.forget();
    await answer("a");
    expect(foresight.of("a")).toBeNull();
    foresight.aim("a");
    vi.advanceTimersByTime(BETWEEN);
    await answer("a", null);
    expect(foresight.of("a")).toBeNull();
  });
});

it("tells of claims and captures in real matches, and of nothing else", () => {
  for (const { events } of moves) {
    const counts = events.some((event) => event.kind === "claimed" || event.kind === "captured");
    expect(matters(aheadOf(events))).toBe(counts);
  }
  expect(moves.some(({ events }) => aheadOf(events).taken.length > 0)).toBe(true);
});
