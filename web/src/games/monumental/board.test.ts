import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import axe from "axe-core";
import { tick } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { addTexts, setLanguage } from "../../lib/i18n";
import type { Position } from "../../lib/protocol";
import Acts from "./Acts.svelte";
import Board from "./Board.svelte";
import { group } from "./choices";
import { box, catalog, find, games, moves, type Played } from "./fixtures";
import LinePiece from "./LinePiece.svelte";
import { SIGNS } from "./marks";
import Result from "./Result.svelte";
import { rows } from "./scoring";
import SetUp from "./SetUp.svelte";
import { finish, standing } from "./words";

// axe and many boards take their time on a busy machine
vi.setConfig({ testTimeout: 120_000 });

const NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eva"];

function positionOf({ view, choices }: Played): Position {
  const over = view.phase === "over";
  const { actor, scores, winners } = view;
  return { seq: 1, hash: "", actor, over, scores, winners, view, choices, t: null, text: null };
}

function show(move: Played, more: object = {}) {
  const [choose, tell, why] = [vi.fn(), vi.fn(), vi.fn()];
  const props = {
    box,
    position: positionOf(move),
    names: NAMES,
    you: 0,
    pending: [],
    events: [],
    hint: null,
  };
  const still = { interactive: true, reducedMotion: true };
  const view = render(Board, { props: { ...props, ...still, choose, tell, why, ...more } });
  return { choose, why, ...view };
}

const lines = () => find("a row and a column to choose", (move) => move.view.asked === "lines");
const acting = () =>
  find("an action with conquests", (move) => move.choices.some((choice) => choice.kind === "conquer"));

/** Let what was fetched before be there. */
const settled = () => new Promise((done) => setTimeout(done));

/** What axe finds in the document; colours and layout are looked at in a real browser only. */
async function faults(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
}

function part(container: Element, selector: string): HTMLElement {
  const found = container.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
}

beforeAll(async () => {
  // jsdom has no size and paints nothing, and says so each time it is asked
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  await Promise.all((["table", "setup", "help"] as const).map((part) => addTexts("monumental", part)));
  await setLanguage("en");
  // what the board fetches when it is wanted, so that no test waits for it
  await Promise.all([
    import("./Chooser.svelte"),
    import("./Civs.svelte"),
    import("./Detail.svelte"),
    import("./Extras.svelte"),
    import("./pointing"),
    import("./Realm.svelte"),
  ]);
});

describe("the City", () => {
  it("tells what a row and a column would bring before they are chosen", async () => {
    const move = lines();
    const { container, choose } = show(move);
    const place = part(container, '[data-slot="5"]');
    const gains = move.choices.find((choice) => choice.do === "city r2 c3")?.gains ?? {};
    for (const [name, n] of Object.entries(gains))
      expect(place.textContent?.toLowerCase()).toContain(`${n} ${name === "any" ? "basic" : name}`);
    await fireEvent.focus(place);
    for (const [name, n] of Object.entries(gains))
      expect(part(container, `[data-resource="${name}"] .ahead`).textContent).toBe(`+${n}`);
    expect([...container.querySelectorAll<HTMLElement>(".place.lit")].map((lit) => lit.dataset.slot)).toEqual([
      "2", "3", "4", "5", "8",
    ]); // prettier-ignore
    expect(choose).not.toHaveBeenCalled();
    await fireEvent.click(place);
    expect(choose).toHaveBeenCalledWith("city r2 c3");
  });

  it("lets another row and column be chosen until they are confirmed", async () => {
    const move = lines();
    const undo = vi.fn();
    const { container, choose, rerender } = show(move, { undo });
    await rerender({ position: { ...positionOf(move), choices: [] }, pending: ["city r1 c1"] });
    expect(part(container, '[data-slot="0"]').getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(part(container, '[data-slot="0"]'));
    expect(undo).not.toHaveBeenCalled();
    await fireEvent.click(part(container, '[data-slot="8"]'));
    expect(undo).toHaveBeenCalledOnce();
    expect(choose).toHaveBeenCalledWith("city r3 c3");
  });

  it("uses the text of a card that is touched, and asks why not where there is none", async () => {
    const move = find("a card to be used", ({ choices }) =>
      choices.some((choice) => choice.kind === "use" && choice.slot !== null),
    );
    const found = group(move.choices, move.view, 0);
    const [slot, list] = [...found.slots].find(([, choices]) => choices.length === 1) ?? [];
    const { container, choose, why } = show(move);
    await fireEvent.click(part(container, `[data-slot="${slot}"]`));
    expect(choose).toHaveBeenCalledWith(list?.[0]?.do);
    const idle = [0, 1, 2, 3, 4, 5, 6, 7, 8].find((other) => !found.slots.has(other)) ?? 0;
    await fireEvent.click(part(container, `[data-slot="${idle}"]`));
    expect(why).toHaveBeenCalledWith(`use r${Math.floor(idle / 3) + 1}c${(idle % 3) + 1}`);
  });

  it("shows another City, in which nothing can be chosen, and the way back", async () => {
    const move = acting();
    const look = vi.fn();
    const { container, choose, why } = show(move, { looked: 1, look });
    expect(screen.getByRole("region", { name: "City of Ben" })).toBeTruthy();
    await fireEvent.click(part(container, '[data-slot="0"]'));
    expect(choose).not.toHaveBeenCalled();
    expect(why).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "Back to your City" }));
    expect(look).toHaveBeenCalledWith(null);
  });

  it("shows a card large that is pointed at by keyboard, and lets it go with Escape", async () => {
    const move = find("a card with a text", ({ view }) =>
      view.display.some((offered) => offered && catalog.cards.get(offered.card)?.text),
    );
    const { container } = show(move);
    const offered = move.view.display.find((one) => one && catalog.cards.get(one.card)?.text);
    const button = part(container, `.cards [data-face="${offered?.card}"]`);
    await settled();
    button.focus();
    const detail = await screen.findByTestId("detail", {}, { timeout: 30_000 });
    expect(detail.textContent).toContain(button.querySelector(".title")?.textContent ?? "?");
    await fireEvent.keyDown(button, { key: "Escape" });
    await waitFor(() => expect(screen.queryByTestId("detail")).toBeNull());
  });
});

describe("the map", () => {
  it("lights exactly the tiles with choices, prices what can be attacked, and is one stop by keyboard", () => {
    const move = acting();
    const { container } = show(move);
    const open = [...container.querySelectorAll<SVGElement>('[data-tile][aria-disabled="false"]')];
    expect(open.map((tile) => tile.dataset.tile).toSorted()).toEqual(
      [...group(move.choices, move.view, 0).tiles.keys()].toSorted(),
    );
    const priced = move.view.tiles.filter((tile) => tile.price !== null);
    expect(container.querySelectorAll(".things .price")).toHaveLength(priced.length);
    for (const { id, price } of priced)
      expect(part(container, `[data-tile="${id}"]`).getAttribute("aria-label")).toContain(`cost ${price}`);
    expect(container.querySelectorAll('[data-tile][tabindex="0"]')).toHaveLength(1);
  });

  it("asks what is meant where several things can be done, and can be left with Escape", async () => {
    const move = find("a tile with two choices", ({ choices, view }) =>
      [...group(choices, view, 0).tiles.values()].some((list) => list.length > 1),
    );
    const [tile, list = []] =
      [...group(move.choices, move.view, 0).tiles].find(([, l]) => l.length > 1) ?? [];
    const { container, choose } = show(move);
    await fireEvent.keyDown(part(container, `[data-tile="${tile}"]`), { key: "Enter" });
    await settled();
    const buttons = () => [...container.querySelectorAll<HTMLElement>(".chooser [data-do]")];
    expect(buttons().map((button) => button.dataset.do)).toEqual(list.map((choice) => choice.do));
    expect(document.activeElement).toBe(buttons()[0]);
    await fireEvent.keyDown(buttons()[0]!, { key: "Escape" });
    expect(buttons()).toEqual([]);
    await fireEvent.click(part(container, `[data-tile="${tile}"]`));
    await settled();
    await fireEvent.click(buttons()[1]!);
    expect(choose).toHaveBeenCalledWith(list[1]?.do);
  });

  it("asks the rules why a tile cannot be conquered", async () => {
    const move = acting();
    const { container, why } = show(move);
    const taken = group(move.choices, move.view, 0).tiles;
    const far = move.view.tiles.find((tile) => tile.owner !== 0 && !taken.has(tile.id));
    await fireEvent.click(part(container, `[data-tile="${far?.id}"]`));
    expect(why).toHaveBeenCalledWith(`conquer ${far?.id}`);
  });

  it("is walked over with the arrow keys", async () => {
    const { container } = show(acting());
    const first = part(container, '[data-tile][tabindex="0"]');
    first.focus();
    for (const key of ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"])
      await fireEvent.keyDown(first, { key });
    const now = part(container, '[data-tile][tabindex="0"]');
    expect(now.dataset.tile).not.toBe(first.dataset.tile);
    expect(document.activeElement).toBe(now);
  });
});

describe("what is on offer", () => {
  it("shows all cards with their prices, and marks what can be taken", async () => {
    const move = find("something to buy", ({ choices }) => choices.some((choice) => choice.kind === "buy"));
    const { container, choose, why } = show(move);
    const cards = group(move.choices, move.view, 0).cards;
    const offered = [...move.view.display.filter((card) => card !== null), ...move.view.basics];
    for (const { card, price } of offered) {
      const button = part(container, `[data-face="${card}"]`);
      expect(button.querySelector(".spoken")?.textContent).toContain(`${price} `);
      expect(button.getAttribute("aria-disabled")).toBe(String(!cards.has(card)));
    }
    const buy = move.choices.find((choice) => choice.kind === "buy");
    await fireEvent.click(part(container, `[data-face="${buy?.card}"]`));
    expect(choose).toHaveBeenCalledWith(buy?.do);
    const dear = offered.find(({ card }) => !cards.has(card))?.card ?? "";
    await fireEvent.click(part(container, `[data-face="${dear}"]`));
    const verb = catalog.cards.get(dear)?.type === "wonder" ? "build" : "buy";
    expect(why).toHaveBeenCalledWith(`${verb} ${dear}`);
  });
});

describe("the supply", () => {
  it("builds on at the Wonder under construction, and draws from the deck", async () => {
    const move = find("a Wonder to be built on", ({ view, choices }) =>
      choices.some((choice) => choice.do === `build ${view.civilizations[0]?.project}`),
    );
    const wish = `build ${move.view.civilizations[0]?.project}`;
    const { container, choose } = show(move);
    await settled();
    await fireEvent.click(part(container, `.people [data-wish="${wish}"]`));
    expect(choose).toHaveBeenCalledWith(wish);
    cleanup();
    const learned = show(
      find("an advance", ({ choices }) => choices.some((choice) => choice.do === "advance")),
    );
    await settled();
    await fireEvent.click(part(learned.container, '[data-wish="advance"]'));
    expect(learned.choose).toHaveBeenCalledWith("advance");
  });
});

describe("the list of actions", () => {
  it("makes every choice of every position reachable", async () => {
    const seen = new Set<string>();
    for (const move of moves) {
      const signature = `${move.view.asked} ${[...group(move.choices, move.view, 0).kinds.keys()].join()}`;
      if (move.choices.length === 0 || seen.has(signature)) continue;
      seen.add(signature);
      const [choose, refuse] = [vi.fn(), vi.fn()];
      const choices = group(move.choices, move.view, 0);
      const hands = { choices, hint: null, touch: vi.fn(), refuse };
      const props = { view: move.view, catalog, hands, you: 0, choose };
      const { container } = render(Acts, { props });
      const reached: string[] = [];
      for (const heading of container.querySelectorAll<HTMLElement>('[data-act][aria-disabled="false"]')) {
        choose.mockClear();
        await fireEvent.click(heading);
        reached.push(...choose.mock.calls.map(([action]) => String(action)));
        if (choose.mock.calls.length === 0)
          reached.push(
            ...[...container.querySelectorAll<HTMLElement>(".acts [data-do]")].map((b) => b.dataset.do ?? ""),
          );
      }
      if (reached.length === 0)
        reached.push(
          ...[...container.querySelectorAll<HTMLElement>("[data-do]")].map((b) => b.dataset.do ?? ""),
        );
      // rows and columns are touched in the City, and the turn is ended in the table's own bar
      const wanted = move.choices.map((choice) => choice.do).filter((action) => !/^(city|end)/.test(action));
      expect(reached.toSorted(), signature).toEqual(wanted.toSorted());
      cleanup();
    }
    expect(seen.size).toBeGreaterThan(12);
  });

  it("puts the keyboard on what is asked in the middle of an action", async () => {
    const asked = find("two ways", (move) => move.view.asked === "way");
    const { container } = show(asked);
    await tick();
    expect(document.activeElement).toBe(part(container, ".acts [data-do]"));
    cleanup();
    show(acting());
    await tick();
    expect(document.activeElement).toBe(document.body);
  });

  it("asks the rules about an action that is not possible", async () => {
    const move = find(
      "no Policy to develop",
      ({ view, choices }) =>
        view.asked === "act" && !view.turn_spent && !choices.some((choice) => choice.kind === "policy"),
    );
    const { container, choose, why } = show(move);
    await fireEvent.click(part(container, '[data-act="policy"]'));
    expect(choose).not.toHaveBeenCalled();
    expect(why).toHaveBeenCalledWith(expect.stringMatching(/^policy [a-z-]+$/));
  });

  it("leaves the end of the turn to the table's own bar", () => {
    const move = find("a turn to be ended", ({ choices }) => choices.some((choice) => choice.kind === "end"));
    expect(finish(positionOf(move), ["step 1 e"])).toBe("end");
    const fresh = find(
      "nothing done yet",
      ({ view, choices }) => !view.turn_spent && choices.some((choice) => choice.kind === "end"),
    );
    expect(finish(positionOf(fresh), [])).toBeNull();
    expect(finish(positionOf(lines()), [])).toBeNull();
  });

  it("only shows to who waits or watches", async () => {
    const move = acting();
    const { container, choose } = show({ ...move, choices: [] }, { interactive: false, you: null });
    expect(container.querySelector("[data-act], [data-do]")).toBeNull();
    expect(container.querySelector('[data-tile][aria-disabled="false"]')).toBeNull();
    expect(choose).not.toHaveBeenCalled();
  });

  it("points out what the hint recommends", () => {
    const move = find("something to buy", ({ choices }) => choices.some((choice) => choice.kind === "buy"));
    const buy = move.choices.find((choice) => choice.kind === "buy");
    const { container } = show(move, { hint: buy?.do });
    expect(part(container, `[data-face="${buy?.card}"]`).classList).toContain("hinted");
    expect(part(container, '[data-act="buy"]').classList).toContain("hinted");
  });
});

describe("the page for everybody", () => {
  it.each([
    ["a row and a column are chosen", lines],
    ["somebody acts", acting],
    ["a civilization is chosen", () => find("a civilization", (move) => move.view.asked === "civilization")],
    ["something is decided", () => find("two ways", (move) => move.view.asked === "way")],
    [
      "Heroes and Monsters are there",
      () => find("both", ({ view }) => view.heroes.length > 0 && view.monsters.length > 0),
    ],
  ])("has no fault that axe finds while %s", async (_, position) => {
    const move = position();
    const { container } = show(move);
    await settled();
    if (move.view.asked === "civilization") await screen.findAllByRole("button", { name: /^Lead/ });
    expect(await faults(container)).toEqual([]);
  });

  it("says round, phase and who does what", () => {
    const move = acting();
    const { container } = show(move);
    expect(container.textContent).toContain(`Round ${move.view.round}`);
    expect(part(container, '[aria-current="step"]').textContent).toBe("Action phase");
    const { values, notes = [] } = standing(positionOf(move));
    expect(values).toEqual(move.view.scores);
    expect(notes[move.view.first ?? -1]).toContain("begins");
  });
});

describe("the result", () => {
  it.each(games.map((game, index) => [index, game] as const))("of game %i adds up", async (_, game) => {
    const last = game.at(-1);
    if (!last) throw new Error("no game");
    const { container } = render(Result, {
      props: { box, position: positionOf(last), names: NAMES, you: 0 },
    });
    const table = rows(last.view, catalog);
    last.view.scores.forEach((score, seat) =>
      expect(table.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0)).toBe(score),
    );
    expect(screen.getByText("The most Provinces")).toBeTruthy();
    expect(screen.getAllByText("winner")).toHaveLength(last.view.winners.length);
    expect(await faults(container)).toEqual([]);
  });
});

describe("a line of the log", () => {
  it("draws what a resource changed by", () => {
    const { container } = render(LinePiece, { props: { name: "−2 gold" } });
    expect(container.textContent).toBe("−2");
    expect(container.querySelector("svg path")?.getAttribute("d")).toBe(SIGNS.gold?.fill);
  });
});

describe("setting up", () => {
  it("chooses how turns are taken", async () => {
    const set = vi.fn();
    const { container } = render(SetUp, { props: { box, options: { mode: "rounds" }, set } });
    await fireEvent.click(screen.getByRole("radio", { name: /Classic/ }));
    expect(set).toHaveBeenCalledWith("mode", "classic");
    expect(await faults(container)).toEqual([]);
  });
});
