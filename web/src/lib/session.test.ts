// A table over a socket that the test holds the other end of.
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { applied, move, position, preview, rejected, scene, table } from "../../tests/fixtures";
import { addHelp, addMessages, addTexts, startLanguage } from "./i18n";
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
  breakDown() {
    this.readyState = 3;
    this.dispatchEvent(new CloseEvent("close", { code: 1006 }));
  }
}

let session: Session;
let told: string[];
let read: string[];
const socket = () => FakeSocket.all.at(-1)!;
const acts = () => socket().sent.filter((message) => message.kind === "act");
const lastId = () => acts().at(-1)!.id;

/** A game whose every batch of events takes a second to show. */
const game = { pace: () => 1000, finish: vi.fn<() => string | null>(() => null) };

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  localStorage.clear();
  notices.list = [];
  FakeSocket.all = [];
  told = [];
  read = [];
  await startLanguage();
  await addTexts("monuments", "table");
  await addMessages("refusals");
  session = new Session(
    "t1",
    "s3cret",
    () => game as never,
    (moves) => told.push(moves.map((m) => m.do).join()),
    (rule) => read.push(rule),
  );
  session.start();
});

afterEach(() => {
  session.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function choose(action: string, complete = false) {
  session.choose(action);
  const asked = acts().at(-1)!;
  socket().say(preview(asked.id, asked.do, { complete }));
}

describe("coming in", () => {
  it("brings the secret of the link along, and shows the scene", () => {
    expect(socket().url).toContain("/api/tables/t1/play?invite=s3cret");
    socket().open(scene(2));
    expect(session.status).toBe("open");
    expect(session.moves).toHaveLength(2);
    expect(session.myTurn).toBe(true);
  });
});

describe("a table that the host has closed", () => {
  it("takes nothing any more, and says so", () => {
    socket().open(scene(2));
    expect(session.interactive).toBe(true);
    const closed = table({ seq: 2, status: "closed" });
    socket().say(scene(2, { table: closed, position: position(2, { actor: null, choices: [] }) }));
    expect(session.closed).toBe(true);
    expect(session.interactive).toBe(false);
    session.choose("m1 red");
    expect(acts()).toEqual([]);
    session.why();
    expect(notices.list.map((notice) => notice.text)).toEqual([
      "The host has closed this table. Open another one in the lobby.",
    ]);
  });
});

describe("a turn", () => {
  beforeEach(() => socket().open(scene(2)));

  it("is tried out step by step and logged only when confirmed", () => {
    choose("m1 red");
    expect(session.turn.done).toEqual(["m1 red"]);
    expect(session.mayConfirm).toBe(false);
    choose("o2", true);
    expect(acts().map((a) => [a.seq, a.do, a.confirm])).toEqual([
      [2, ["m1 red"], false],
      [2, ["m1 red", "o2"], false],
    ]);
    session.confirm();
    expect(acts().at(-1)).toMatchObject({ seq: 2, do: ["m1 red", "o2"], confirm: true });
    expect(session.moves).toHaveLength(2);
    socket().say(applied(2, 4, { id: lastId(), position: position(4, { actor: 1 }) }));
    expect(session.moves).toHaveLength(4);
    expect(session.turn.done).toEqual([]);
    expect(session.myTurn).toBe(false);
  });

  it("is undone on the spot", () => {
    choose("m1 red");
    choose("o2", true);
    session.undo();
    expect(session.turn.done).toEqual(["m1 red"]);
    session.undo();
    expect(session.position?.hash).toBe("h2");
    expect(acts()).toHaveLength(2);
  });

  it("waits for the answer before the next step", () => {
    session.choose("m1 red");
    session.choose("o9");
    expect(acts()).toHaveLength(1);
  });

  it("can be confirmed neither half-way nor by somebody else", () => {
    choose("m1 red");
    session.confirm();
    expect(acts().every((a) => !a.confirm)).toBe(true);
    socket().say(applied(2, 3, { position: position(3, { actor: 1 }) }));
    session.choose("o2");
    expect(acts()).toHaveLength(1);
  });

  it("does not show again what its preview has shown", () => {
    session.choose("a");
    socket().say(preview(lastId(), ["a"], { complete: true, events: [{ kind: "stepped" }] }));
    session.confirm();
    const moves = [move(3, { seat: 0, events: [{ kind: "stepped" }, { kind: "black" }] })];
    socket().say(applied(2, 3, { id: lastId(), moves }));
    expect(session.events).toEqual([{ kind: "black" }]);
  });

  it("goes back to what was there when the server refuses a step, and says why", () => {
    choose("m1 red");
    session.choose("o9");
    socket().say(rejected(lastId(), { code: "illegal", position: position(2), message: "no" }));
    expect(session.turn.done).toEqual(["m1 red"]);
    expect(session.interactive).toBe(true);
    expect(notices.list.map((notice) => notice.text)).toEqual([
      "That is not allowed here. Choose what glows.",
    ]);
  });

  it("is dropped when the table has moved on", () => {
    choose("m1 red", true);
    session.confirm();
    socket().say(rejected(lastId(), { code: "stale", position: position(5, { actor: 1 }) }));
    expect(session.turn.done).toEqual([]);
    expect(session.base?.seq).toBe(5);
    expect(socket().sent.at(-1)).toEqual({ kind: "sync" });
  });
});

describe("what cannot be done", () => {
  const questions = () => socket().sent.filter((message) => message.kind === "why");
  const said = () => notices.list.map((notice) => notice.text);
  const because = (reason: string, args = {}) =>
    socket().say({
      kind: "because",
      id: questions().at(-1)!.id,
      why: { rule: "C3", reason, message: "the server's English", args },
    });

  /** The words for reasons come when the first of them is to be told. */
  const heard = () => addHelp("monuments");

  beforeEach(() => socket().open(scene(2)));

  it("is asked of the server, after the turn so far, and told with the way to its rule", async () => {
    choose("m1 red");
    session.why("o9");
    expect(questions()).toMatchObject([{ seq: 2, do: ["m1 red", "o9"] }]);
    expect(said()).toEqual([]);
    because("not-supported", { missing: 2 });
    await heard();
    expect(said()).toEqual(["Not supported yet: 2 tokens below are missing."]);
    expect(notices.list[0]?.more?.label).toBe("Rule C3");
    notices.list[0]?.more?.open();
    expect(read).toEqual(["C3"]);
    expect(session.turn.done).toEqual(["m1 red"]);
  });

  it("is told in the server's words where there are no others", async () => {
    session.why("o9");
    because("no-such-reason");
    await heard();
    expect(said()).toEqual(["the server's English"]);
  });

  it("is no news when it can be done after all, or when something else is asked by now", async () => {
    session.why("o4");
    socket().say({ kind: "because", id: questions()[0]!.id, why: null });
    session.why("o8");
    const late = questions().at(-1)!.id;
    session.why("o9");
    socket().say({
      kind: "because",
      id: late,
      why: { rule: "Q7", reason: "x", message: "too late", args: {} },
    });
    await heard();
    expect(said()).toEqual([]);
  });

  it.each<[string, string, () => void]>([
    [
      "not my turn",
      "It is not your turn.",
      () => socket().say(scene(3, { position: position(3, { actor: 1 }) })),
    ],
    ["the end", "The game is over.", () => socket().say(scene(3, { position: position(3, { over: true }) }))],
    [
      "watching",
      "You are watching this table.",
      () => socket().say(scene(2, { table: table({ you: null }) })),
    ],
    ["a complete turn", "Your turn is complete. Confirm it, or undo.", () => choose("o2", true)],
  ])("needs no question: %s", (_, text, happen) => {
    happen();
    session.why("o9");
    expect(said()).toEqual([text]);
    expect(questions()).toEqual([]);
  });

  it("waits for nothing while an answer is on its way", () => {
    session.choose("m1 red");
    session.why("o9");
    session.why();
    expect(questions()).toEqual([]);
    expect(said()).toEqual([]);
  });

  it("is told in words also when the server refuses an action", async () => {
    session.choose("o9");
    const why = { rule: "Q7", reason: "no-such-reason", message: "too far", args: {} };
    socket().say(rejected(lastId(), { code: "illegal", position: position(2), why }));
    await heard();
    expect(said()).toEqual(["too far"]);
    expect(notices.list[0]?.more?.label).toBe("Rule Q7");
  });
});

describe("what is aimed at", () => {
  const looks = () => socket().sent.filter((message) => message.kind === "look");
  const seen = (id: string) => socket().say({ kind: "seen", id, events: [{ kind: "stepped" }] });
  beforeEach(() => socket().open(scene(2)));

  it("is told without becoming the turn", async () => {
    const events = session.foresee("o4");
    expect(looks()).toMatchObject([{ seq: 2, do: ["o4"] }]);
    seen(looks()[0]!.id);
    expect(await events).toEqual([{ kind: "stepped" }]);
    expect(session.turn.done).toEqual([]);
    expect(session.interactive).toBe(true);
  });

  it("is no news once something else is aimed at", async () => {
    const [first, second] = [session.foresee("o3 red"), session.foresee("o4")];
    expect(await first).toBeNull();
    seen(looks()[0]!.id);
    seen(looks()[1]!.id);
    expect(await second).toEqual([{ kind: "stepped" }]);
  });

  it("cannot be told when it is not my turn, and a refusal of it is not shown", async () => {
    const events = session.foresee("o4");
    socket().say(rejected(looks()[0]!.id, { code: "too-fast", position: position(2) }));
    expect(await events).toBeNull();
    expect(notices.list).toEqual([]);
    socket().say(scene(3, { position: position(3, { actor: 1 }) }));
    expect(await session.foresee("o4")).toBeNull();
  });
});

describe("a turn that may end as it stands", () => {
  beforeEach(() => {
    socket().open(scene(2));
    game.finish.mockImplementation(() => "end");
  });
  afterEach(() => void game.finish.mockImplementation(() => null));

  it("is ended and confirmed in one, and may go on", () => {
    choose("step 1 e");
    expect(session.complete).toBe(false);
    expect(session.mayConfirm).toBe(true);
    expect(session.mayHint).toBe(true);
    session.confirm();
    expect(acts().at(-1)).toMatchObject({ do: ["step 1 e", "end"], confirm: true });
    expect(session.finish).toBeNull();
  });

  it("is as it was when that is refused", () => {
    choose("step 1 e");
    session.confirm();
    socket().say(rejected(lastId(), { code: "too-fast", position: position(2) }));
    expect(session.turn.done).toEqual(["step 1 e"]);
    expect(session.finish).toBe("end");
  });
});

describe("a broken line", () => {
  beforeEach(() => socket().open(scene(2)));

  function comeBack(seq: number) {
    socket().breakDown();
    expect(session.status).toBe("broken");
    vi.advanceTimersByTime(1000);
    socket().open(scene(seq));
  }

  it("keeps the turn that was being made", () => {
    choose("m1 red");
    comeBack(2);
    expect(FakeSocket.all).toHaveLength(2);
    expect(session.turn.done).toEqual(["m1 red"]);
    choose("o2", true);
    expect(session.mayConfirm).toBe(true);
  });

  it("sends a confirmation again under the same id", () => {
    choose("m1 red", true);
    session.confirm();
    const id = lastId();
    comeBack(2);
    expect(acts()).toEqual([{ kind: "act", id, seq: 2, do: ["m1 red"], confirm: true }]);
    socket().say(applied(2, 3, { id }));
    expect(session.moves).toHaveLength(3);
  });

  it("does not play a turn twice that had arrived", () => {
    choose("m1 red", true);
    session.confirm();
    const id = lastId();
    comeBack(3);
    socket().say(applied(2, 3, { id }));
    expect(session.moves).toHaveLength(3);
    expect(session.turn.done).toEqual([]);
  });
});

describe("what others do", () => {
  beforeEach(() => socket().open(scene(2)));

  it("is shown one after the other, and nobody acts meanwhile", () => {
    socket().say(applied(2, 3, { position: position(3, { actor: 1 }) }));
    socket().say(applied(3, 4));
    expect(session.base?.seq).toBe(3);
    expect(session.myTurn).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(session.base?.seq).toBe(4);
    expect(session.myTurn).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(session.myTurn).toBe(true);
    expect(told).toEqual(["o3 red", "o3 red"]);
  });

  it("is shown at once when there is too much of it", () => {
    for (let n = 2; n < 20; n++) socket().say(applied(n, n + 1));
    expect(session.base!.seq).toBeGreaterThan(14);
    expect(session.moves).toHaveLength(session.base!.seq);
  });

  it("is forgotten when a fresh scene comes", () => {
    socket().say(applied(2, 3));
    socket().say(applied(3, 4));
    socket().say(scene(9));
    vi.advanceTimersByTime(5000);
    expect(session.base?.seq).toBe(9);
    expect(session.moves).toHaveLength(9);
  });
});

describe("hints and the table", () => {
  beforeEach(() => socket().open(scene(2)));

  it("asks for a hint once, and forgets it with the next step", () => {
    session.askHint();
    session.askHint();
    const asked = socket().sent.filter((message) => message.kind === "hint");
    expect(asked).toHaveLength(1);
    socket().say({ kind: "hinted", id: asked[0]!.id, do: "o4", reason: "monuments-hint-walk", options: [] });
    expect(session.hint?.do).toBe("o4");
    choose("o4");
    expect(session.hint).toBeNull();
  });

  it("shows no hint for what was before", () => {
    session.askHint();
    const asked = socket().sent.find((message) => message.kind === "hint");
    choose("o4");
    socket().say({ kind: "hinted", id: asked!.id, do: "o4", reason: "monuments-hint-walk", options: [] });
    expect(session.hint).toBeNull();
  });

  it("takes a hint away, and can be asked again", () => {
    session.askHint();
    const asked = socket().sent.find((message) => message.kind === "hint");
    socket().say({ kind: "hinted", id: asked!.id, do: "o4", reason: "monuments-hint-walk", options: [] });
    session.unhint();
    expect(session.hint).toBeNull();
    expect(session.mayHint).toBe(true);
  });

  it("says nothing of a hint that was asked anew, and tells that another page waits for one", () => {
    session.askHint();
    choose("o4");
    session.askHint();
    const [first, second] = socket().sent.filter((message) => message.kind === "hint");
    socket().say(rejected(first!.id, { code: "one-hint" }));
    expect(notices.list).toEqual([]);
    expect(session.mayHint).toBe(false);
    socket().say(rejected(second!.id, { code: "one-hint" }));
    expect(notices.list).toHaveLength(1);
    expect(session.mayHint).toBe(true);
  });

  it("can hand a seat to a bot and ask for another game", () => {
    session.handOver(1, "greedy");
    session.rematch();
    expect(socket().sent.map((message) => message.kind)).toEqual(["handover", "rematch"]);
    socket().say({ kind: "table", table: table({ next: "t2" }) });
    expect(session.table?.next).toBe("t2");
  });

  it("says how far the compiler is", () => {
    socket().say({ kind: "compiling", game: "monuments", done: 3, total: 9, ready: false, failed: null });
    expect(session.compiling?.done).toBe(3);
  });
});
