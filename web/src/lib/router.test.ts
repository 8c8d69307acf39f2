import { beforeAll, describe, expect, it, vi } from "vitest";
import { address, follows, go, parse, route, type Route } from "./router";

describe("addresses", () => {
  it.each<[string, string, Route]>([
    ["/", "", { page: "lobby" }],
    ["/", "#main", { page: "lobby" }],
    [
      "/",
      "#game=moves&position=turn%3Ddark",
      { page: "lobby", from: { game: "moves", position: "turn=dark" } },
    ],
    ["/t/ab_C-9", "", { page: "table", id: "ab_C-9", invite: null }],
    ["/t/ab/", "", { page: "table", id: "ab", invite: null }],
    ["/t/ab", "#s3cr_et-", { page: "table", id: "ab", invite: "s3cr_et-" }],
    ["/t/ab", "#main content", { page: "table", id: "ab", invite: null }],
    ["/t/ab/replay", "", { page: "replay", id: "ab", invite: null }],
    ["/t/ab/replay", "#x", { page: "replay", id: "ab", invite: "x" }],
    ["/t/", "", { page: "lost" }],
    ["/t/a/b/c", "", { page: "lost" }],
    ["/elsewhere", "", { page: "lost" }],
  ])("%s%s", (path, hash, expected) => {
    expect(parse(path, hash)).toEqual(expected);
  });

  it("lead back to where they came from", () => {
    const routes: Route[] = [
      { page: "lobby" },
      {
        page: "lobby",
        from: { game: "moves", position: "game=1/2 people=people.1@33 light=castle@00,obelisk@50" },
      },
      { page: "table", id: "a", invite: null },
      { page: "table", id: "a", invite: "b" },
      { page: "replay", id: "a", invite: null },
      { page: "replay", id: "a", invite: "b" },
    ];
    for (const each of routes) {
      const [path = "", hash] = address(each).split("#");
      expect(parse(path, hash ? `#${hash}` : "")).toEqual(each);
    }
  });

  it("keep the secret of an invitation out of what is sent to a server", () => {
    const url = new URL(address({ page: "table", id: "a", invite: "secret" }), "http://localhost");
    expect(url.pathname + url.search).not.toContain("secret");
  });
});

describe("going", () => {
  beforeAll(() => void vi.stubGlobal("scrollTo", () => {})); // jsdom has none

  it("changes the address, as a new entry or in place of the old one", () => {
    const before = history.length;
    go({ page: "table", id: "x", invite: "y" });
    expect(location.pathname + location.hash).toBe("/t/x#y");
    expect(history.length).toBe(before + 1);
    go({ page: "table", id: "x", invite: null }, "replace");
    expect(route()).toEqual({ page: "table", id: "x", invite: null });
    expect(history.length).toBe(before + 1);
  });

  it("leaves clicks for another tab to the browser", () => {
    const plain = new MouseEvent("click", { cancelable: true });
    const other = new MouseEvent("click", { cancelable: true, ctrlKey: true });
    follows({ page: "lobby" })(other);
    expect(other.defaultPrevented).toBe(false);
    follows({ page: "lobby" })(plain);
    expect(plain.defaultPrevented).toBe(true);
    expect(location.pathname).toBe("/");
  });
});
