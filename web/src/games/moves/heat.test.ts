import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { warmths } from "../../lib/heat";
import { addMessages, addTexts, setLanguage } from "../../lib/i18n";
import type { Position } from "../../lib/protocol";
import { held } from "./aim";
import Board from "./Board.svelte";
import { box, moves, shapes } from "./fixtures";
import { heat as module } from "./heat";

const move = moves.find((m) => m.choices.length > 100 && m.choices[0]?.kind === "place")!;
const position: Position = {
  seq: 1,
  hash: "",
  actor: 0,
  over: false,
  scores: [0, 0],
  winners: [],
  view: move.view,
  choices: move.choices,
  t: null,
  text: null,
};
/** Two pieces, of one of them two turns. */
const kinds = [...new Set(move.choices.map(({ piece, rotation }) => `${piece} ${rotation}`))];
const first = move.choices.filter(({ piece, rotation }) => `${piece} ${rotation}` === kinds[0]).slice(0, 5);
const other = move.choices.find(({ piece }) => piece !== first[0]?.piece)!;
const options = [...first, other].map(({ do: action }, k) => ({
  do: action,
  share: 0.1,
  win: 0.7 - k / 20,
  points: null,
}));

function show(more: object = {}) {
  const heat = { of: warmths(options).of, layers: module.layers };
  const props = { box, position, names: ["Ana", "Ben"], you: 0, pending: [], events: [], hint: null, heat };
  const does = { choose: vi.fn(), undo: vi.fn(), tell: vi.fn(), why: vi.fn() };
  return render(Board, { props: { ...props, interactive: true, reducedMotion: true, ...does, ...more } });
}
const squares = (container: HTMLElement) => [...container.querySelectorAll("svg rect[data-heat]")];
const corners = (container: HTMLElement) =>
  squares(container).map((rect) => [
    Math.floor(Number(rect.getAttribute("y"))),
    Math.floor(Number(rect.getAttribute("x"))),
  ]);

beforeAll(async () => {
  await Promise.all([addTexts("moves", "table"), addMessages("heat"), addTexts("moves", "help")]);
  await setLanguage("en");
});

describe("a city after a hint", () => {
  it("is warm where the piece in the hand would be held", () => {
    const { container } = show({ hint: first[0]!.do });
    expect(corners(container)).toEqual(
      first.map((spot) => [...held(shapes, 0, { ...spot, piece: spot.piece! })]),
    );
    expect(squares(container).map((rect) => rect.getAttribute("data-heat"))).toEqual([
      "70 %",
      "65 %",
      "60 %",
      "55 %",
      "50 %",
    ]);
    expect([...container.querySelectorAll(".heat text")].map((text) => text.textContent)).toEqual([
      "70 %",
      "65 %",
      "60 %",
    ]);
  });

  it("shows another piece's places when that one is taken up", async () => {
    const { container } = show();
    await fireEvent.click(container.querySelector(`[data-piece-button="${other.piece}"]`)!);
    const found = corners(container);
    if (other.rotation === 0)
      expect(found).toEqual([[...held(shapes, 0, { ...other, piece: other.piece! })]]);
    else expect(found).toEqual([]);
  });

  it("writes on each piece how good it is at its best place", () => {
    const { container } = show();
    const badges = [...container.querySelectorAll("[data-piece-button] [data-heat]")];
    const of = (piece: string | null) =>
      container.querySelector(`[data-piece-button="${piece}"] [data-heat]`);
    expect(badges).toHaveLength(2);
    expect(of(first[0]!.piece)?.textContent).toBe("70 %");
    expect(of(other.piece)?.textContent).toBe("45 %");
  });

  it("is plain again once a piece is laid, and without a hint", () => {
    expect(squares(show({ pending: [first[0]!.do] }).container)).toEqual([]);
    expect(squares(show({ heat: null }).container)).toEqual([]);
  });

  it("names the places for who listens", () => {
    const { piece, row, col, do: action } = first[0]!;
    expect(module.name(action, position, box)).toContain(`row ${row}, column ${col}`);
    expect(piece).toBeTruthy();
    expect(module.name("pass", position, box)).toBe("Pass");
  });
});
