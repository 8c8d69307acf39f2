// A table where everybody acts at once, over a socket that the test holds the other end of.
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { applied, move, position, rejected, scene } from "../../tests/fixtures";
import { startLanguage } from "./i18n";
import { notices } from "./notices.svelte";
import type { ToPage, ToServer } from "./protocol";
import { Session } from "./session.svelte";

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: ToServer[] = [];
  constructor(readonly url: string) {
    super();
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close() {
    this.readyState = 3;
  }
  open(first: ToPage) {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
    this.say(first);
  }
  say(message: ToPage) {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
    flushSync();
  }
}

let session: Session;
const socket = () => FakeSocket.all.at(-1)!;
const rushes = () => socket().sent.filter((message) => message.kind === "rush");
const now = (seq: number, view: unknown, t = 1000) => position(seq, { actor: null, choices: [], view, t });

/** A game whose view is the list of what happened. */
const game = {
  pace: () => 0,
  follow: (view: unknown, event: { kind: string }) => [...(view as string[]), event.kind],
};

beforeEach(async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  localStorage.clear();
  notices.list = [];
  FakeSocket.all = [];
  await startLanguage();
  session = new Session(
    "t1",
    null,
    () => game as never,
    () => {},
    () => {},
  );
  session.start();
  socket().open(scene(3, { position: now(3, []) }));
});
afterEach(() => {
  session.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const plain = (seq: number, kind: string, id: string | null = null) =>
  applied(seq - 1, seq, { id, position: null, t: 2000, moves: [move(seq, { events: [{ kind }] })] });

describe("in real time", () => {
  it("sends every action at once and lets several be on their way", () => {
    session.choose("take 3");
    session.choose("put r0c2 front 0");
    expect(rushes().map((rush) => rush.do)).toEqual(["take 3", "put r0c2 front 0"]);
    expect(session.pending).toEqual(["take 3", "put r0c2 front 0"]);
    expect(session.interactive).toBe(true);
  });

  it("follows the events of all, and takes a whole position when one comes", () => {
    socket().say(plain(4, "taken"));
    socket().say(plain(5, "laid"));
    expect(session.base?.view).toEqual(["taken", "laid"]);
    expect(session.base?.seq).toBe(5);
    socket().say(applied(5, 6, { position: now(6, ["scored"]), t: 3000 }));
    expect(session.base?.view).toEqual(["scored"]);
    expect(session.moves.at(-1)?.n).toBe(6);
  });

  it("knows its own answer from the others' news", () => {
    session.choose("take 3");
    socket().say(plain(4, "taken"));
    expect(session.pending).toEqual(["take 3"]);
    socket().say(plain(5, "taken", rushes()[0]!.id));
    expect(session.pending).toEqual([]);
  });

  it("has nothing in the hand when somebody was faster, and says so", () => {
    session.choose("take 3");
    const id = rushes()[0]!.id;
    socket().say(rejected(id, { code: "illegal", position: null }));
    expect(session.pending).toEqual([]);
    expect(notices.list).toHaveLength(1);
    expect(session.base?.seq).toBe(3);
  });

  it("asks for everything afresh when something was missed", () => {
    session.choose("take 3");
    socket().say(plain(6, "laid"));
    expect(socket().sent.at(-1)?.kind).toBe("sync");
    socket().say(scene(6, { position: now(6, ["all"]) }));
    expect(session.base?.view).toEqual(["all"]);
    expect(session.pending).toEqual([]);
  });

  it("reaches for nothing a second time after the line broke", () => {
    session.choose("take 3");
    vi.useFakeTimers();
    socket().dispatchEvent(new CloseEvent("close", { code: 1006 }));
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.all).toHaveLength(2);
    socket().open(scene(3, { position: now(3, []) }));
    expect(rushes()).toEqual([]);
    expect(session.pending).toEqual([]);
  });
});
