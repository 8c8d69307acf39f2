import { expect, it } from "vitest";
import { command } from "./keys";

function press(key: string, over: Partial<Parameters<typeof command>[0]> = {}) {
  return command({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    repeat: false,
    target: document.body,
    ...over,
  });
}

function inside(html: string): Element {
  document.body.innerHTML = html;
  return document.body.firstElementChild!;
}

it.each([
  ["Enter", "confirm"],
  ["Backspace", "undo"],
  ["h", "hint"],
  ["H", "hint"],
  ["?", "help"],
  ["r", "rules"],
  ["l", "log"],
  ["x", null],
])("%s does %s", (key, expected) => {
  expect(press(key)).toBe(expected);
});

it("undoes with Ctrl+Z and Cmd+Z, and leaves other combinations to the browser", () => {
  expect(press("z", { ctrlKey: true })).toBe("undo");
  expect(press("Z", { metaKey: true })).toBe("undo");
  expect(press("r", { ctrlKey: true })).toBeNull();
  expect(press("h", { altKey: true })).toBeNull();
});

it("does nothing while somebody writes", () => {
  expect(press("h", { target: inside("<input />") })).toBeNull();
  expect(press("Backspace", { target: inside("<textarea></textarea>") })).toBeNull();
});

it("leaves Enter to the control that has the focus", () => {
  expect(press("Enter", { target: inside("<button>x</button>") })).toBeNull();
  expect(press("h", { target: inside("<button>x</button>") })).toBe("hint");
});

it("does nothing twice while a key is held down", () => {
  expect(press("Backspace", { repeat: true })).toBeNull();
});
