import { afterEach, describe, expect, it, vi } from "vitest";
import type { Analysis, Step } from "../lib/protocol";
import { api } from "./api";
import { Run } from "./run.svelte";

const step = (n: number) => ({ n }) as Step;
const found = (state: Analysis["state"], since: number, ...steps: number[]): Analysis => ({
  state,
  total: 3,
  since,
  steps: steps.map(step),
  outcome: [1, 0],
});

afterEach(() => vi.restoreAllMocks());

describe("an analysis", () => {
  it("is asked for once, then from what is known already on until it is whole", async () => {
    vi.spyOn(api, "analyse").mockResolvedValue(found("waiting", 0));
    const asked = vi
      .spyOn(api, "analysis")
      .mockResolvedValueOnce(found("running", 0, 4, 6))
      .mockResolvedValueOnce(found("running", 2))
      .mockResolvedValueOnce(found("done", 2, 9));
    const run = new Run("t", "secret", 0);
    const begun = vi.fn();
    await run.start(begun);
    expect(begun).toHaveBeenCalledExactlyOnceWith(run);
    expect(asked.mock.calls).toEqual([
      ["t", "secret", 0],
      ["t", "secret", 2],
      ["t", "secret", 2],
    ]);
    expect([run.whole, run.total, run.steps.map(({ n }) => n)]).toEqual([true, 3, [4, 6, 9]]);
  });

  it("that somebody else has asked for is there at once", async () => {
    vi.spyOn(api, "analyse").mockResolvedValue(found("done", 0, 4, 6, 9));
    const asked = vi.spyOn(api, "analysis");
    const run = new Run("t", null, 0);
    await run.start(() => {});
    expect(asked).not.toHaveBeenCalled();
    expect(run.steps).toHaveLength(3);
  });

  it("that lost its place while the page slept is asked for again", async () => {
    const asked = vi
      .spyOn(api, "analyse")
      .mockResolvedValueOnce(found("waiting", 0))
      .mockResolvedValueOnce(found("done", 0, 4));
    vi.spyOn(api, "analysis").mockResolvedValueOnce(found("none", 0));
    const run = new Run("t", null, 0);
    await run.start(() => {});
    expect(asked).toHaveBeenCalledTimes(2);
    expect([run.whole, run.steps.length]).toEqual([true, 1]);
  });

  it("that is refused when it is asked for again says so", async () => {
    vi.spyOn(api, "analyse")
      .mockResolvedValueOnce(found("waiting", 0))
      .mockRejectedValueOnce(new Error("analysing"));
    vi.spyOn(api, "analysis").mockResolvedValueOnce(found("none", 0));
    await expect(new Run("t", null, 0).start(() => {})).rejects.toThrow("analysing");
  });

  it("that is refused has not begun", async () => {
    vi.spyOn(api, "analyse").mockRejectedValue(new Error("busy"));
    const begun = vi.fn();
    await expect(new Run("t", null, 0).start(begun)).rejects.toThrow("busy");
    expect(begun).not.toHaveBeenCalled();
  });

  it("is not asked after when nobody looks any more", async () => {
    vi.spyOn(api, "analyse").mockResolvedValue(found("running", 0, 4));
    const asked = vi.spyOn(api, "analysis");
    const run = new Run("t", null, 0);
    await Promise.race([run.start(() => run.stop()), new Promise((done) => setTimeout(done, 30))]);
    expect(asked).not.toHaveBeenCalled();
  });
});
