import { describe, expect, it } from "vitest";
import { games } from "./fixtures";
import { follow } from "./follow";
import type { View } from "./types";

describe("following a game by its events", () => {
  it("keeps the view equal to the server's, move by move", () => {
    let followed = 0;
    for (const moves of games) {
      let view: View = moves[0]!.view;
      for (const move of moves.slice(1)) {
        const whole = move.events.some(
          (event) =>
            ["dealt", "began", "ended"].includes(event.kind) || (event.kind === "ready" && event.all),
        );
        view = whole ? move.view : move.events.reduce(follow, view);
        expect(view, move.do).toEqual(move.view);
        followed += whole ? 0 : 1;
      }
    }
    expect(followed).toBeGreaterThan(200);
  });

  it("meets everything that can happen", () => {
    const kinds = new Set(games.flat().flatMap(({ events }) => events.map(({ kind }) => kind)));
    for (const kind of ["taken", "turned", "laid", "returned", "picked", "left"])
      expect(kinds).toContain(kind);
  });
});
