// @vitest-environment node
import { expect, it } from "vitest";
import { move } from "../../tests/fixtures";
import type { AnyEvent } from "../games/contract";
import { entries, story } from "./story";

const game = {
  line: (event: AnyEvent, names: string[]) =>
    event.kind === "laid"
      ? null
      : { key: `line-${event.kind}`, args: { who: names[(event as { seat?: number }).seat ?? 0] ?? "" } },
};
const names = ["Ada", "Bo"];
const events = (kind: string, seat?: number) => ({
  events: [seat === undefined ? { kind } : { kind, seat }],
});

it("puts moves in words, and leaves out what is not worth a line", () => {
  const moves = [
    move(1, { seat: "chance", events: [{ kind: "laid" }, { kind: "round" }] }),
    move(2, { seat: 1, events: [{ kind: "stepped", seat: 1 }] }),
  ];
  expect(story(moves, game, names)).toEqual([
    { id: "1.1", seat: null, message: { key: "line-round", args: { who: "Ada" } } },
    { id: "2.0", seat: 1, message: { key: "line-stepped", args: { who: "Bo" } } },
  ]);
});

it("tells as one line what the game merges, also across moves, under the number of the first", () => {
  const merging = {
    ...game,
    merge: (before: AnyEvent, next: AnyEvent) =>
      before.kind === next.kind ? { ...next, times: ((before as { times?: number }).times ?? 1) + 1 } : null,
    line: (event: AnyEvent) => ({
      key: event.kind,
      args: { times: (event as { times?: number }).times ?? 1 },
    }),
  };
  const moves = [
    move(1, events("a", 0)),
    move(2, events("a", 0)),
    move(3, events("b", 1)),
    move(4, events("a", 0)),
  ];
  expect(
    story(moves, merging, names).map(({ id, message }) => [id, message.key, message.args?.times]),
  ).toEqual([
    ["1.0", "a", 2],
    ["3.0", "b", 1],
    ["4.0", "a", 1],
  ]);
});

it("puts together what one does in a row, but not what happens by itself", () => {
  const moves = [
    move(1, events("a", 0)),
    move(2, events("b", 0)),
    move(3, events("c", 1)),
    move(4, events("d")),
    move(5, events("e")),
    move(6, events("f", 1)),
  ];
  const found = entries(story(moves, game, names));
  expect(found.map((entry) => [entry.seat, entry.messages.length])).toEqual([
    [0, 2],
    [1, 1],
    [null, 1],
    [null, 1],
    [1, 1],
  ]);
});
