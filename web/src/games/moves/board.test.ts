import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { addTexts, setLanguage } from "../../lib/i18n";
import { notices } from "../../lib/notices.svelte";
import type { Position } from "../../lib/protocol";
import Board from "./Board.svelte";
import { box, fresh, games, moves, shapes, type Played } from "./fixtures";
import { grip } from "./shapes";
import Result from "./Result.svelte";
import { opening, sample } from "./sample";
import SetUp from "./SetUp.svelte";
import type { Choice } from "./types";

const NAMES = ["Ana", "Ben"];

function positionOf({ view, choices }: Pick<Played, "view" | "choices">, seq = 1): Position {
  return {
    seq,
    hash: "",
    actor: view.actor,
    over: false,
    scores: [0, 0],
    winners: [],
    view,
    choices,
    t: null,
    text: null,
  };
}

function show(move: Pick<Played, "view" | "choices">, more: object = {}) {
  const [choose, undo, tell, why] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const props = {
    box,
    position: positionOf(move),
    names: NAMES,
    you: 0,
    pending: [],
    events: [],
    hint: null,
    interactive: true,
  };
  const view = render(Board, { props: { ...props, reducedMotion: true, choose, undo, tell, why, ...more } });
  const grid = view.container.querySelector<HTMLElement>("[data-squares]");
  if (!grid) throw new Error("no squares");
  // jsdom lays nothing out: a square is ten pixels wide
  grid.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  return { choose, undo, tell, why, grid, ...view };
}

function find(what: string, test: (move: Played) => boolean): Played {
  const found = moves.find(test);
  if (!found) throw new Error(`no move with ${what} in the matches played`);
  return found;
}
const building = () => find("a build", (m) => m.choices.length > 100 && m.choices[0]?.kind === "place");
const people = () => find("the People Piece", (m) => m.choices[0]?.kind === "people");

const button = (container: HTMLElement, piece: string): HTMLElement => {
  const found = container.querySelector<HTMLElement>(`[data-piece-button="${piece}"]`);
  if (!found) throw new Error(`no button for ${piece}`);
  return found;
};
/** jsdom knows no pointer events: mouse events under their names, with what is read of them. */
function pointer(target: Element | Window, type: string, init: MouseEventInit) {
  const event = new MouseEvent(`pointer${type}`, { bubbles: true, cancelable: true, button: 0, ...init });
  return fireEvent(target, Object.assign(event, { pointerType: "mouse", pointerId: 1 }));
}
/** The pointer over the square by which a choice's piece is held. */
function over(choice: Choice) {
  const [row, col] = grip(shapes.shape(choice.piece ?? "", 0, choice.rotation));
  return { clientX: (choice.col + col) * 10 + 5, clientY: (choice.row + row) * 10 + 5 };
}
async function tap(grid: HTMLElement, choice: Choice) {
  await pointer(grid, "move", over(choice));
  await pointer(grid, "down", over(choice));
  await pointer(grid, "up", over(choice));
}
const firstOf = (move: Played, rotation = 0): Choice => {
  const found = move.choices.find(
    (c) => c.rotation === rotation && shapes.turns(c.piece ?? "", 0).length > 1,
  );
  if (!found) throw new Error("no such choice");
  return found;
};

/** jsdom animates nothing: an animation here is over when its time is. */
const animate = (_frames: unknown, options: { duration?: number }) => {
  const animation = { cancel: () => {}, onfinish: () => {}, currentTime: 0, playState: "running" };
  setTimeout(() => animation.onfinish(), options.duration ?? 0);
  return animation;
};

beforeAll(async () => {
  await Promise.all((["table", "setup", "help"] as const).map((part) => addTexts("moves", part)));
  await setLanguage("en");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("by pointer", () => {
  it("shows a ghost under the pointer, lays a piece, and says nothing of two thousand choices in the page", async () => {
    const move = building();
    const choice = firstOf(move);
    const { container, grid, choose } = show(move);
    await fireEvent.click(button(container, choice.piece ?? ""), { detail: 1 });
    await pointer(grid, "move", over(choice));
    expect(container.querySelector("[data-ghost]")?.getAttribute("data-ghost")).toBe("true");
    await tap(grid, choice);
    expect(choose).toHaveBeenCalledExactlyOnceWith(choice.do);
    expect(container.querySelectorAll("[data-do]")).toHaveLength(0);
  });

  it("shows what the ghost would claim and capture before it is laid", async () => {
    const move = building();
    const choice = firstOf(move);
    const taken = move.view.pieces[0];
    const claim = {
      kind: "claimed",
      seat: 0,
      squares: [
        [0, 0],
        [0, 1],
      ],
    };
    const foresee = vi.fn(async () => [claim, { kind: "captured", seat: 0, taken }]);
    const { container, grid, choose } = show(move, { foresee });
    await fireEvent.click(button(container, choice.piece ?? ""), { detail: 1 });
    await pointer(grid, "move", over(choice));
    await vi.waitFor(() => expect(container.querySelector("[data-ahead-claims='2']")).not.toBeNull());
    expect(container.querySelector(`[data-ahead-taken="${taken?.piece}"]`)).not.toBeNull();
    expect(container.querySelectorAll(".leaving")).toHaveLength(1);
    expect(foresee).toHaveBeenCalledExactlyOnceWith(choice.do);
    expect(choose).not.toHaveBeenCalled();
    await pointer(grid, "leave", {});
    expect(container.querySelector("[data-ahead-claims], [data-ahead-taken]")).toBeNull();
  });

  it("turns the ghost with the wheel and the button", async () => {
    const move = building();
    const choice = firstOf(move, 1);
    const { container, grid, choose } = show(move);
    await fireEvent.click(button(container, choice.piece ?? ""), { detail: 1 });
    await fireEvent.wheel(grid, { deltaY: 60 });
    await tap(grid, choice);
    expect(choose).toHaveBeenCalledWith(choice.do);
    const back = shapes.turns(choice.piece ?? "", 0).length - 1;
    for (let k = 0; k < back; k++) await fireEvent.click(container.querySelector("[data-turn]") ?? container);
    expect(notices.spoken).not.toBe("");
  });

  it("asks why a piece cannot lie there, or be taken", async () => {
    const move = building();
    const piece = move.view.pieces[0];
    if (!piece) throw new Error("an empty city");
    const { container, grid, tell, why, choose } = show(move);
    const [row = 0, col = 0] = shapes.squares(piece)[0] ?? [];
    const at = { clientX: col * 10 + 5, clientY: row * 10 + 5 };
    await pointer(grid, "down", at);
    await pointer(grid, "up", at);
    expect(tell).toHaveBeenLastCalledWith("moves-choose-first");
    await fireEvent.click(button(container, firstOf(move).piece ?? ""), { detail: 1 });
    await pointer(grid, "down", at);
    await pointer(grid, "up", at);
    const asked = why.mock.lastCall?.[0] as string;
    expect(asked).toMatch(new RegExp(`^${firstOf(move).piece} r\\d c\\d$`));
    expect(move.choices.map((choice) => choice.do)).not.toContain(asked);
    expect(choose).not.toHaveBeenCalled();
    const gone = Object.entries(move.view.stocks[0] ?? {}).find(([, n]) => n === 0)?.[0];
    if (gone) {
      await fireEvent.click(button(container, gone), { detail: 1 });
      expect(why).toHaveBeenLastCalledWith(`${gone} r0 c0`);
    }
  });

  it("turns a laid piece at a tap on it, and lays it elsewhere at a tap beside it", async () => {
    const move = find("two turns", (m) => m.choices.length > 900 && m.choices[0]?.kind === "place");
    const choice = move.choices.find((c) => c.piece === "castle" && c.row === 4 && c.rotation === 0);
    const other = move.choices.find((c) => c.piece === "castle" && c.row === 0 && c.rotation === 0);
    if (!choice || !other) throw new Error("no room for the castle");
    const { container, grid, choose, undo, rerender } = show(move);
    const answer = () =>
      rerender({ pending: [choose.mock.lastCall?.[0]], position: { ...positionOf(move), choices: [] } });
    await fireEvent.click(button(container, "castle"), { detail: 1 });
    await tap(grid, choice);
    await answer();
    await tap(grid, choice);
    expect(undo).toHaveBeenCalledOnce();
    expect(choose.mock.lastCall?.[0]).toMatch(/^castle\.[123] /);
    await rerender({ pending: [], position: positionOf(move) }); // the page undoes first,
    await answer(); // then previews
    await tap(grid, other);
    expect(choose.mock.lastCall?.[0]).toMatch(/^castle(\.\d)? r[01] /);
    expect(choose).toHaveBeenCalledTimes(3);
  });

  it("drags a piece from the tray into the city", async () => {
    const move = building();
    const choice = firstOf(move);
    const { container, choose } = show(move);
    const start = { clientX: 300, clientY: 300 };
    await pointer(button(container, choice.piece ?? ""), "down", start);
    const to = over(choice);
    await pointer(window, "move", { ...to, clientX: 280 });
    await pointer(window, "move", to);
    expect(container.querySelector("[data-ghost=true]")).not.toBeNull();
    await pointer(window, "up", to);
    expect(choose).toHaveBeenCalledExactlyOnceWith(choice.do);
  });

  it("takes the People Piece up by itself and lays it", async () => {
    const move = people();
    const { container, grid, choose } = show(move);
    expect(button(container, "people").getAttribute("aria-pressed")).toBe("true");
    await tap(grid, move.choices[0]!);
    expect(choose).toHaveBeenCalledExactlyOnceWith(move.choices[0]?.do);
  });

  it("only shows when it may not be played", async () => {
    const move = building();
    const { container, grid, choose } = show(move, { interactive: false, you: null });
    expect(container.querySelectorAll("button")).toHaveLength(0);
    await tap(grid, firstOf(move));
    expect(choose).not.toHaveBeenCalled();
    expect(container.querySelectorAll("[data-piece]")).toHaveLength(move.view.pieces.length);
  });
});

describe("by keyboard", () => {
  it("chooses, turns, walks and lays, and speaks each step", async () => {
    const move = building();
    const choice = firstOf(move, 1);
    const { grid, choose } = show(move);
    const key = "1234567890-"[box.pieces.findIndex(({ id }) => id === choice.piece)] ?? "";
    const press = (k: string) => fireEvent.keyDown(document.activeElement ?? grid, { key: k });
    await press(key);
    expect(document.activeElement).toBe(grid);
    expect(notices.spoken).toMatch(/squares\. Arrow keys move it/);
    await press("r");
    expect(notices.spoken).toMatch(/turned by 1: (fits|not possible)\./);
    for (let k = 0; k < 10; k++) await press("ArrowUp");
    for (let k = 0; k < 10; k++) await press("ArrowLeft");
    for (let k = 0; k < choice.row; k++) await press("ArrowDown");
    for (let k = 0; k < choice.col; k++) await press("ArrowRight");
    expect(notices.spoken).toMatch(/: fits\./);
    await press("Enter");
    expect(choose).toHaveBeenCalledExactlyOnceWith(choice.do);
  });

  it("reads the squares when no piece is in the hand", async () => {
    const move = building();
    const { grid, tell } = show(move);
    grid.focus();
    await fireEvent.keyDown(grid, { key: "ArrowUp" });
    await fireEvent.keyDown(grid, { key: "ArrowUp" });
    const id = grid.getAttribute("aria-activedescendant") ?? "";
    expect(document.getElementById(id)?.getAttribute("aria-label")).toMatch(/^row 3, column 4: /);
    await fireEvent.keyDown(grid, { key: "Enter" });
    expect(tell).toHaveBeenCalledWith("moves-choose-first");
  });

  it("puts the piece back with Escape and leaves other keys to the page", async () => {
    const move = building();
    const { container, grid } = show(move);
    await fireEvent.click(button(container, firstOf(move).piece ?? ""), { detail: 0 });
    await fireEvent.keyDown(grid, { key: "Escape" });
    expect(container.querySelector('[aria-pressed="true"]')).toBeNull();
    expect(await fireEvent.keyDown(grid, { key: "r" }), "R opens the rules when nothing can be turned").toBe(
      true,
    );
    expect(await fireEvent.keyDown(grid, { key: "h" })).toBe(true);
  });

  it("names every square and every piece", () => {
    const move = building();
    const { container } = show(move);
    expect(screen.getAllByRole("gridcell")).toHaveLength(100);
    for (const cell of screen.getAllByRole("gridcell"))
      expect(cell.getAttribute("aria-label")).toMatch(/^row \d, column \d: ./);
    const n = move.view.stocks[0]?.["obelisk"] ?? 0;
    expect(button(container, "obelisk").getAttribute("aria-label")).toBe(
      `Sky Tower / Christ the Redeemer, ${n === 0 ? "none" : n} left, 1 square`,
    );
  });
});

describe("around the board", () => {
  it("takes the hint's piece up, marks it, and lays it at a tap inside the outline", async () => {
    const move = building();
    const choice = firstOf(move, 1);
    const { container, grid, choose } = show(move, { hint: choice.do });
    expect(button(container, choice.piece ?? "").getAttribute("aria-label")).toContain("Suggested");
    expect(container.querySelector(".hint")).not.toBeNull();
    await tap(grid, choice);
    expect(choose).toHaveBeenCalledWith(choice.do);
  });

  it("tells the animated way to the same end as the still one", async () => {
    vi.useFakeTimers();
    Object.assign(Element.prototype, { animate });
    const now = find("a capture", (m) => m.events.some((e) => e.kind === "captured"));
    const before = moves[moves.indexOf(now) - 1];
    if (!before) throw new Error("no move before");
    const { container, rerender } = show(before, { reducedMotion: false, interactive: false });
    await rerender({ position: positionOf(now, 2), events: now.events });
    expect(container.querySelector("[data-busy]")?.getAttribute("data-busy")).toBe("true");
    await vi.advanceTimersByTimeAsync(6000);
    expect(container.querySelector("[data-busy]")?.getAttribute("data-busy")).toBe("false");
    expect(container.querySelectorAll("[data-piece]")).toHaveLength(now.view.pieces.length);
  });

  it("says how the match stands: fewer is better, and who has which part", () => {
    show({
      ...building(),
      view: { ...fresh, number: 2, results: [[7, 4]], left: [40, 39], totals: [47, 43] },
    });
    expect(screen.getByText("Ana positions the People Piece, Ben opens.")).toBeTruthy();
    const rows = [...document.querySelectorAll(".match tbody tr")].map((tr) =>
      [...tr.querySelectorAll("td")].map((td) => td.textContent),
    );
    expect(rows).toEqual([
      ["7", "40", "47"],
      ["4", "39", "43"],
    ]);
    expect(screen.getAllByText(/fewer is better/i).length).toBeGreaterThan(0);
  });

  it("offers passing only where it may be chosen", async () => {
    const passing = find("a pass", (m) => m.choices.some((c) => c.kind === "pass") && m.choices.length > 1);
    const { choose } = show(passing);
    await fireEvent.click(screen.getByRole("button", { name: "Pass" }));
    expect(choose).toHaveBeenCalledWith("pass");
    cleanup();
    show(building());
    expect(screen.queryByRole("button", { name: "Pass" })).toBeNull();
  });

  it("adds the final scoring up in a table, and shows what stayed behind", () => {
    const move = games[0]?.at(-1);
    if (!move) throw new Error("no end");
    const { container } = render(Result, { box, position: positionOf(move), names: NAMES, you: 0 });
    const totals = [...container.querySelectorAll("tfoot td")].map((td) => Number(td.textContent));
    expect(totals).toEqual(move.view.totals.toSorted((a, b) => a - b));
    const kinds = move.view.stocks.flatMap((stock) => Object.values(stock).filter((n) => n > 0)).length;
    expect(container.querySelectorAll(".behind li")).toHaveLength(kinds);
  });

  it("lets one choose a single game", async () => {
    const set = vi.fn();
    render(SetUp, { box, options: { games: 2 }, set });
    await fireEvent.click(screen.getByRole("radio", { name: /single game/ }));
    expect(set).toHaveBeenCalledWith("games", 1);
  });

  it("shows possible cities in the lobby", () => {
    for (const { board, pieces } of [sample, opening]) {
      const covered = pieces.flatMap((piece) => shapes.squares(piece).map(([row, col]) => `${row} ${col}`));
      expect(new Set(covered).size).toBe(covered.length);
      for (const square of covered) {
        const [row = 0, col = 0] = square.split(" ").map(Number);
        expect("LDP").toContain(board[row]?.[col]);
      }
    }
  });
});
