import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "./api";
import type { Me } from "./protocol";
import { fetchMe, me, named, rename } from "./me.svelte";

afterEach(() => void vi.restoreAllMocks());

describe("who this browser is", () => {
  it("is asked again after a failure, and once known not any more", async () => {
    const ask = vi.spyOn(api, "me").mockRejectedValueOnce(new Error("no line"));
    ask.mockResolvedValue({ guest: "g1", name: "Ana" });
    await expect(fetchMe()).rejects.toThrow("no line");
    expect(me.now).toBeNull();
    await Promise.all([fetchMe(), fetchMe()]);
    await fetchMe();
    expect(me.now).toEqual({ guest: "g1", name: "Ana" });
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

describe("a new name", () => {
  it("is waited for by who sits down, and a refused one holds nobody up", async () => {
    let answer: ((me: Me) => void) | undefined;
    vi.spyOn(api, "rename").mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const renaming = rename("Ben");
    let waited = false;
    const waiting = named().then(() => (waited = true));
    await Promise.resolve();
    expect(waited).toBe(false);
    answer?.({ guest: "g1", name: "Ben" });
    await Promise.all([renaming, waiting]);
    expect(me.now?.name).toBe("Ben");

    vi.spyOn(api, "rename").mockRejectedValueOnce(new Error("no"));
    await expect(rename("")).rejects.toThrow("no");
    await named();
  });
});
