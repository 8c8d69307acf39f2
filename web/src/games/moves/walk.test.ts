import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { addTexts, setLanguage } from "../../lib/i18n";
import { notices } from "../../lib/notices.svelte";
import { index } from "./choices";
import { shapes } from "./fixtures";
import { Hand } from "./hand.svelte";
import { Walk, type Ground } from "./walk.svelte";

const choices = index([
  { do: "castle r3 c3", kind: "place", piece: "castle", rotation: 0, row: 3, col: 3 },
  { do: "castle.1 r3 c3", kind: "place", piece: "castle", rotation: 1, row: 3, col: 3 },
]);

let hand: Hand;
let walk: Walk;
let ground: Ground;
const choose = vi.fn();

beforeAll(async () => {
  await addTexts("moves", "table");
  await setLanguage("en");
});
beforeEach(() => {
  document.body.innerHTML = `<div id="root"><div id="grid" tabindex="0"></div><input /></div><p id="elsewhere"></p>`;
  choose.mockClear();
  ground = {
    shapes,
    keyed: ["obelisk", "castle"],
    interactive: true,
    root: document.querySelector<HTMLElement>("#root") ?? undefined,
    grid: document.querySelector<HTMLElement>("#grid") ?? undefined,
    ahead: () => "Would claim 3 squares.",
    why: vi.fn(),
    tell: vi.fn(),
  };
  hand = new Hand(() => ({
    shapes,
    you: 0,
    choices,
    pending: [],
    interactive: ground.interactive,
    choose,
    undo: undefined,
    why: ground.why,
  }));
  walk = new Walk(hand, () => ground);
});

/** Press a key on an element of the page; was it one of ours? */
function press(key: string, on = "#grid", init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", { key, cancelable: true, ...init });
  Object.defineProperty(event, "target", { value: document.querySelector(on) });
  walk.pressed(event);
  return event.defaultPrevented;
}

describe("by keyboard", () => {
  it("takes a piece by its number, walks, turns and lays it, and says so", () => {
    expect(press("2")).toBe(true);
    expect(hand.piece).toBe("castle");
    expect(document.activeElement).toBe(ground.grid);
    expect(walk.aloud).toBe(true);
    while (hand.spot && hand.spot.row > 3) press("ArrowUp");
    while (hand.spot && hand.spot.col > 3) press("ArrowLeft");
    expect(notices.spoken).toMatch(/fits\. Would claim 3 squares\.$/);
    press("r");
    expect(hand.rotation).toBe(1);
    press("R", "#grid", { shiftKey: true });
    press("Enter");
    expect(choose).toHaveBeenCalledExactlyOnceWith("castle r3 c3");
    press("Escape");
    expect(hand.piece).toBeNull();
  });

  it("says nothing of what follows where the piece does not fit", () => {
    press("2");
    press("ArrowDown");
    press("ArrowDown");
    expect(notices.spoken).toMatch(/not possible\.$/);
  });

  it("reads the squares without a piece, and stays on the board", () => {
    press("ArrowUp");
    expect(walk.reading).toEqual([4, 4]);
    for (let n = 0; n < 12; n++) press("ArrowUp");
    expect(walk.reading).toEqual([0, 4]);
    walk.leave();
    expect(walk.cursor).toBeNull();
    expect(walk.aloud).toBe(false);
  });

  it("leaves keys alone that others need, or that mean nothing", () => {
    expect(press("2", "input")).toBe(false);
    expect(press("2", "#elsewhere")).toBe(false);
    expect(press("2", "#grid", { ctrlKey: true })).toBe(false);
    expect(press("x")).toBe(false);
    expect(press("Escape")).toBe(false);
    expect(press("Enter", "#root")).toBe(false);
    ground = { ...ground, interactive: false };
    expect(press("2")).toBe(false);
    expect(hand.piece).toBeNull();
  });

  it("asks for a piece first, and why one cannot be taken", () => {
    press("Enter");
    expect(ground.tell).toHaveBeenCalledExactlyOnceWith("moves-choose-first");
    press("1");
    expect(ground.why).toHaveBeenCalledExactlyOnceWith("obelisk r0 c0");
    ground = { ...ground, interactive: false };
    walk.take("castle");
    expect(ground.why).toHaveBeenLastCalledWith();
  });
});
