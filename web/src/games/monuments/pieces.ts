// The six kinds of token: how each is told apart, by colour and by mark.
import type { Colour } from "./types";

export const COLOURS: readonly Colour[] = ["purple", "red", "natural", "orange", "blue", "black"];
export const STONES: readonly Colour[] = ["purple", "red", "natural", "orange"];

/** The mark of each kind as an SVG path around the origin, about 1 across: ● ▲ ■ ◆ ✦ ★. */
export const MARKS: Record<Colour, string> = {
  purple: "M -.42 0 A .42 .42 0 1 1 .42 0 A .42 .42 0 1 1 -.42 0 Z",
  red: "M 0 -.5 L .5 .38 L -.5 .38 Z",
  natural: "M -.38 -.38 H .38 V .38 H -.38 Z",
  orange: "M 0 -.54 L .46 0 L 0 .54 L -.46 0 Z",
  blue: "M 0 -.58 L .15 -.15 L .58 0 L .15 .15 L 0 .58 L -.15 .15 L -.58 0 L -.15 -.15 Z",
  black: star(0.56, 0.23),
};

function star(long: number, short: number): string {
  const points = Array.from({ length: 10 }, (_, k) => {
    const radius = k % 2 === 0 ? long : short;
    const angle = -Math.PI / 2 + (k * Math.PI) / 5;
    return `${(Math.cos(angle) * radius).toFixed(3)} ${(Math.sin(angle) * radius).toFixed(3)}`;
  });
  return `M ${points.join(" L ")} Z`;
}

export function isColour(name: string): name is Colour {
  return (COLOURS as readonly string[]).includes(name);
}

/** The colour of a plan's slot, which its file writes as plain text. */
export function colourOf(name: string): Colour {
  if (!isColour(name)) throw new Error(`No token is called "${name}": use one of ${COLOURS.join(", ")}.`);
  return name;
}

/** What a hand or bag holds, in the order of the box, without what it lacks. */
export function held(tokens: Record<string, number>): { colour: Colour; n: number }[] {
  return COLOURS.map((colour) => ({ colour, n: tokens[colour] ?? 0 })).filter(({ n }) => n > 0);
}

export function total(tokens: Record<string, number>): number {
  return Object.values(tokens).reduce((sum, n) => sum + n, 0);
}
