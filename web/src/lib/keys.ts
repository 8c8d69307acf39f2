// The keyboard at a table. Letters work anywhere but in a text field; Enter is left to the control that has the focus.

export type Command = "confirm" | "undo" | "hint" | "help" | "rules" | "log";

export const SHORTCUTS: { keys: string[]; command: Command }[] = [
  { keys: ["Enter"], command: "confirm" },
  { keys: ["Backspace", "Ctrl+Z"], command: "undo" },
  { keys: ["H"], command: "hint" },
  { keys: ["R"], command: "rules" },
  { keys: ["L"], command: "log" },
  { keys: ["?"], command: "help" },
];

interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat: boolean;
  target: EventTarget | null;
}

function writes(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest("input:not([type=range]), textarea, select, dialog") !== null
  );
}

/** Would Enter do something of its own here? */
function presses(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("a[href], button, summary, [role=button], [role=radio], [role=tab], input") !== null
  );
}

export function command(event: Press): Command | null {
  if (event.repeat || event.altKey || writes(event.target)) return null;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) return key === "z" ? "undo" : null;
  if (key === "enter") return presses(event.target) ? null : "confirm";
  const found = SHORTCUTS.find(
    (shortcut) => shortcut.command !== "confirm" && shortcut.keys.some((name) => name.toLowerCase() === key),
  );
  return found?.command ?? null;
}
