// The parts that somebody touches, as somebody would touch them.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { addMessages, setLanguage, startLanguage } from "../src/lib/i18n";
import { api } from "../src/lib/api";
import { notices, refusalText, say } from "../src/lib/notices.svelte";
import { NO_TABLES } from "../src/lib/tables";
import { againstBot } from "../src/lib/wish";
import { seatNames } from "../src/lib/words";
import LinePiece from "../src/games/monuments/LinePiece.svelte";
import Banners from "../src/parts/Banners.svelte";
import ClosedBar from "../src/parts/ClosedBar.svelte";
import Log from "../src/parts/Log.svelte";
import MoreRules from "../src/parts/MoreRules.svelte";
import Notices from "../src/parts/Notices.svelte";
import Player from "../src/parts/Player.svelte";
import Rules from "../src/parts/Rules.svelte";
import SeatChoices from "../src/parts/SeatChoices.svelte";
import Seats from "../src/parts/Seats.svelte";
import Tables from "../src/parts/Tables.svelte";
import TurnBar from "../src/parts/TurnBar.svelte";
import WaitingRoom from "../src/parts/WaitingRoom.svelte";
import { game, position, seat, table } from "./fixtures";

beforeAll(async () => {
  localStorage.clear();
  await startLanguage();
  await addMessages("room");
  await addMessages("refusals");
});

describe("seats", () => {
  const names = ["Ada", "Mason"];

  it("say who plays, who is away, and the scores", () => {
    const seats = [seat({ here: false, away: 130 }), seat({ kind: "bot", bot: "greedy" })];
    render(Seats, {
      table: table({ seats, you: null }),
      position: position(3, { actor: 1, scores: [12, 61] }),
      names,
    });
    const [ada, mason] = screen.getAllByRole("listitem");
    expect(ada?.textContent).toContain("away for 2 minutes");
    expect(mason?.textContent).toContain("is playing");
    expect(mason?.textContent).toContain("61");
  });

  it("show points below nothing with a real minus sign", () => {
    render(Seats, { table: table(), position: position(3, { scores: [-8, 0] }), names });
    expect(screen.getByTestId("score-0").textContent).toContain("−8");
  });

  it("call who has no name yet a guest in the reader's language", async () => {
    const seats = [seat({ name: "Guest 2370" }), seat({ name: "Guest of honour" })];
    expect(seatNames(seats)).toEqual(["Guest 2370", "Guest of honour"]);
    await setLanguage("es");
    expect(seatNames(seats)).toEqual(["Invitado 2370", "Guest of honour"]);
    await setLanguage("en");
  });

  it("can be looked at, where a game has something to be seen there", async () => {
    const look = vi.fn();
    const standing = { key: "score", values: [3, 4], notes: ["Egypt", "Japan"] };
    render(Seats, { table: table({ you: 0 }), position: position(3), names, standing, look, looked: 0 });
    expect(screen.getAllByRole("listitem")[1]?.textContent).toContain("Japan");
    expect(screen.getByRole("button", { name: "Ada" }).getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(screen.getByRole("button", { name: "Mason" }));
    expect(look).toHaveBeenCalledWith(1);
  });

  it("offer a seat to a bot only when the grace period is over, and only to players", async () => {
    const seats = [seat(), seat({ name: "Bo", here: false, away: 500, replaceable: true })];
    const handOver = vi.fn();
    const props = { position: position(3), names, handOver };
    const { unmount } = render(Seats, { ...props, table: table({ seats, you: null }) });
    expect(screen.queryByRole("button")).toBeNull();
    unmount();
    render(Seats, { ...props, table: table({ seats, you: 0 }) });
    await fireEvent.click(screen.getByRole("button", { name: "Hand to a bot" }));
    expect(handOver).toHaveBeenCalledWith(1);
  });
});

describe("a reason", () => {
  it("leads from its notice to its rule, and goes away", async () => {
    const open = vi.fn();
    render(Notices);
    say("The worker stands there.", "plain", { label: "Rule Q7", open });
    await fireEvent.click(await screen.findByRole("button", { name: "Rule Q7" }));
    expect(open).toHaveBeenCalledOnce();
    expect(notices.list).toEqual([]);
  });

  it("finds its rule in view, marked and under the reader's eyes", async () => {
    const rules = ["Q7", "Q8"].map((id) => ({ id, text: `Text of ${id}`, ruling: null, source: "rulebook" }));
    vi.spyOn(api, "rules").mockResolvedValue([{ title: "Quarry", rules }]);
    const shown: Element[] = [];
    Element.prototype.scrollIntoView = function () {
      shown.push(this);
    };
    const { rerender } = render(Rules, { game: "monuments", box: null, rule: { id: "Q8" } });
    const row = (await screen.findByText("Text of Q8")).closest("li")!;
    expect(document.activeElement).toBe(row);
    expect(shown.at(-1)).toBe(row);
    await rerender({ rule: { id: "Q7" } });
    expect(shown.at(-1)?.textContent).toContain("Text of Q7");
    expect(row.classList.contains("here")).toBe(false);
    vi.restoreAllMocks();
  });
});

describe("the turn bar", () => {
  function bar(over: Record<string, unknown>) {
    const session = {
      you: 0,
      base: position(1),
      myTurn: true,
      complete: false,
      finish: null,
      mayConfirm: false,
      mayUndo: false,
      mayHint: true,
      turn: { asked: null },
      confirm: vi.fn(),
      undo: vi.fn(),
      askHint: vi.fn(),
      ...over,
    };
    notices.list = [];
    render(TurnBar, { session: session as never, prompt: "Walk." });
    return session;
  }
  const said = () => notices.list.map((notice) => notice.text);

  it("confirms a complete turn, and has the focus for it", async () => {
    const session = bar({ mayConfirm: true, complete: true });
    const button = screen.getByTestId("confirm");
    expect(document.activeElement).toBe(button);
    await fireEvent.click(button);
    expect(session.confirm).toHaveBeenCalledOnce();
  });

  it("ends a turn that may end as it stands, and leaves the focus where the turn may go on", async () => {
    const session = bar({ mayConfirm: true, finish: "end" });
    const button = screen.getByRole("button", { name: "End the turn" });
    expect(document.activeElement).not.toBe(button);
    await fireEvent.click(button);
    expect(session.confirm).toHaveBeenCalledOnce();
  });

  it("says why a turn cannot be confirmed", async () => {
    const session = bar({});
    const button = screen.getByTestId("confirm");
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(button);
    expect(session.confirm).not.toHaveBeenCalled();
    expect(said()).toEqual(["Your turn is not complete yet. Choose what glows."]);
  });

  it("says why there is nothing to undo, and undoes what there is", async () => {
    const empty = bar({});
    await fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(empty.undo).not.toHaveBeenCalled();
    expect(said()).toEqual(["There is nothing to undo."]);
    cleanup();
    const begun = bar({ mayUndo: true });
    await fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(begun.undo).toHaveBeenCalledOnce();
  });

  it("has no buttons for who watches", () => {
    bar({ you: null });
    expect(screen.queryAllByRole("button")).toEqual([]);
    expect(screen.getByTestId("prompt").textContent).toBe("Walk.");
  });
});

describe("the waiting room", () => {
  const props = { names: ["Ada", "Free seat"], invite: null, free: vi.fn() };
  const seats = [seat(), seat({ kind: "open", name: "" })];

  it("gives who sits there the link to send", async () => {
    render(WaitingRoom, { ...props, table: table({ status: "waiting", seats, invite: "s3cret" }) });
    const link = await screen.findByLabelText<HTMLInputElement>("Invitation link");
    expect(link.value).toMatch(/\/t\/t1#s3cret$/);
    expect(screen.queryByRole("button", { name: "Take a seat" })).toBeNull();
  });

  it("gives who comes a seat to take, and no link", async () => {
    render(WaitingRoom, { ...props, table: table({ status: "waiting", seats, you: null }) });
    const join = vi.spyOn(api, "join").mockResolvedValue(table());
    await fireEvent.click(await screen.findByRole("button", { name: "Take a seat" }));
    await vi.waitFor(() => expect(join).toHaveBeenCalledExactlyOnceWith("t1", { invite: null }));
    expect(screen.queryByLabelText("Invitation link")).toBeNull();
  });

  it("says whose share of the luck is missing, and frees that seat when the others have waited long enough", async () => {
    vi.useFakeTimers();
    const waiting = { ...props, names: ["Ada", "Bo"] };
    const bo = { name: "Bo", here: false, away: 5, awaited: true };
    const { unmount } = render(WaitingRoom, {
      ...waiting,
      table: table({ status: "waiting", seats: [seat(), seat(bo)] }),
    });
    expect(screen.queryByRole("heading")).toBeNull(); // it may take just a moment
    await vi.advanceTimersByTimeAsync(2000);
    expect(screen.getByRole("heading").textContent).toBe("Waiting for Bo to be here");
    expect(screen.queryByRole("button", { name: "Free the seat" })).toBeNull();
    unmount();
    const late = [seat({ awaited: true, replaceable: true }), seat({ ...bo, replaceable: true })];
    render(WaitingRoom, { ...waiting, table: table({ status: "waiting", seats: late }) });
    await vi.advanceTimersByTimeAsync(2000);
    await fireEvent.click(screen.getByRole("button", { name: "Free the seat" })); // one: nobody frees their own
    expect(props.free).toHaveBeenCalledWith(1);
    vi.useRealTimers();
  });
});

describe("setting up a table", () => {
  it("offers each seat to the reader, a friend, or a bot of any level", async () => {
    const change = vi.fn();
    render(SeatChoices, { game, wish: againstBot(game), change });
    const [, second] = screen.getAllByRole<HTMLSelectElement>("combobox");
    expect([...second!.options].map((option) => option.textContent)).toEqual([
      "You",
      "A friend, by link",
      "Bot: Apprentice",
      "Bot: Mason",
    ]);
    await fireEvent.change(second!, { target: { value: "open" } });
    expect(change).toHaveBeenCalledWith(1, "open");
  });

  it("gives options their own kind of value", async () => {
    const change = vi.fn();
    render(MoreRules, {
      game,
      wish: againstBot(game),
      pictured: ["monument"],
      unfit: () => null,
      clashing: [],
      change,
    });
    await fireEvent.click(screen.getByRole("checkbox"));
    expect(change).toHaveBeenCalledWith("show_holdings", true);
    await fireEvent.change(screen.getByRole("combobox"), { target: { value: "1" } });
    expect(change).toHaveBeenLastCalledWith("starter", 1);
  });
});

describe("the list of tables", () => {
  it("calls games by their name, and counts what is against somebody without its sign", () => {
    const moves = { ...game, name: "moves", title: "Monumental Moves", counts_against: true };
    const one = table({ scores: [-12, -47] });
    const lists = {
      waiting: [],
      running: [one, { ...one, id: "other", game: "moves", options: {} }],
      over: [],
    };
    render(Tables, { lists, games: [game, moves] });
    const [monuments, other] = screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(monuments).toContain(" −12, ");
    expect(other).toContain("Monumental Moves");
    expect(other).toMatch(/ 12, .* 47/);
    expect(other).not.toContain("47−");
    expect(other).not.toContain("−47");
  });

  it("says of which game each record is", () => {
    const over = (id: string, scores: number[], created: number) =>
      table({ id, status: "over", scores, created });
    const lists = { ...NO_TABLES, over: [over("a", [1, 2], 0), over("b", [3, 4], 90_000)] };
    render(Tables, { lists, games: [game] });
    const names = screen
      .getAllByRole("link", { name: /Download the record of/ })
      .map(({ ariaLabel }) => ariaLabel);
    expect(new Set(names).size).toBe(2);
  });
});

describe("what the host has done", () => {
  it("is said of a table that was closed, with the way to what was played and no other game", () => {
    render(ClosedBar, { table: table({ status: "closed", next: null }), invite: "s3cret" });
    expect(screen.getByTestId("closed").textContent).toContain("Nobody has won");
    expect(screen.getByRole("link", { name: "Replay" }).getAttribute("href")).toContain("t1");
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("shows in the list, without a record that may be empty", () => {
    const lists = { waiting: [], running: [], over: [table({ status: "closed" })] };
    render(Tables, { lists, games: [game] });
    expect(screen.getByRole("listitem").textContent).toContain("Closed by the host");
    expect(screen.queryByRole("link", { name: "Download the record" })).toBeNull();
  });

  it("is told to who is shut out, in the host's own words", () => {
    expect(refusalText({ code: "banned", message: "…", detail: "Be kind <b>" })).toBe(
      "The host of this server has shut you out. They say: “Be kind <b>”",
    );
    expect(refusalText({ code: "banned", message: "…", detail: null })).not.toContain("They say");
  });
});

describe("the film", () => {
  it("goes where it is told", async () => {
    const goTo = vi.fn();
    render(Player, { at: 3, count: 10, playing: false, speed: 1, goTo, toggle: vi.fn() });
    await fireEvent.input(screen.getByRole("slider"), { target: { value: "7" } });
    await fireEvent.click(screen.getByRole("button", { name: "One move back" }));
    expect(goTo.mock.calls).toEqual([[7], [2]]);
  });
});

describe("what is said beside the board", () => {
  it("counts what is compiled, and stops when it is done", () => {
    const compiling = {
      kind: "compiling",
      game: "monuments",
      done: 12,
      total: 40,
      ready: false,
      failed: null,
    } as const;
    const { unmount } = render(Banners, { status: "open", compiling });
    expect(screen.getByTestId("compiling").textContent).toContain("12 of 40");
    unmount();
    render(Banners, { status: "open", compiling: { ...compiling, ready: true } });
    expect(screen.queryByTestId("compiling")).toBeNull();
  });

  it("tells a broken line", () => {
    render(Banners, { status: "broken", compiling: null });
    expect(screen.getByTestId("broken").textContent).toContain("Trying again");
  });

  it("is a log to be read from top to bottom", () => {
    Element.prototype.scrollTo = () => {}; // jsdom has none
    const line = (id: string, who: number) => ({
      id,
      seat: who,
      message: { key: "seat-number", args: { seat: who } },
    });
    render(Log, { lines: [line("1", 0), line("2", 0), line("3", 1)] });
    expect(
      screen.getAllByRole("listitem").map((item) => item.textContent?.replace(/\s+/g, " ").trim()),
    ).toEqual(["A Seat 0 Seat 0", "B Seat 1"]);
  });

  it("draws a line's pieces, and says them to who cannot see them", () => {
    Element.prototype.scrollTo = () => {};
    const message = { key: "replay-of", args: { what: "1 red, 1 gem" }, drawn: { what: ["red", "blue"] } };
    const { container } = render(Log, { lines: [{ id: "1", seat: 0, message }], Piece: LinePiece });
    expect(container.querySelectorAll("[aria-hidden=true] svg .token")).toHaveLength(2);
    expect(container.querySelector(".spoken")?.textContent).toBe("1 red, 1 gem");
    expect(screen.getByRole("listitem").textContent).toContain(": replay");
  });
});
