// A game that nobody has drawn, from nothing but what the server sends.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { position } from "../../../tests/fixtures";
import type { AnyEvent, BoardProps } from "../../games/contract";
import { loadGame, onShelf } from "../../games";
import type { Position } from "../../lib/protocol";
import { addMessages, setLanguage, startLanguage } from "../../lib/i18n";
import Board from "./Board.svelte";
import { layOut } from "./laid";
import { eventLine, groups, inWords, prompt, valueText } from "./words";

const NAMES = ["Ana", "Ben"];
const TEXTS = `
dunes-field-camels = Camels
dunes-field-secret = { "" }
dunes-value-phase-2 = at night
dunes-do-ride = Ride { $far } far
dunes-group-ride = Where to
dunes-prompt-ride = Ride somewhere.
dunes-event-rode = { $who } rides { $far }.
`;

beforeAll(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(TEXTS)));
  await startLanguage();
  await setLanguage("en");
  await Promise.all([loadGame("dunes"), addMessages("page")]);
  vi.unstubAllGlobals();
});

describe("words", () => {
  it("are the game's own where it has them, else names out of the program", () => {
    expect(inWords("round_no")).toBe("Round no");
    expect(valueText("dunes", "phase", 2, NAMES)).toBe("at night");
    expect(valueText("dunes", "phase", 3, NAMES)).toBe("3");
    expect(valueText("dunes", "next_seat", 1, NAMES)).toBe("Ben");
    expect(valueText("dunes", "owner", -1, NAMES)).toBe("−1");
    expect(valueText("dunes", "wet", true, NAMES)).toBe("yes");
    expect(valueText("dunes", "any", null, NAMES)).toBe("–");
    expect(valueText("dunes", "any", [1, null], NAMES)).toBe("1, –");
    expect(valueText("dunes", "any", { camels: 2, secret: 3, wells: [4, 5] }, NAMES)).toBe(
      "Camels 2; Wells Ana 4, Ben 5",
    );
  });

  it("tell what happened", () => {
    const rode = { kind: "rode", seat: 1, far: 4 } as AnyEvent;
    expect(eventLine("dunes", rode, NAMES)).toEqual({
      key: "dunes-event-rode",
      args: { kind: "rode", seat: 1, far: 4, who: "Ben" },
    });
    const dug = { kind: "dug_up", seat: 0, bones: [1, 2, 3] } as AnyEvent;
    expect(eventLine("dunes", dug, NAMES)).toEqual({
      key: "plain-did",
      args: { who: "Ana", what: "Dug up: Bones 1, 2, 3" },
    });
    expect(eventLine("dunes", { kind: "wind" }, NAMES)).toEqual({
      key: "plain-happened",
      args: { what: "Wind" },
    });
  });

  it("group choices by their first word, and put single words last", () => {
    const choices = [{ do: "rest" }, { do: "ride 3", far: 3 }, { do: "dig a1" }, { do: "dig b2" }];
    expect(groups("dunes", choices, NAMES)).toEqual([
      {
        word: "ride",
        title: "Where to",
        options: [{ do: "ride 3", label: "Ride 3 far", spoken: "Ride 3 far" }],
      },
      {
        word: "dig",
        title: "Dig",
        options: [
          { do: "dig a1", label: "a1", spoken: "Dig a1" },
          { do: "dig b2", label: "b2", spoken: "Dig b2" },
        ],
      },
      { word: "", title: "", options: [{ do: "rest", label: "Rest", spoken: "Rest" }] },
    ]);
  });

  it("say what to do", () => {
    const at = (changes: Partial<Position>) => prompt("dunes", position(3, changes), 0, NAMES);
    expect(at({ actor: 0, choices: [{ do: "ride 3" }] }).key).toBe("dunes-prompt-ride");
    expect(at({ actor: 0, choices: [{ do: "ride 3" }, { do: "rest" }] }).key).toBe("plain-choose");
    expect(at({ actor: 0, choices: [] }).key).toBe("plain-complete");
    expect(at({ actor: 1, choices: [] })).toEqual({ key: "plain-waits", args: { who: "Ben" } });
    expect(at({ actor: null, choices: [] }).key).toBe("plain-luck");
    expect(at({ over: true, winners: [0, 1] })).toMatchObject({ key: "plain-won", args: { n: 2 } });
  });
});

describe("a view", () => {
  it("is laid out by its shapes, without what the page tells anyway and what the game hides", () => {
    const view = {
      seat: 0,
      winners: [],
      scores: [1, 2],
      phase: 2,
      secret: 5,
      trail: ["a1", "b2", "c3"],
      camels: [1, 2],
      players: [
        { water: 3, secret: 1 },
        { water: 4, secret: 1 },
      ],
      oases: [{ palms: 1 }, { palms: 2 }],
      map: ["..x..", "o....", "....."],
      wells: [
        [1, 2],
        [3, 4],
        [5, 6],
      ],
      past: [{ day: 1 }, { day: 2, secret: 1 }, { day: 3 }],
      stones: [1, 2, 3, 4, 5, 6, 7],
      box: { sand: 9 },
    };
    expect(layOut("dunes", view, 2)).toEqual([
      {
        kind: "facts",
        facts: [
          { field: "phase", value: 2 },
          { field: "trail", value: ["a1", "b2", "c3"] },
        ],
      },
      {
        kind: "players",
        columns: [
          { field: "camels", values: [1, 2] },
          { field: "water", values: [3, 4] },
        ],
      },
      { kind: "table", field: "oases", columns: ["palms"], rows: view.oases },
      { kind: "grid", field: "map", rows: [[..."..x.."], [..."o...."], [..."....."]] },
      { kind: "grid", field: "wells", rows: view.wells },
      { kind: "table", field: "past", columns: ["day"], rows: view.past },
      { kind: "list", field: "stones", values: view.stones },
      { kind: "group", field: "box", blocks: [{ kind: "facts", facts: [{ field: "sand", value: 9 }] }] },
    ]);
    expect(layOut("dunes", null, 2)).toEqual([]);
  });
});

describe("the board", () => {
  function board(choices: { do: string }[], choose = vi.fn<(action: string) => void>()) {
    const props: BoardProps = {
      game: "dunes",
      box: null,
      position: position(3, { view: { phase: 2, camels: [7, 8] }, choices }),
      names: NAMES,
      you: 0,
      pending: [],
      events: [{ kind: "wind" }],
      hint: "dig b2",
      interactive: true,
      reducedMotion: true,
      choose,
      why: () => {},
      tell: () => {},
    };
    render(Board, { props });
    return choose;
  }

  it("shows the view and makes a choice, also by keyboard", async () => {
    const choose = board([{ do: "dig a1" }, { do: "dig b2" }, { do: "rest" }]);
    expect(screen.getByRole("row", { name: "Camels 7 8" })).toBeTruthy();
    expect(screen.getByText("Wind.")).toBeTruthy();
    const first = screen.getByRole("button", { name: "Dig a1" });
    first.focus();
    await fireEvent.keyDown(first, { key: "ArrowRight" });
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Dig b2 (suggested)" }));
    await fireEvent.keyDown(document.activeElement!, { key: "ArrowRight" });
    expect(document.activeElement?.textContent).toBe("Rest");
    await fireEvent.click(document.activeElement!);
    expect(choose).toHaveBeenCalledWith("rest");
  });

  it("finds one of many choices by its letters", async () => {
    board(Array.from({ length: 50 }, (_, n) => ({ do: `dig ${n}` })));
    expect(screen.getAllByRole("button")).toHaveLength(50);
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "dig 4" } });
    expect(screen.getAllByRole("button")).toHaveLength(11);
  });
});

it("serves the games of other packages, behind ours, unless everybody acts at once in them", () => {
  const games = ["zeal", "dunes", "moves", "monuments", "mondo"].map((name) => ({
    name,
    realtime: name === "mondo" || name === "zeal",
  }));
  expect(onShelf(games).map(({ name }) => name)).toEqual(["monuments", "moves", "mondo", "dunes"]);
});
