import { describe, expect, it } from "vitest";
import { index, laying, NONE } from "./choices";
import { moves } from "./fixtures";

describe("choices", () => {
  it("are found by piece, turn and place, every one of them", () => {
    const many = moves.reduce((a, b) => (b.choices.length > a.choices.length ? b : a)).choices;
    expect(many.length).toBeGreaterThan(1000);
    const choices = index(many);
    for (const { do: action, piece, rotation, row, col } of many) {
      if (piece === null) continue;
      expect(choices.at({ piece, rotation, row, col })).toBe(action);
      expect(choices.spot(action)).toEqual({ piece, rotation, row, col });
      expect(laying({ piece, rotation, row, col })).toBe(action);
    }
    expect([...choices.places.values()].reduce((a, b) => a + b, 0)).toBe(many.length);
  });

  it("know passing apart from placing", () => {
    const passing = moves.find((move) => move.choices.some((choice) => choice.kind === "pass"));
    expect(index(passing?.choices ?? []).pass).toBe("pass");
    expect(NONE.pass).toBeNull();
    expect(NONE.spot("pass")).toBeNull();
    expect(NONE.at({ piece: "castle", rotation: 0, row: 0, col: 0 })).toBeNull();
  });
});
