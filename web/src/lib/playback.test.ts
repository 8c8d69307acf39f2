// @vitest-environment node
import { beforeEach, expect, it } from "vitest";
import { Playback } from "./playback";

let shown: string[];
let due: { ms: number; act: () => void } | null;
let film: Playback<string>;

beforeEach(() => {
  shown = [];
  due = null;
  film = new Playback<string>(
    (thing, at) => shown.push(at === "once" ? `${thing}!` : thing),
    (thing) => thing.length * 100,
    {
      after: (ms, act) => (due = { ms, act }),
      cancel: () => (due = null),
    },
  );
});

function wait() {
  const now = due;
  due = null;
  now?.act();
}

it("shows the first thing at once and the next when its time is over", () => {
  film.add("a");
  film.add("bb");
  expect(shown).toEqual(["a"]);
  expect(due?.ms).toBe(100);
  wait();
  expect(shown).toEqual(["a", "bb"]);
  expect(due?.ms).toBe(200);
  wait();
  expect(film.busy).toBe(false);
});

it("knows how much is still to come", () => {
  film.add("a");
  film.add("bb");
  film.add("ccc");
  expect(film.ahead).toBe(500);
});

it("shows the rest without waiting when told to hurry", () => {
  for (const thing of ["a", "b", "c"]) film.add(thing);
  film.flush();
  expect(shown).toEqual(["a", "b!", "c!"]);
  expect(due).toBeNull();
  film.add("d");
  expect(shown.at(-1)).toBe("d");
});

it("forgets the rest when something fresh has come", () => {
  film.add("a");
  film.add("b");
  film.clear();
  expect(due).toBeNull();
  film.add("c");
  expect(shown).toEqual(["a", "c"]);
});
