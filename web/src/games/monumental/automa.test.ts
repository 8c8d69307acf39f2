// An Automa on the page: its card, the ties that one decides for it, its log and its points.
import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, it, vi } from "vitest";
import { addHelp, addTexts, setLanguage, t } from "../../lib/i18n";
import type { Position } from "../../lib/protocol";
import { automaCardName, automaMessage } from "./automa";
import { cardLines } from "./automaCard";
import Board from "./Board.svelte";
import { box, catalog, find, games, type Played } from "./fixtures";
import { rows } from "./scoring";
import { prompt } from "./words";

vi.setConfig({ testTimeout: 120_000 });

const NAMES = ["Ana", "Automa 2", "Automa 3"];

beforeAll(async () => {
  // jsdom has no size and paints nothing
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  await Promise.all([addTexts("monumental", "table"), addHelp("monumental")]);
  await setLanguage("en");
});

function positionOf({ view, choices }: Played): Position {
  const { actor, scores, winners } = view;
  const over = view.phase === "over";
  return { seq: 1, hash: "", actor, over, scores, winners, view, choices, t: null, text: null };
}

function show(move: Played, looked: number | null) {
  const props = {
    box,
    position: positionOf(move),
    names: NAMES,
    you: 0,
    pending: [],
    events: [],
    hint: null,
  };
  const quiet = { interactive: true, reducedMotion: true, choose: vi.fn(), tell: vi.fn(), why: vi.fn() };
  return render(Board, { props: { ...props, ...quiet, looked, look: vi.fn() } });
}

it("has a card in words instead of a City", async () => {
  const move = find(
    "an Automa with a card",
    ({ view }) =>
      view.civilizations[2]?.automa?.card !== undefined && view.civilizations[2]?.automa?.card !== null,
  );
  const automa = move.view.civilizations[2]?.automa;
  const { container } = show(move, 2);
  const name = automaCardName(automa?.card ?? "");
  await screen.findByRole("heading", { name }, { timeout: 60_000 }); // it is fetched when it is looked at
  const panel = container.querySelector<HTMLElement>("[data-automa]");
  expect(panel?.dataset.automa).toBe(automa?.card);
  expect(container.querySelector("[data-slot]")).toBeNull();
});

it("puts every line of every card into words", () => {
  const { standard, advanced, own } = box.automa;
  const lines = [...standard, ...advanced, ...own].flatMap(cardLines);
  expect(lines.length).toBeGreaterThan(60);
  for (const line of lines) expect(line).not.toMatch(/monumental-|undefined|\{/);
});

it("says for whom a tie is decided, on the map", () => {
  const move = find("a tie of an Automa", ({ view }) => view.decides_for !== null);
  const asked = prompt(positionOf(move), 0, [], NAMES);
  expect(t(asked.key, asked.args)).toContain(`You decide for ${NAMES[move.view.decides_for ?? 0]}.`);
  const { container } = show(move, null);
  const tile = move.choices[0]?.tile ?? "";
  expect(container.querySelector(`[data-tile="${tile}"]`)?.getAttribute("aria-disabled")).toBe("false");
});

it("tells what Automas did", () => {
  const told = (games.at(-1) ?? [])
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.kind === "automa" || event.kind === "decided" ? [event] : []));
  expect(told.length).toBeGreaterThan(50);
  for (const event of told) {
    const message = automaMessage(event, NAMES);
    expect(t(message.key, message.args)).not.toMatch(/monumental-|undefined|\{/);
  }
});

it("counts their Gold", () => {
  const last = games.at(-1)?.at(-1);
  if (!last) throw new Error("no game was played");
  const table = rows(last.view, catalog);
  const sums = NAMES.map((_, seat) => table.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0));
  expect(sums).toEqual(last.view.scores);
  expect(table.find(({ kind }) => kind === "gold")?.points[0]).toBe(0);
});
