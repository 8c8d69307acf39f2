import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { addTexts, startLanguage } from "../../lib/i18n";
import type { Position } from "../../lib/protocol";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import { box, games } from "./fixtures";
import type { Box, Event, Held, View } from "./types";
import { logLine } from "./words";

const NAMES = ["Ana", "Ben", "Cleo"];
const expert = games[0]!;
const playing = expert.filter(({ view }) => view.phase === "play");
const empty = playing.find(({ view }) => view.players[0]!.hand === null && view.players[0]!.chip === null)!;
const holding = playing.find(({ view }) => view.players[0]!.hand?.origin === "heap")!;

beforeAll(async () => {
  // jsdom lays nothing out
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  await startLanguage();
  await addTexts("mondo", "table");
});

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
  const choose = vi.fn();
  const tell = vi.fn();
  const props = {
    box,
    position: position(view),
    names: NAMES,
    you: 0,
    pending: [],
    events: [] as Event[],
    hint: null,
    interactive: true,
    reducedMotion: true,
    choose,
    why: () => {},
    tell,
    now: () => 0,
  };
  return { choose, tell, ...render(Board, { props: { ...props, ...more } }) };
}

const key = (target: Element, name: string) => fireEvent.keyDown(target, { key: name, bubbles: true });

describe("the heap", () => {
  it("shows every tile that lies there, and none that is gone", () => {
    show(empty.view);
    const shown = document.querySelectorAll("[data-slot]").length;
    expect(shown).toBe(empty.view.heap.filter((face) => face >= 0).length);
  });

  it("is walked, taken from and turned over by keys", async () => {
    const { choose } = show(empty.view);
    const heap = screen.getByTestId("heap");
    heap.focus();
    await key(heap, "ArrowRight");
    const slot = document.querySelector<HTMLElement>(".cursor[data-slot]")!.dataset.slot;
    await key(heap, "f");
    expect(choose).toHaveBeenLastCalledWith(`turn ${slot}`);
    await key(heap, "Enter");
    expect(choose).toHaveBeenLastCalledWith(`take ${slot}`);
  });

  it("lifts a tile that is being reached for, and no longer when somebody else has it", async () => {
    const slot = empty.view.heap.findIndex((face) => face >= 0);
    const { rerender } = show(empty.view, { pending: [`take ${slot}`] });
    expect(document.querySelector(`[data-slot="${slot}"]`)).toBeNull();
    expect(document.querySelector(".reaching")).not.toBeNull();
    const gone = { ...empty.view, heap: empty.view.heap.map((face, at) => (at === slot ? -1 : face)) };
    await rerender({ position: position(gone) });
    expect(document.querySelector(".reaching")).toBeNull();
    expect(document.querySelector(`[data-slot="${slot}"]`)).toBeNull();
  });
});

describe("the tile in the hand", () => {
  const hand = () => holding.view.players[0]!.hand as Held;

  it("is turned, flipped and laid down where it is held", async () => {
    const { choose } = show(holding.view);
    const own = screen.getByTestId("own");
    own.focus();
    await key(own, "ArrowUp"); // the first key holds it over a space where it may lie
    await key(own, "f");
    await key(own, "Enter");
    const side = hand().side === "front" ? "back" : "front";
    expect(choose).toHaveBeenCalledTimes(1);
    const [text] = choose.mock.calls[0] as [string];
    expect(text).toMatch(new RegExp(`^put r\\dc\\d ${side} [0-3]$`));
    const before = Number(text.at(-1));
    await key(own, "r");
    await key(own, "Enter");
    expect(choose.mock.calls[1]![0]).toBe(`${text.slice(0, -1)}${(before + 1) % 4}`);
  });

  it("goes back with the side that is up", async () => {
    const { choose } = show(holding.view);
    screen.getByTestId("own").focus();
    await key(screen.getByTestId("own"), "Escape");
    expect(choose).toHaveBeenLastCalledWith(`back ${hand().side}`);
  });

  it("goes back for another", async () => {
    const { choose } = show(holding.view);
    const village = holding.view.players[0]!.villages.findIndex(Boolean);
    await fireEvent.click(
      screen.getByRole("group", { name: "Your villages" }).querySelectorAll("button")[village]!,
    );
    expect(choose.mock.calls.map(([text]) => String(text).split(" ")[0])).toEqual(["back", "village"]);
  });

  it("is not there for who has jumped out", async () => {
    const out = { ...empty.view, players: empty.view.players.map((player) => ({ ...player, chip: 2 })) };
    const { choose } = show(out);
    const heap = screen.getByTestId("heap");
    heap.focus();
    await key(heap, "ArrowRight");
    await key(heap, "Enter");
    expect(choose).not.toHaveBeenCalled();
  });
});

describe("a table at which children play along", () => {
  const family = games[2]!;
  const spoilt = family.findLast(
    ({ view }) => view.phase === "play" && view.players.some(({ wrong }) => wrong.length > 0),
  )!.view;
  const seat = spoilt.players.findIndex(({ wrong }) => wrong.length > 0);

  it("marks an edge that does not match without a cross, since it costs nothing", () => {
    show(spoilt, { you: seat });
    expect(document.querySelectorAll(".own .fault.mild").length).toBeGreaterThan(0);
    expect(document.querySelector(".own .cross")).toBeNull();
    cleanup();
    show({ ...spoilt, children: false, wrong_costs: true }, { you: seat });
    expect(document.querySelectorAll(".own .cross").length).toBeGreaterThan(0);
  });

  it("says that they do, and has no clock that would run", () => {
    render(Bar, {
      props: {
        position: position(spoilt),
        you: seat,
        names: NAMES,
        pending: [],
        choose: vi.fn(),
        now: () => 0,
      },
    });
    expect(screen.getByText("with children")).toBeTruthy();
    expect(logLine({ kind: "began", ends: null } as Event, NAMES)).toEqual({ key: "mondo-line-go" });
    expect(logLine({ kind: "began", ends: 5 } as Event, NAMES)).toEqual({ key: "mondo-line-began" });
  });
});

describe("the score sheet", () => {
  const scored = games[2]!.find(({ view }) => view.phase === "scored")!.view;
  const row = (name: string) => screen.getByRole("button", { name });

  it("keeps what a row has counted lit until it is pressed again, and says that it does", async () => {
    show(scored);
    const lit = () => document.querySelectorAll(".lit").length - trees; // whose crowns are lit too
    const trees = document.querySelectorAll(".lit").length;
    const empty = row("Empty spaces");
    expect(empty.getAttribute("aria-pressed")).toBe("false");
    await fireEvent.click(empty);
    expect(empty.getAttribute("aria-pressed")).toBe("true");
    expect(lit()).toBeGreaterThan(0);
    await fireEvent.click(empty);
    expect(empty.getAttribute("aria-pressed")).toBe("false");
    expect(lit()).toBe(0);
  });

  it("says which places a row has counted to who cannot see them", () => {
    show(scored);
    const told = document.getElementById(row("Empty spaces").getAttribute("aria-describedby") ?? "");
    const free = scored.players[0]!.board.findIndex((laid) => !laid);
    const { row: line, col } = (box as Box).spaces[free]!;
    expect(told?.textContent).toContain(`Ana: row ${line + 1}, column ${col + 1};`);
  });
});

describe("the bar", () => {
  const bar = (view: View, now: number, choose = vi.fn()) => {
    render(Bar, { position: position(view), you: 0, names: NAMES, pending: [], choose, now: () => now });
    return choose;
  };

  it("shows the time that is left, unless it is hidden or there is none", () => {
    bar({ ...empty.view, clock: "shown", ends: 100_000 }, 38_000);
    expect(screen.getByTestId("clock").textContent?.trim()).toBe("1:02");
    cleanup();
    bar({ ...empty.view, clock: "hidden", ends: null }, 38_000);
    expect(screen.getByTestId("clock").textContent).not.toMatch(/\d/);
    cleanup();
    bar({ ...empty.view, clock: "none", ends: null }, 38_000);
    expect(screen.getByTestId("clock").textContent).toContain("∞");
  });

  it("asks once before one jumps out, and a second Enter stays in", async () => {
    const choose = bar(empty.view, 0);
    await fireEvent.click(screen.getByTestId("out"));
    expect(choose).not.toHaveBeenCalled();
    expect(document.activeElement?.textContent).toBe("Stay in");
    await fireEvent.click(screen.getByTestId("out-really"));
    expect(choose).toHaveBeenCalledWith("out");
  });
});
