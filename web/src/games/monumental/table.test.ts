import { describe, expect, it } from "vitest";
import { acts, heading, wishAt, wishFor } from "./choices";
import { amounts } from "./effects";
import { box, catalog, find, games, moves } from "./fixtures";
import { beside, centre, frame, outline, SIZE } from "./hex";
import { changesOf, pace, tilesOf } from "./moments";
import { ranking, rows } from "./scoring";
import type { Event } from "./types";

describe("hexes", () => {
  it("lie a side and a half apart, and all inside the window", () => {
    for (const map of box.maps) {
      const [left = 0, top = 0, width = 0, height = 0] = frame(map.tiles).split(" ").map(Number);
      for (const tile of map.tiles) {
        const { x, y } = centre(tile);
        expect(x - SIZE * 0.86).toBeGreaterThan(left);
        expect(x + SIZE * 0.86).toBeLessThan(left + width);
        expect(y - SIZE).toBeGreaterThan(top);
        expect(y + SIZE).toBeLessThan(top + height);
      }
      const places = new Set(map.tiles.map((tile) => Object.values(centre(tile)).map(Math.round).join()));
      expect(places.size).toBe(map.tiles.length);
    }
    expect(outline().split(" ")).toHaveLength(6);
  });

  it("can all be reached with the arrow keys", () => {
    for (const { tiles } of box.maps) {
      const seen = new Set(tiles.slice(0, 1).map(({ id }) => id));
      for (const id of seen)
        for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
          const next = beside(tiles, id, key);
          if (next !== null) seen.add(next);
        }
      expect(seen.size).toBe(tiles.length);
    }
  });
});

describe("what just happened", () => {
  const events: Event[] = [
    { kind: "did", seat: 1, do: "conquer c2", asked: "act", card: null },
    { kind: "changed", seat: 1, resources: { military: -1 } },
    { kind: "changed", seat: 1, resources: { military: -1, gold: 2 } },
    { kind: "took", seat: 1, tile: "c2", origin: null },
    { kind: "founded", seat: 1, wonder: "pyramids", tile: null },
    { kind: "struck", seat: 0, tile: "d1", monster: "hydra" },
  ];

  it("names the tiles and sums the supply of a seat", () => {
    expect(tilesOf(events)).toEqual(["c2", "d1"]);
    expect(changesOf(events, 1)).toEqual({ military: -2, gold: 2 });
    expect(changesOf(events, 0)).toEqual({});
  });

  it("takes as long as what people did needs to be followed", () => {
    const luck: Event = { kind: "did", seat: null, do: "draw fort", asked: "card", card: null };
    expect(pace([])).toBe(0);
    expect(pace([luck])).toBeLessThan(pace(events));
    expect(pace(Array.from({ length: 50 }, () => events[0]!))).toBeLessThanOrEqual(1500);
  });
});

describe("the actions of a turn", () => {
  it("list every kind that a position offers, and what to ask about where it offers none", () => {
    for (const { view, choices } of moves.filter((move) => move.view.asked === "act")) {
      const listed = acts(view, 0, catalog);
      const headings = new Set(listed.map((act) => act.heading));
      for (const choice of choices.filter(({ kind }) => kind !== "end"))
        expect(headings, choice.do).toContain(heading(choice));
      for (const { sample } of listed) expect(sample).toMatch(/^[a-z]+( [a-z0-9-]+)*$/);
    }
  });

  it("are asked about at the thing that was touched", () => {
    const { view } = find("a realm", (move) => move.view.phase === "action");
    const capital = view.civilizations[0]?.capital ?? "";
    expect(wishAt(view, 0, capital)).toBe(`soldier ${capital}`);
    expect(wishAt(view, null, capital)).toBe(`conquer ${capital}`);
    expect(wishFor(catalog, "pyramids")).toBe("build pyramids");
    expect(wishFor(catalog, "factory")).toBe("buy factory");
  });
});

describe("scores", () => {
  it("are ranked, level seats in their order", () => {
    expect(ranking([3, 9, 3, 12])).toEqual([3, 1, 0, 2]);
  });

  it("leave Monsters out where none was defeated", () => {
    const view = games[0]?.at(-1)?.view;
    if (!view) throw new Error("no game");
    expect(rows(view, catalog).map((row) => row.kind)).not.toContain("monsters");
    const slain = view.civilizations.map((player) => ({
      ...player,
      points: { ...player.points, monsters: 2 },
    }));
    expect(rows({ ...view, civilizations: slain }, catalog).at(-1)).toMatchObject({
      kind: "monsters",
      each: 1,
    });
  });
});

it("reads amounts of the effect language", () => {
  expect(amounts("2P 1S")).toEqual({ production: 2, science: 1 });
  expect(amounts("1A")).toEqual({ any: 1 });
  expect(amounts("")).toEqual({});
});
