import { describe, expect, it } from "vitest";
import { clockText, spokenAt, urgency } from "./time";

describe("the clock", () => {
  it("shows minutes and seconds, and zero only at the end", () => {
    expect(clockText(420_000)).toBe("7:00");
    expect(clockText(61_001)).toBe("1:02");
    expect(clockText(1)).toBe("0:01");
    expect(clockText(0)).toBe("0:00");
    expect(clockText(-500)).toBe("0:00");
  });

  it("speaks up at five minutes, one, half a one and ten seconds, once each", () => {
    const said: number[] = [];
    for (let left = 420_000; left > 0; left -= 100) {
      const mark = spokenAt(left + 100, left);
      if (mark !== null) said.push(mark);
    }
    expect(said).toEqual([300, 60, 30, 10]);
  });

  it("does not say what was long ago", () => {
    expect(spokenAt(400_000, 45_000)).toBeNull();
  });

  it("presses in the last half minute", () => {
    expect([31_000, 30_000, 10_000].map(urgency)).toEqual(["calm", "soon", "last"]);
  });
});
