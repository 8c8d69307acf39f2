import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { warmths } from "../../lib/heat";
import { addMessages, addTexts, setLanguage } from "../../lib/i18n";
import type { Position } from "../../lib/protocol";
import Board from "./Board.svelte";
import { group } from "./choices";
import { box, games, type Played } from "./fixtures";
import { heat as module } from "./heat";

const moves = games.flat();
const positionOf = ({ view, choices }: Played): Position => ({
  seq: 1,
  hash: "",
  actor: 0,
  over: false,
  scores: view.scores,
  winners: [],
  view,
  choices,
  t: null,
  text: null,
});

/** All choices but the last were thought about, each a little worse than the one before. */
function show(move: Played) {
  const options = move.choices
    .slice(0, -1)
    .map(({ do: action }, k) => ({ do: action, share: 0.1, win: 0.8 - k / 50, points: null }));
  const heat = { of: warmths(options).of, layers: module.layers };
  const props = {
    box,
    position: positionOf(move),
    names: ["Ana", "Ben", "Cleo", "Dan"],
    you: 0,
    pending: [],
    events: [],
  };
  const does = {
    choose: vi.fn(),
    tell: vi.fn(),
    why: vi.fn(),
    hint: null,
    interactive: true,
    reducedMotion: true,
  };
  return { heat, ...render(Board, { props: { ...props, ...does, heat } }) };
}
const shown = (container: HTMLElement, where: string) =>
  [...container.querySelectorAll(`${where} [data-heat]`)].map((one) => one.getAttribute("data-heat"));
const plates = (container: HTMLElement, where: string) =>
  [...container.querySelectorAll(`${where} .plate text`)].map((one) => one.textContent);

beforeAll(async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  await Promise.all([addTexts("monuments", "table"), addMessages("heat"), addTexts("monuments", "help")]);
  await setLanguage("en");
});

describe("the table after a hint", () => {
  it("warms the spaces that can be entered, each by its best token", async () => {
    const move = moves.find(({ choices }) =>
      [...group(choices).spaces.values()].some((list) => list.length > 1 && list[0]?.kind === "step"),
    )!;
    const { container, heat } = show(move);
    const spaces = [...group(move.choices).spaces];
    const wanted = spaces.flatMap(([, list]) => heat.of.get(list[0]?.do ?? "")?.text ?? []);
    expect(shown(container, ".quarry").toSorted()).toEqual(wanted.toSorted());
    expect(plates(container, ".quarry")).toContain("80 %");
    expect(plates(container, ".quarry").length).toBeLessThanOrEqual(3);
    const [space, list] = spaces.find(([, found]) => found.length > 1)!;
    await fireEvent.click(container.querySelector(`[data-space="${space}"]`)!);
    expect(shown(container, "[role=dialog]")).toEqual(list.flatMap((one) => heat.of.get(one.do)?.text ?? []));
  });

  it("warms the places to build on, in the picture and on the plan", () => {
    const move = moves.find(({ choices }) => choices.length > 6 && choices[0]?.kind === "build")!;
    const { container, heat } = show(move);
    expect(shown(container, ".site").toSorted()).toEqual(
      [...heat.of.values()].map(({ text }) => text).toSorted(),
    );
    expect(plates(container, ".site").toSorted()).toEqual(["76 %", "78 %", "80 %"]);
    expect(shown(container, ".plan").length).toBeGreaterThan(0);
  });

  it("names what can be done for who listens", () => {
    const step = moves.find(({ choices }) => choices[0]?.kind === "step" && choices[0].colour !== null)!;
    const build = moves.find(({ choices }) => choices[0]?.kind === "build")!;
    expect(module.name(step.choices[0]!.do, positionOf(step), box)).toMatch(/^[om]\d+, taking /);
    expect(module.name(build.choices[0]!.do, positionOf(build), box)).toMatch(/^Level \d/);
    expect(module.name("nothing", positionOf(step), box)).toBe("nothing");
  });
});
