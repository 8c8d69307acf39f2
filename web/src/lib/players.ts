// How players are told apart: a letter and a pattern each besides the colour (--player-0 … in app.css).

export const LETTERS = ["A", "B", "C", "D", "E", "F", "G", "H"] as const;
export const PATTERNS = ["plain", "stripes", "dots", "bars", "steps"] as const;

export function letter(seat: number): string {
  return LETTERS[seat % LETTERS.length] ?? "?";
}

export function pattern(seat: number): (typeof PATTERNS)[number] {
  return PATTERNS[seat % PATTERNS.length] ?? "plain";
}

export function colour(seat: number): string {
  return `var(--player-${seat % 5})`;
}
