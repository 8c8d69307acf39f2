import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { position } from "../../tests/fixtures";
import Legend from "../parts/Legend.svelte";
import { kindle, numbered, warmest, warmths } from "./heat";
import { addMessages, setLanguage, startLanguage } from "./i18n";
import { notices } from "./notices.svelte";
import type { HintOption } from "./protocol";

const chance = (action: string, win: number): HintOption => ({ do: action, share: 0.1, win, points: null });
const points = (action: string, n: number): HintOption => ({ do: action, share: 0.1, win: null, points: n });
const module = { layers: {}, name: (action: string) => `to ${action}` };

beforeAll(async () => {
  localStorage.clear();
  await startLanguage();
  await addMessages("heat");
});

describe("how warm the alternatives are", () => {
  it("goes from the best to the worst", () => {
    const { of, scale, measure } = warmths([chance("a", 0.62), chance("b", 0.42), chance("c", 0.22)]);
    expect([...of.values()].map(({ level }) => level)).toEqual([1, expect.closeTo(0.5), 0]);
    expect([...of.values()].map(({ rank }) => rank)).toEqual([0, 1, 2]);
    expect(of.get("a")?.text).toBe("62 %");
    expect(scale).toEqual(["22 %", "62 %"]);
    expect(measure).toBe("win");
  });

  it("does not make much of a small difference", () => {
    const { of, scale } = warmths([chance("a", 0.5), chance("b", 0.49)]);
    expect(of.get("b")?.level).toBeCloseTo(0.9);
    expect(scale).toEqual(["40 %", "50 %"]);
  });

  it("keeps its colours for what is near the best", () => {
    const { of, scale } = warmths([chance("a", 0.9), chance("b", 0.65), chance("c", 0.02)]);
    expect(of.get("b")?.level).toBeCloseTo(0.5);
    expect(of.get("c")?.level).toBe(0);
    expect(scale[0]).toBe("40 %");
  });

  it("knows points, above and below zero", () => {
    const { of, measure } = warmths([points("a", 1.25), points("b", 0), points("c", -3)]);
    expect(measure).toBe("points");
    expect([...of.values()].map(({ text }) => text)).toEqual(["+1.3", "0", "−3"]);
    expect(of.get("c")?.level).toBeLessThan(of.get("b")?.level ?? 0);
  });

  it("writes numbers on the best few only", () => {
    const of = [...warmths(["a", "b", "c", "d"].map((name, k) => chance(name, 0.9 - k / 10))).of.values()];
    expect(of.map(numbered(of))).toEqual([true, true, true, false]);
    expect(of.map(numbered(of, 9))).toEqual([true, true, true, true]);
    expect(warmest([undefined, of[2], of[1]])?.rank).toBe(1);
    expect(warmest([undefined])).toBeNull();
  });
});

describe("the legend", () => {
  const hint = {
    kind: "hinted" as const,
    id: "h",
    do: "o1",
    reason: "hint-any",
    options: [chance("o1", 0.62), chance("o2", 0.4)],
  };

  it("says what the colours mean, and the same as a list", async () => {
    const heat = await kindle(hint, { ...module, note: "hint-any" });
    render(Legend, { heat, position: position(1), box: null, hintText: "Because." });
    const legend = screen.getByRole("region", { name: "Chance to win if you do this" });
    expect(legend.textContent).toContain("40 %");
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "to o1: 62 %",
      "to o2: 40 %",
    ]);
    expect(notices.spoken).toBe("Because. Chance to win if you do this: to o1: 62 %; to o2: 40 %");
  });

  it("speaks Spanish", async () => {
    await setLanguage("es");
    const heat = await kindle(hint, module);
    render(Legend, { heat, position: position(1), box: null, hintText: "" });
    expect(screen.getByRole("region", { name: "Probabilidad de ganar si haces esto" })).toBeTruthy();
    await setLanguage("en");
  });
});
