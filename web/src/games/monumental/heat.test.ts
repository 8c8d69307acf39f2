import { fireEvent, render, waitFor } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { warmths } from "../../lib/heat";
import { addMessages, addTexts, setLanguage } from "../../lib/i18n";
import type { Position } from "../../lib/protocol";
import Board from "./Board.svelte";
import { box, find, type Played } from "./fixtures";
import { heat as module } from "./heat";

vi.setConfig({ testTimeout: 120_000 });

function positionOf({ view, choices }: Played): Position {
  const { actor, scores, winners } = view;
  return { seq: 1, hash: "", actor, over: false, scores, winners, view, choices, t: null, text: null };
}

/** All choices were thought about, each a little worse than the one before. */
function show(move: Played) {
  const options = move.choices.map(({ do: action }, k) => ({
    do: action,
    share: 0.1,
    win: 0.9 - k / 100,
    points: null,
  }));
  const heat = { of: warmths(options).of, layers: module.layers };
  const props = { box, position: positionOf(move), names: ["Ana", "Ben", "Cleo", "Dan", "Eva"], you: 0 };
  const does = { choose: vi.fn(), tell: vi.fn(), why: vi.fn() };
  const all = {
    ...props,
    ...does,
    pending: [],
    events: [],
    hint: null,
    interactive: true,
    reducedMotion: true,
  };
  const view = render(Board, { props: { ...all, heat } });
  const text = (selector: string) => view.container.querySelector(selector)?.textContent;
  return { ...view, of: heat.of, text, plain: () => view.rerender({ heat: null }) };
}

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  await Promise.all([addTexts("monumental", "table"), addMessages("heat"), addTexts("monumental", "help")]);
  await setLanguage("en");
});

describe("the table after a hint", () => {
  it("tells of every crossing of the City how good it is, and nothing once the hint is gone", async () => {
    const { container, of, text, plain } = show(find("lines", (move) => move.view.asked === "lines"));
    for (let slot = 0; slot < 9; slot++) {
      const action = `city r${Math.floor(slot / 3) + 1} c${(slot % 3) + 1}`;
      expect(text(`[data-slot="${slot}"] [data-heat]`)).toBe(of.get(action)?.text);
    }
    await plain();
    await waitFor(() => expect(container.querySelector("[data-heat]")).toBeNull());
  });

  it("marks cards, tiles and actions by the best that they begin", () => {
    const move = find("conquests", ({ choices }) =>
      ["conquer", "buy"].every((kind) => choices.some((c) => c.kind === kind)),
    );
    const { container, of, text } = show(move);
    const first = (test: (choice: Played["choices"][number]) => boolean) =>
      of.get(move.choices.find(test)?.do ?? "")?.text;
    const bought = move.choices.find(({ kind }) => kind === "buy")!;
    expect(text(`.offer [data-face="${bought.card}"] [data-heat]`)).toBe(
      first(({ card }) => card === bought.card),
    );
    expect(text('[data-act="conquer"] [data-heat]')).toBe(first(({ kind }) => kind === "conquer"));
    const tiles = new Set(move.choices.flatMap(({ tile }) => tile ?? []));
    expect(container.querySelectorAll("svg > .warm").length).toBeGreaterThan(0);
    expect(container.querySelectorAll("svg > .warm").length).toBeLessThanOrEqual(tiles.size);
  });

  it("also marks what appears later", async () => {
    const move = find(
      "two conquests",
      ({ choices }) => choices.filter(({ kind }) => kind === "conquer").length > 1,
    );
    const { container, of, text } = show(move);
    await fireEvent.click(container.querySelector('[data-act="conquer"]')!);
    const action = move.choices.find(({ kind }) => kind === "conquer")!.do;
    await waitFor(() => expect(text(`[data-do="${action}"] [data-heat]`)).toBe(of.get(action)?.text));
  });

  it("puts actions in words for who listens", () => {
    const move = find("lines", ({ view }) => view.asked === "lines");
    expect(module.name("nothing", positionOf(move), box)).toBe("nothing");
    expect(module.name(move.choices[0]!.do, positionOf(move), box)).not.toBe(move.choices[0]!.do);
  });
});
