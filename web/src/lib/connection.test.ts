// @vitest-environment node
import { describe, expect, it } from "vitest";
import { act, Connection, type Effect } from "./connection";
import { applied, position, preview, rejected, scene, table } from "../../tests/fixtures";
import type { HintPlease, ToServer, WhyPlease } from "./protocol";

const sent = (effects: Effect[]): ToServer[] => effects.flatMap((e) => (e.do === "send" ? [e.message] : []));
const delivered = (effects: Effect[]): string[] =>
  effects.flatMap((e) => (e.do === "deliver" ? [e.message.kind] : []));

function connected(seq = 0): Connection {
  const line = new Connection(() => 0.5);
  line.opened(0);
  line.received(scene(seq), 0);
  return line;
}

describe("sequence numbers", () => {
  it("delivers moves that follow on", () => {
    const line = connected(3);
    expect(delivered(line.received(applied(3, 5), 0))).toEqual(["applied"]);
    expect(line.seq).toBe(5);
  });

  it("asks for a fresh scene on a gap, once, and shows nothing of it", () => {
    const line = connected(3);
    const gap = line.received(applied(4, 5), 0);
    expect(delivered(gap)).toEqual([]);
    expect(sent(gap)).toEqual([{ kind: "sync" }]);
    expect(line.received(applied(5, 6), 0)).toEqual([]);
    expect(delivered(line.received(scene(6), 0))).toEqual(["scene"]);
    expect(delivered(line.received(applied(6, 7), 0))).toEqual(["applied"]);
  });

  it("ignores moves it has, but takes them as the answer", () => {
    const line = connected(0);
    line.request(act("a", 0, ["o3 red"], true));
    line.closed(1006);
    line.opened(1);
    const again = line.received(scene(2), 1);
    expect(sent(again)).toEqual([act("a", 0, ["o3 red"], true)]);
    expect(line.received(applied(0, 2, { id: "a" }), 2)).toEqual([]);
    expect(line.unanswered).toEqual([]);
  });

  it("asks for a scene when a refusal comes from a later position", () => {
    const line = connected(1);
    line.request(act("a", 1, ["x"], true));
    const effects = line.received(rejected("a", { position: position(4) }), 0);
    expect(delivered(effects)).toEqual(["rejected"]);
    expect(sent(effects)).toEqual([{ kind: "sync" }]);
  });
});

describe("requests", () => {
  it("wait for the first scene and are then sent", () => {
    const line = new Connection();
    line.opened(0);
    expect(line.request(act("a", 0, ["x"], true))).toEqual([]);
    expect(sent(line.received(scene(0), 0))).toEqual([act("a", 0, ["x"], true)]);
  });

  it("are sent again under the same id after the line broke, until answered", () => {
    const line = connected(0);
    line.request(act("a", 0, ["x"], true));
    for (const round of [1, 2]) {
      line.closed(1006);
      line.opened(round);
      expect(sent(line.received(scene(0), round)).map((m) => "id" in m && m.id)).toEqual(["a"]);
    }
    line.received(applied(0, 1, { id: "a" }), 3);
    line.closed(1006);
    line.opened(4);
    expect(sent(line.received(scene(1), 4))).toEqual([]);
  });

  it("that only try something out are not repeated", () => {
    const line = connected(0);
    line.request(act("a", 0, ["x"], false));
    line.closed(1006);
    line.opened(1);
    expect(sent(line.received(scene(0), 1))).toEqual([]);
  });

  it("to try out replace each other, and a late answer is no news", () => {
    const line = connected(0);
    line.request(act("a", 0, ["x"], false));
    line.request(act("b", 0, ["x", "y"], false));
    expect(line.received(preview("a", ["x"]), 0)).toEqual([]);
    expect(delivered(line.received(preview("b", ["x", "y"]), 0))).toEqual(["preview"]);
  });

  it("for a reason replace each other but no try-out, and are not repeated", () => {
    const line = connected(0);
    const why = (id: string): WhyPlease => ({ kind: "why", id, seq: 0, do: ["y"] });
    line.request(act("a", 0, ["x"], false));
    line.request(why("w"));
    line.request(why("v"));
    expect(line.unanswered.map((request) => request.id)).toEqual(["a", "v"]);
    expect(line.received({ kind: "because", id: "w", why: null }, 0)).toEqual([]);
    expect(delivered(line.received({ kind: "because", id: "v", why: null }, 0))).toEqual(["because"]);
    line.request(why("u"));
    line.closed(1006);
    line.opened(1);
    expect(sent(line.received(scene(0), 1))).toEqual([]);
  });

  it("for a hint replace each other, end with the next step, and are not repeated", () => {
    const line = connected(0);
    const ask = (id: string): ToServer => ({ kind: "hint", id, seq: 0, do: [] });
    for (const id of ["a", "b"]) line.request(ask(id) as HintPlease);
    expect(line.unanswered.map((request) => request.id)).toEqual(["b"]);
    line.request(act("c", 0, ["x"], false));
    expect(line.unanswered.map((request) => request.id)).toEqual(["c"]);
    line.request(ask("d") as HintPlease);
    line.closed(1006);
    line.opened(1);
    expect(sent(line.received(scene(0), 1))).toEqual([]);
  });

  it("about the table are answered by the table", () => {
    const line = connected(0);
    line.request({ kind: "handover", id: "h", seat: 1, bot: "greedy" });
    expect(line.unanswered).toHaveLength(1);
    line.received({ kind: "table", table: table() }, 0);
    expect(line.unanswered).toHaveLength(0);
  });
});

describe("the line", () => {
  it("waits longer after each failure, up to a limit, and starts over after a scene", () => {
    const line = new Connection(() => 0.5);
    const waits = [1, 2, 3, 4, 5, 6, 7]
      .map(() => line.closed(1006)[0])
      .map((e) => e?.do === "retry" && e.after);
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
    line.opened(0);
    line.received(scene(0), 0);
    expect(line.closed(1006)).toEqual([{ do: "retry", after: 500 }]);
  });

  it("spreads the returns of many pages", () => {
    expect(new Connection(() => 0).closed(1006)).toEqual([{ do: "retry", after: 375 }]);
    expect(new Connection(() => 1).closed(1006)).toEqual([{ do: "retry", after: 625 }]);
  });

  it.each([4401, 4403, 4404])("gives up when the server says %i", (code) => {
    const line = connected();
    expect(line.closed(code)).toEqual([]);
    expect(line.status).toBe("refused");
  });

  it.each([1000, 1006, 1012, 4408, 4429])("tries again after %i", (code) => {
    const line = connected();
    expect(line.closed(code)).toHaveLength(1);
    expect(line.status).toBe("broken");
  });

  it("is kept alive, and given up when silent for too long", () => {
    const line = connected();
    expect(sent(line.tick(15_000))).toEqual([{ kind: "ping" }]);
    line.received({ kind: "pong" }, 15_001);
    expect(sent(line.tick(45_000))).toEqual([{ kind: "ping" }]);
    expect(line.tick(60_100)).toEqual([{ do: "close" }]);
  });
});
