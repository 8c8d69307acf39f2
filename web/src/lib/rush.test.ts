import { describe, expect, it } from "vitest";
import { Rushes, TableClock } from "./rush.svelte";

describe("what was reached for", () => {
  it("is pending until it is answered, in the order it was sent", () => {
    const rushes = new Rushes();
    expect(rushes.ask("a", "take 3")).toEqual({ kind: "rush", id: "a", do: "take 3" });
    rushes.ask("b", "take 4");
    expect(rushes.actions).toEqual(["take 3", "take 4"]);
    expect(rushes.answered("a")).toBe("take 3");
    expect(rushes.actions).toEqual(["take 4"]);
  });

  it("is no answer to what others asked", () => {
    const rushes = new Rushes();
    rushes.ask("a", "take 3");
    expect(rushes.answered(null)).toBeNull();
    expect(rushes.answered("x")).toBeNull();
    rushes.clear();
    expect(rushes.answered("a")).toBeNull();
  });
});

describe("the table's clock", () => {
  it("goes with the clock here, set by the message that was fastest", () => {
    let here = 1000;
    const clock = new TableClock(() => here);
    expect(clock.now()).toBe(0);
    clock.set(50_000);
    here = 1500;
    expect(clock.now()).toBe(50_500);
    clock.set(50_480); // this one was 20 ms slower on its way
    expect(clock.now()).toBe(50_500);
    clock.set(50_510);
    expect(clock.now()).toBe(50_510);
    clock.set(null);
    expect(clock.now()).toBe(50_510);
  });

  it("believes a clock that was set back", () => {
    const clock = new TableClock(() => 0);
    clock.set(50_000);
    clock.set(10_000);
    expect(clock.now()).toBe(10_000);
  });
});
