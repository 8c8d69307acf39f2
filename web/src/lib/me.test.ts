import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "./api";
import { fetchMe, me } from "./me.svelte";

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
