import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { addTexts, setLanguage } from "../../lib/i18n";
import type { Position } from "../../lib/protocol";
import Board from "./Board.svelte";
import { building as saying, group } from "./choices";
import { box, games, monument, type Played } from "./fixtures";
import { visible } from "./reach";
import Result from "./Result.svelte";
import SetUp from "./SetUp.svelte";

const NAMES = ["Ana", "Ben", "Cleo", "Dan"];
const moves = games.flat();

function positionOf(move: Played): Position {
  const { view, choices } = move;
  return {
    seq: 1,
    hash: "",
    actor: view.actor,
    over: false,
    scores: view.scores,
    winners: [],
    view,
    choices,
    t: null,
    text: null,
  };
}

function show(move: Played, more: object = {}) {
  const choose = vi.fn();
  const [tell, why] = [vi.fn(), vi.fn()];
  const position = positionOf(move);
  const props = {
    box,
    position,
    names: NAMES,
    you: 0,
    pending: [],
    events: [],
    hint: null,
    interactive: true,
  };
  const view = render(Board, { props: { ...props, reducedMotion: true, choose, tell, why, ...more } });
  return { choose, why, ...view };
}

function find(what: string, test: (move: Played) => boolean): Played {
  const found = moves.find(test);
  if (!found) throw new Error(`no move with ${what} in the games played`);
  return found;
}

const walking = () => find("a walk", (m) => m.choices[0]?.kind === "step" && m.view.worker !== null);
const asking = () =>
  find("two kinds on a space", (m) => [...group(m.choices).spaces.values()].some((list) => list.length > 1));
const naming = () => find("a space to name", (m) => m.choices[0]?.kind === "single");
const building = () => find("a build", (m) => m.choices[0]?.kind === "build" && m.view.built.length > 8);

beforeAll(async () => {
  // jsdom lays nothing out and moves nothing
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  await addTexts("monuments", "table");
  await setLanguage("en");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the quarry on the board", () => {
  it("offers exactly the spaces that can be entered, and names them", () => {
    const move = walking();
    const { container } = show(move);
    const open = [...container.querySelectorAll<HTMLElement>('[data-space][aria-disabled="false"]')];
    expect(open.map((g) => g.dataset.space).toSorted()).toEqual(
      [...group(move.choices).spaces.keys()].toSorted(),
    );
    for (const space of open) expect(space.getAttribute("aria-label")).toContain("can be entered");
    expect(container.querySelectorAll('.quarry [tabindex="0"]')).toHaveLength(1);
  });

  it("shows the rim to whoever names a space that gets one token only", async () => {
    const move = naming();
    const { container, choose } = show(move);
    const open = [...container.querySelectorAll<HTMLElement>('[data-space][aria-disabled="false"]')];
    expect(open.map((g) => g.dataset.space)).toEqual(["m0", "m1", "m2", "m3", "m4", "m5"]);
    for (const space of open) expect(space.getAttribute("aria-label")).toContain("can be named");
    for (let k = 0; k < 12; k++)
      expect(container.querySelector(`[data-space="o${k}"]`)?.getAttribute("aria-label")).not.toContain(
        "empty",
      );
    expect(container.querySelectorAll(".quarry .over .token")).toHaveLength(12);
    await fireEvent.click(container.querySelector('[data-space="m3"]') ?? container);
    expect(choose).toHaveBeenCalledWith("single m3");
  });

  it("takes the token at once where there is no question", async () => {
    const move = find("one kind", (m) =>
      [...group(m.choices).spaces.values()].some((list) => list.length === 1),
    );
    const [space, list] = [...group(move.choices).spaces].find(([, l]) => l.length === 1) ?? [];
    const { container, choose } = show(move);
    await fireEvent.click(container.querySelector(`[data-space="${space}"]`) ?? container);
    expect(choose).toHaveBeenCalledWith(list?.[0]?.do);
  });

  it("asks which token where there are several, and can be left with Escape", async () => {
    const move = asking();
    const [space, list] = [...group(move.choices).spaces].find(([, l]) => l.length > 1) ?? [];
    const { container, choose } = show(move);
    const slice = container.querySelector<SVGElement>(`[data-space="${space}"]`);
    if (!slice) throw new Error("no slice");
    await fireEvent.keyDown(slice, { key: "Enter" });
    const dialog = screen.getByRole("dialog");
    expect(within(dialog).getAllByRole("button")).toHaveLength(list?.length ?? 0);
    expect(dialog.contains(document.activeElement)).toBe(true);
    await fireEvent.keyDown(dialog, { key: "Escape" });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(choose).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(document.activeElement).toBe(slice));
    await fireEvent.keyDown(slice, { key: "Enter" });
    await fireEvent.click(within(screen.getByRole("dialog")).getAllByRole("button")[1] ?? slice);
    expect(choose).toHaveBeenCalledWith(list?.[1]?.do);
  });

  it("walks with the arrow keys among the spaces that can be entered", async () => {
    const { container } = show(walking());
    const open = [...container.querySelectorAll<SVGElement>('[data-legal="true"]')];
    open[0]?.focus();
    await fireEvent.keyDown(open[0] ?? container, { key: "ArrowRight" });
    expect(document.activeElement).toBe(open[1]);
  });

  it("goes on to the nearest space when the one that was named is gone", async () => {
    const move = naming();
    const { container, rerender } = show(move);
    container.querySelector<SVGElement>('[data-space="m1"]')?.focus();
    const choices = move.choices.filter(({ space }) => space !== "m1");
    await rerender({ position: positionOf({ ...move, view: { ...move.view, singles: ["m1"] }, choices }) });
    expect(document.activeElement?.getAttribute("data-space")).toBe("m2");
  });

  it("asks why a space cannot be entered", async () => {
    const move = walking();
    const { container, why, choose } = show(move);
    await fireEvent.click(container.querySelector(`[data-space="${move.view.worker}"]`) ?? container);
    expect(why).toHaveBeenCalledExactlyOnceWith(move.view.worker);
    expect(choose).not.toHaveBeenCalled();
  });

  it("only shows when it may not be played", () => {
    const { container } = show(walking(), { interactive: false });
    expect(container.querySelectorAll("[data-do]")).toHaveLength(0);
  });
});

describe("the monument on the board", () => {
  it("offers every legal place once on the site, named with its points", async () => {
    const move = building();
    const { container, choose } = show(move);
    const places = [...container.querySelectorAll<HTMLElement>(".site [data-do]")];
    expect(places.map((p) => p.dataset.do).toSorted()).toEqual(move.choices.map((c) => c.do).toSorted());
    for (const place of places)
      expect(place.getAttribute("aria-label")).toMatch(/^Level \d, \w+, at .*: \d points?$/);
    await fireEvent.click(places[0] ?? container);
    expect(choose).toHaveBeenCalledWith(places[0]?.dataset.do);
  });

  it("shows a thumb places that are close together larger before it chooses one", async () => {
    const crowd = find("many places", (m) => group(m.choices).slots.size > 12);
    const { container, choose } = show(crowd);
    const site = container.querySelector<SVGSVGElement>("svg.site")!;
    site.getBoundingClientRect = () => new DOMRect(0, 0, 375, 375); // a phone; jsdom lays nothing out
    const place = () => container.querySelector<SVGElement>(".site [data-do]")!;
    const tap = (pointerType: string) =>
      fireEvent(place(), Object.assign(new MouseEvent("click", { bubbles: true }), { pointerType }));
    await tap("touch");
    expect(choose).not.toHaveBeenCalled();
    expect(site.getAttribute("viewBox")).not.toBe("0 0 1024 1024");
    await fireEvent.click(screen.getByRole("button", { name: "Whole picture" }));
    expect(site.getAttribute("viewBox")).toBe("0 0 1024 1024");
    await tap("touch");
    await tap("touch");
    expect(choose).toHaveBeenCalledExactlyOnceWith(place().dataset.do);
    await tap("mouse");
    expect(choose).toHaveBeenCalledTimes(2);
  });

  it("builds from the plan too, and points at the same place in both pictures", async () => {
    const { container, choose } = show(building());
    const cell = container.querySelector<HTMLElement>("[data-plan][data-do]");
    if (!cell) throw new Error("nothing legal on the plan");
    await fireEvent.pointerEnter(cell);
    expect(container.querySelector(".site .ghost")).not.toBeNull();
    await fireEvent.pointerLeave(cell);
    expect(container.querySelector(".site .ghost")).toBeNull();
    await fireEvent.click(cell);
    expect(choose).toHaveBeenCalledWith(cell.dataset.do);
  });

  it("asks why a place of the plan cannot be built", async () => {
    const move = building();
    const { container, why } = show(move);
    await fireEvent.click(screen.getByRole("tab", { name: /^Level 1/ }));
    await fireEvent.click(container.querySelector("[data-plan] .token") ?? container);
    const standing = move.view.built.map(({ slot }) => monument(move.view.monument).slots[slot]);
    expect(standing.map((slot) => slot && saying(slot))).toContain(why.mock.calls[0]?.[0]);
  });

  it("marks what the hint recommends, also for who cannot see it", () => {
    const move = building();
    const { container } = show(move, { hint: move.choices.at(-1)?.do });
    const marked = [...container.querySelectorAll(".site [data-do]")].filter((p) =>
      p.getAttribute("aria-label")?.includes("Suggested"),
    );
    expect(marked.map((p) => p.getAttribute("data-do"))).toEqual([move.choices.at(-1)?.do]);
  });
});

describe("the board on a phone", () => {
  const cuboid = ({ x, y, level }: { x: number; y: number; level: number }) => ({ x, y, z: level - 1 });
  const behind = ({ view, choices }: Played) => {
    const slots = new Map(monument(view.monument).slots.map((s) => [s.id, s]));
    const blocks = view.built.flatMap((b) => slots.get(b.slot) ?? []).map(cuboid);
    return choices.flatMap((c) => {
      const slot = c.slot === null ? undefined : slots.get(c.slot);
      return slot && visible(cuboid(slot), blocks) < 0.4 ? [slot] : [];
    });
  };

  it("leads to places that stand behind blocks by the plan of their level", async () => {
    const width = vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(374);
    const move = find("a hidden place", (m) => behind(m).length > 0);
    const { container } = show(move);
    await fireEvent.click(screen.getByRole("button", { name: /more places? in the plan$/ }));
    expect(screen.getByRole("button", { name: "Plan" }).getAttribute("aria-pressed")).toBe("true");
    const found = behind(move).map((slot) => container.querySelector(`[data-plan="${slot.id}"][data-do]`));
    expect(found.filter(Boolean).length).toBeGreaterThan(0);
    width.mockRestore();
  });

  it("has no need of that where the plan is in sight", () => {
    show(find("a hidden place", (m) => behind(m).length > 0));
    expect(screen.queryByRole("button", { name: /in the plan$/ })).toBeNull();
  });
});

describe("around the board", () => {
  it("shows your own tokens and keeps the others' screens closed", () => {
    const move = building();
    const { container } = show(move);
    const own = [...container.querySelectorAll("[data-held]")].map((li) =>
      Number(li.querySelector(".number")?.textContent),
    );
    expect(own.reduce((a, b) => a + b, 0)).toBe(
      Object.values(move.view.hands[0] ?? {}).reduce((sum, n) => sum + n, 0),
    );
    expect(screen.getByText(/Ben’s screen: closed/)).toBeTruthy();
  });

  it("tells the animated way to the same end as the still one", async () => {
    vi.useFakeTimers();
    const index = moves.indexOf(building());
    const [before, now] = [moves[index - 1], moves[index]];
    if (!before || !now) throw new Error("no move before");
    Element.prototype.animate = vi.fn(() => ({ cancel() {} }) as Animation);
    const { container, rerender } = show(before, { reducedMotion: false });
    await rerender({ position: positionOf(now), events: now.events });
    await vi.advanceTimersByTimeAsync(5000);
    expect(container.querySelector("[data-busy]")?.getAttribute("data-busy")).toBe("false");
    expect(container.querySelectorAll(".site g.stone")).toHaveLength(now.view.built.length);
  });

  it("adds the final scoring up in a table", () => {
    const move = games[0]?.at(-1);
    if (!move) throw new Error("no end");
    render(Result, { box, position: positionOf(move), names: NAMES, you: 0 });
    const totals = [...document.querySelectorAll("tfoot td")].map((td) => Number(td.textContent));
    expect(totals).toEqual(move.view.scores.toSorted((a, b) => b - a));
  });

  it("lets one choose a monument", async () => {
    const set = vi.fn();
    render(SetUp, { box, options: { monument: "notre-dame" }, set });
    await fireEvent.click(screen.getByRole("radio", { name: /Taj Mahal/ }));
    expect(set).toHaveBeenCalledWith("monument", "taj-mahal");
  });
});
