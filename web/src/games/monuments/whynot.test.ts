import { describe, expect, it } from "vitest";
import { box, fresh, monument } from "./fixtures";
import type { View } from "./types";
import { whyNotSlot, whyNotSpace, type Situation } from "./whynot";

const at = (view: Partial<View>, more: Partial<Situation> = {}): Situation => ({
  box,
  view: { ...fresh, ...view },
  you: 0,
  pending: [],
  choosing: true,
  origin: null,
  ...more,
});

const plan = monument("notre-dame");
function slot(level: number, x: number, y: number) {
  const found = plan.slots.find((s) => s.level === level && s.x === x && s.y === y);
  if (!found) throw new Error(`no slot at ${x}, ${y}`);
  return found;
}

describe("why a space cannot be entered", () => {
  it.each<[string, string, Situation]>([
    ["over", "o4", at({ phase: "over" })],
    ["watching", "o4", at({}, { you: null })],
    ["not-your-turn", "o4", at({ actor: 1 })],
    ["busy", "o4", at({ phase: "laying", actor: null })],
    ["confirm", "o4", at({ actor: 1 }, { pending: ["o2"], choosing: false })],
    ["quarry-closed", "o4", at({ phase: "building" })],
    ["rim-first", "m1", at({ worker: null })],
    ["here", "o3", at({})],
    ["visited", "o4", at({ worker: "o3", trail: ["o4", "o3"] })],
    ["far", "o9", at({})],
    ["return", "o4", at({}, { origin: "o4" })],
    ["last-inside", "m1", at({ steps_left: 1 })],
    ["nothing", "o4", at({ steps_left: 1 })],
    ["no-way-out", "m1", at({ steps_left: 2 })],
    ["middle-only", "o1", at({ phase: "laying" })],
    ["named", "m1", at({ phase: "laying", singles: ["m1"] })],
  ])("says %s for %s", (reason, space, situation) => {
    expect(whyNotSpace(situation, space).key).toBe(`monuments-why-${reason}`);
  });
});

describe("why a token cannot be built", () => {
  const roof = slot(2, 3, 0.5);

  it("says that the supports are missing, and how many", () => {
    const none = whyNotSlot(at({ phase: "building" }), roof);
    expect(none).toEqual({ key: "monuments-why-unsupported", args: { missing: 2 } });
    const one = whyNotSlot(at({ phase: "building", built: [{ slot: slot(1, 3, 0).id, seat: 1 }] }), roof);
    expect(one.args).toEqual({ missing: 1 });
  });

  it("says which colour is missing when the place is free", () => {
    const why = whyNotSlot(at({ phase: "building" }), slot(1, 0, 0));
    expect(why).toEqual({ key: "monuments-why-no-token", args: { colour: "purple" } });
  });

  it("says that a place is taken, even when it is not your turn", () => {
    const built = [{ slot: slot(1, 0, 0).id, seat: 1 }];
    expect(whyNotSlot(at({ phase: "building", actor: 1, built }), slot(1, 0, 0)).key).toBe(
      "monuments-why-taken",
    );
  });

  it("sends one to the quarry first, and who has passed to the next round", () => {
    expect(whyNotSlot(at({}), roof).key).toBe("monuments-why-building-later");
    const passed = at({ phase: "building", actor: 1, passed: [true, false] });
    expect(whyNotSlot(passed, roof).key).toBe("monuments-why-passed");
  });
});
