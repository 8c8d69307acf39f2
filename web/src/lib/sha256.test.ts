import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { sha256 } from "./sha256";

describe("our SHA-256", () => {
  it("is everybody's, at all lengths round the edges of its blocks", () => {
    for (let length = 0; length < 200; length += 1) {
      const data = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
      expect(sha256(data)).toBe(createHash("sha256").update(data).digest("hex"));
    }
  });
});
