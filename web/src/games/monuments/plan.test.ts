import { describe, expect, it } from "vitest";
import { group } from "./choices";
import { box, games, monument } from "./fixtures";
import { builders, column, extent, layout, levels, slotState } from "./plan";

describe("the plan", () => {
  it("has every slot on one level", () => {
    for (const plan of box.monuments) {
      expect(levels(plan).flatMap((l) => l.slots)).toHaveLength(plan.slots.length);
    }
    expect(levels(monument("notre-dame")).map((l) => l.slots.length)).toEqual([20, 13, 7, 4]);
    expect(extent(monument("capitol"))).toEqual({ width: 9, depth: 4 });
  });

  it("lies across or along, with every slot inside and none on another", () => {
    for (const plan of box.monuments) {
      for (const turned of [false, true]) {
        const { width, depth, at } = layout(plan, turned);
        expect([width, depth].toSorted()).toEqual(Object.values(extent(plan)).toSorted());
        for (const { slots } of levels(plan)) {
          const places = slots.map(at);
          expect(new Set(places.map((p) => `${p.x},${p.y}`)).size).toBe(slots.length);
          for (const { x, y } of places) {
            expect(Math.min(x, y, width - 1 - x, depth - 1 - y)).toBeGreaterThanOrEqual(0);
          }
        }
      }
    }
    // a quarter to the right: what was on the left is at the top
    expect(layout(monument("capitol"), true).at({ ...monument("capitol").slots[0]!, x: 0, y: 3 })).toEqual({
      x: 0,
      y: 0,
    });
  });

  it("follows a slot down to the ground", () => {
    const plan = monument("notre-dame");
    const nave = plan.slots.find((s) => s.level === 3 && s.x === 1.5 && s.y === 2);
    if (!nave) throw new Error("no nave");
    const levelsBelow = column(nave, plan).map((s) => s.level);
    expect(levelsBelow.filter((l) => l === 3)).toHaveLength(1);
    expect(levelsBelow.filter((l) => l === 2)).toHaveLength(4);
    expect(levelsBelow.filter((l) => l === 1)).toHaveLength(6);
  });

  it("calls a place legal in real games only when it is free and stands on built ones", () => {
    let seen = 0;
    for (const { view, choices } of games.flat()) {
      const plan = monument(view.monument);
      const built = builders(view);
      const grouped = group(choices);
      for (const slot of plan.slots) {
        const state = slotState(slot, built, grouped);
        if (state !== "legal") continue;
        seen += 1;
        expect(slot.supports.every((id) => built.has(id)) && !built.has(slot.id)).toBe(true);
      }
    }
    expect(seen).toBeGreaterThan(100);
  });
});
