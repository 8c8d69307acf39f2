// @vitest-environment node
import { expect, it } from "vitest";
import { position, preview } from "../../tests/fixtures";
import * as pending from "./pending";

function made(...actions: string[]): pending.Turn {
  let turn = pending.FRESH;
  actions.forEach((action, index) => {
    const id = `r${index}`;
    turn = pending.choose(turn, action, id);
    turn = pending.previewed(
      turn,
      preview(id, actions.slice(0, index + 1), { complete: index === actions.length - 1 }),
    );
  });
  return turn;
}

it("grows by what was chosen, once the server has answered", () => {
  const asked = pending.choose(pending.FRESH, "m1 red", "a");
  expect(asked.done).toEqual([]);
  expect(asked.asked).toEqual({ id: "a", do: ["m1 red"], confirm: false });
  expect(pending.previewed(asked, preview("a", ["m1 red"])).done).toEqual(["m1 red"]);
});

it("shows the preview, or the position when nothing is chosen", () => {
  const base = position(4);
  expect(pending.shown(pending.FRESH, base)).toBe(base);
  expect(pending.shown(made("a", "b"), base).hash).toBe("a,b");
});

it("ignores answers to other questions", () => {
  const turn = made("a");
  expect(pending.previewed(turn, preview("other", ["z"]))).toBe(turn);
});

it("undoes step by step, back to the position, without asking", () => {
  const base = position(4);
  const two = pending.undo(made("a", "b", "c"));
  expect(two.done).toEqual(["a", "b"]);
  expect(pending.shown(two, base).hash).toBe("a,b");
  expect(pending.mayConfirm(two)).toBe(false);
  expect(pending.shown(pending.undo(pending.undo(two)), base)).toBe(base);
});

it("replaces what followed when another way is taken after an undo", () => {
  const turn = pending.previewed(
    pending.choose(pending.undo(made("a", "b")), "x", "n"),
    preview("n", ["a", "x"]),
  );
  expect(turn.done).toEqual(["a", "x"]);
  expect(turn.previews).toHaveLength(2);
});

it("may be confirmed only when complete and nothing is being asked", () => {
  expect(pending.mayConfirm(made("a", "b"))).toBe(true);
  expect(pending.mayConfirm(pending.FRESH)).toBe(false);
  expect(pending.mayConfirm(pending.confirm(made("a"), "c"))).toBe(false);
});

it("cannot be undone while it is being confirmed", () => {
  expect(pending.mayUndo(made("a"))).toBe(true);
  expect(pending.mayUndo(pending.confirm(made("a"), "c"))).toBe(false);
});

it("stands as before when the server refuses", () => {
  const turn = made("a");
  expect(pending.refused(pending.choose(turn, "bad", "n"), "n")).toEqual(turn);
  const asked = pending.choose(turn, "b", "n");
  expect(pending.refused(asked, "other")).toBe(asked);
});

it("keeps a confirmation that is under way when the line breaks, and nothing else that is asked", () => {
  const confirming = pending.confirm(made("a"), "c");
  expect(pending.keepConfirm(confirming)).toBe(confirming);
  expect(pending.keepConfirm(pending.choose(made("a"), "b", "n")).asked).toBeNull();
});

it("tells only what is new", () => {
  expect(pending.newEvents(made("a"), preview("n", ["a", "b"]))).toEqual([{ kind: "stepped", space: "b" }]);
  const events = [{ kind: "x" }, { kind: "y" }, { kind: "z" }];
  expect(pending.afterPrefix(events, events.slice(0, 2))).toEqual([{ kind: "z" }]);
  expect(pending.afterPrefix(events, [{ kind: "other" }])).toEqual(events);
});

it("can be taken back while the server has not answered yet", () => {
  const asked = pending.choose(made("m1 red"), "o2", "late");
  expect(pending.mayUndo(asked)).toBe(true);
  const back = pending.undo(asked);
  expect(back.done).toEqual(["m1 red"]);
  expect(pending.previewed(back, preview("late", ["m1 red", "o2"]))).toEqual(back);
  expect(pending.mayUndo(pending.confirm(made("m1 red"), "c"))).toBe(false);
});
