// @vitest-environment node
import { expect, it } from "vitest";
import { cardPlace } from "./coach";

const view = { width: 400, height: 800 };
const card = { width: 300, height: 150 };

it("puts the card below what it speaks of where there is no room above", () => {
  const place = cardPlace({ left: 100, top: 100, width: 200, height: 200 }, card, view);
  expect(place).toEqual({ left: 50, top: 312 });
});

it("puts it above otherwise, so that it does not hide what to do", () => {
  for (const top of [600, 200]) {
    const place = cardPlace({ left: 0, top, width: 400, height: 180 }, card, view);
    expect(place.top).toBe(top - 150 - 12);
  }
});

it("keeps it inside the window, whatever it points at", () => {
  for (const target of [
    { left: -50, top: -20, width: 40, height: 900 },
    { left: 390, top: 700, width: 200, height: 300 },
  ]) {
    const place = cardPlace(target, card, view);
    expect(place.left).toBeGreaterThanOrEqual(0);
    expect(place.left + card.width).toBeLessThanOrEqual(view.width);
    expect(place.top).toBeGreaterThanOrEqual(0);
    expect(place.top + card.height).toBeLessThanOrEqual(view.height);
  }
});
