import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { kindle, warmths } from "../../lib/heat";
import { addMessages, addTexts, startLanguage } from "../../lib/i18n";
import type { Position } from "../../lib/protocol";
import Legend from "../../parts/Legend.svelte";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import { box, games } from "./fixtures";
import { heat as module } from "./heat";
import type { View } from "./types";

const playing = games[0]!.filter(({ view }) => view.phase === "play");
const holding = playing.find(({ view }) => view.players[0]!.hand?.origin === "heap")!.view;
const empty = playing.find(({ view }) => !view.players[0]!.hand && view.players[0]!.chip === null)!.view;
const me = holding.players[0]!;
const [first = "", second = ""] = me.spots.map((space) => box.spaces[space]!.name);
const side = me.hand!.side;
const other = side === "front" ? "back" : "front";
const option = (action: string, points: number) => ({ do: action, share: 0.1, win: null, points });
const options = [
  option(`put ${first} ${side} 2`, 2.5),
  option(`put ${second} ${side} 2`, -1),
  option(`put ${first} ${side} 3`, -2),
  option(`put ${second} ${other} 2`, -3),
];

const position = (view: View): Position => ({
  seq: 1,
  hash: "",
  actor: null,
  over: false,
  scores: [],
  winners: [],
  view,
  choices: [],
  t: 0,
  text: null,
});

function show(view: View, more: object = {}) {
  const heat = { of: warmths(options).of, layers: module.layers };
  const props = {
    box,
    position: position(view),
    names: ["Ana", "Ben", "Cleo"],
    you: 0,
    pending: [],
    events: [],
  };
  const does = { choose: vi.fn(), why: vi.fn(), tell: vi.fn(), now: () => 0 };
  return render(Board, {
    props: { ...props, ...does, hint: options[0]!.do, heat, interactive: true, reducedMotion: true, ...more },
  });
}
const warm = () => [...document.querySelectorAll("[data-testid=own] [data-heat]")];

beforeAll(async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  await startLanguage();
  await Promise.all([addTexts("mondo", "table"), addMessages("heat"), addTexts("mondo", "help")]);
});

describe("a world after a hint", () => {
  it("turns the tile as the hint would lay it, and warms the places for it that way", async () => {
    show(holding);
    await vi.waitFor(() =>
      expect(warm().map((one) => one.getAttribute("data-heat"))).toEqual(["+2.5", "−1"]),
    );
    expect(document.querySelectorAll("[data-testid=own] .advised")).toHaveLength(1);
    await fireEvent.click(screen.getByRole("button", { name: "Turn" }));
    expect(warm().map((one) => one.getAttribute("data-heat"))).toEqual(["−2"]);
    expect(document.querySelectorAll("[data-testid=own] .advised")).toHaveLength(0);
  });

  it("points at a tile of the heap, and at nothing on the board, while the hand is empty", () => {
    const slot = empty.heap.findIndex((face) => face >= 0);
    show(empty, { hint: `take ${slot}`, heat: null });
    expect(document.querySelector(".tile.hinted")?.getAttribute("data-slot")).toBe(String(slot));
    expect(warm()).toEqual([]);
  });

  it("lists each place once, at its best", async () => {
    const hint = { kind: "hinted" as const, id: "h", do: options[0]!.do, reason: "mondo-hint-fits", options };
    render(Legend, { heat: await kindle(hint, module), position: position(holding), box, hintText: "" });
    const lines = screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/, turned 2 times: \+2\.5$/);
    expect(module.name("out", position(holding), box)).toBe("out");
  });
});

describe("the bar", () => {
  it("asks for a hint, and says why", async () => {
    const ask = vi.fn();
    const props = {
      position: position(empty),
      names: ["Ana"],
      you: 0,
      pending: [],
      choose: vi.fn(),
      now: () => 0,
    };
    render(Bar, { props: { ...props, ask } });
    await fireEvent.click(screen.getByRole("button", { name: "Hint" }));
    expect(ask).toHaveBeenCalledOnce();
  });
});
