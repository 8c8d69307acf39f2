import { describe, expect, it } from "vitest";
import { arrow, building, group, single } from "./choices";
import { games, monument } from "./fixtures";
import type { Choice } from "./types";

const step = (space: string, colour: Choice["colour"]): Choice => ({
  do: colour ? `${space} ${colour}` : space,
  kind: "step",
  space,
  colour,
  slot: null,
  points: 0,
  seat: null,
});

describe("choices", () => {
  it("are grouped by what one touches", () => {
    const build: Choice = {
      ...step("", null),
      do: "L1 0,0",
      kind: "build",
      space: null,
      slot: 4,
      colour: "purple",
    };
    const { spaces, slots } = group([step("m1", "red"), step("o2", null), step("m1", "purple"), build]);
    expect([...spaces.keys()]).toEqual(["m1", "o2"]);
    expect(spaces.get("m1")?.map((c) => c.colour)).toEqual(["red", "purple"]);
    expect(slots.get(4)).toBe(build);
  });

  it("ask for the token only where there are several kinds", () => {
    expect(single([step("o2", null)])?.do).toBe("o2");
    expect(single([step("m1", "red"), step("m1", "purple")])).toBeNull();
  });

  it("all have their place on the board in real games", () => {
    for (const { choices } of games.flat()) {
      const { spaces, slots } = group(choices);
      expect([...spaces.values()].flat().length + slots.size).toBe(choices.length);
    }
  });

  it("to build are said as the server says them", () => {
    let compared = 0;
    for (const { view, choices } of games.flat()) {
      for (const { do: action, slot } of choices) {
        const place = slot === null ? undefined : monument(view.monument).slots[slot];
        if (!place) continue;
        expect(building(place)).toBe(action);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  it("are walked through with the arrow keys, round and round", () => {
    expect(arrow("ArrowRight", ["a", "b", "c"], "a")).toBe("b");
    expect(arrow("ArrowDown", ["a", "b", "c"], "c")).toBe("a");
    expect(arrow("ArrowLeft", ["a", "b", "c"], "a")).toBe("c");
    expect(arrow("End", ["a", "b", "c"], "a")).toBe("c");
    expect(arrow("ArrowUp", ["a", "b", "c"], "gone")).toBe("c");
    expect(arrow("x", ["a", "b", "c"], "a")).toBeNull();
    expect(arrow("ArrowRight", [], "a")).toBeNull();
  });
});
