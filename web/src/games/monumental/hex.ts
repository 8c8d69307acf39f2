// Where hexes lie: pointy top, axial coordinates, a side of 1 times SIZE.
import type { Tile } from "./types";

export const SIZE = 50;
const WIDE = Math.sqrt(3) * SIZE;

export interface Point {
  x: number;
  y: number;
}

export function centre({ q, r }: Pick<Tile, "q" | "r">): Point {
  return { x: WIDE * (q + r / 2), y: 1.5 * SIZE * r };
}

/** The corners of a hex round 0, 0, as the points of a polygon. */
export function outline(size = SIZE): string {
  return Array.from({ length: 6 }, (_, k) => {
    const angle = (Math.PI / 3) * k - Math.PI / 2;
    return `${(size * Math.cos(angle)).toFixed(2)},${(size * Math.sin(angle)).toFixed(2)}`;
  }).join(" ");
}

/** A window that shows all tiles, as a viewBox. */
export function frame(tiles: Pick<Tile, "q" | "r">[]): string {
  const at = tiles.map(centre);
  const [left, right] = [Math.min(...at.map((p) => p.x)), Math.max(...at.map((p) => p.x))];
  const [top, bottom] = [Math.min(...at.map((p) => p.y)), Math.max(...at.map((p) => p.y))];
  const margin = 4;
  return [
    left - WIDE / 2 - margin,
    top - SIZE - margin,
    right - left + WIDE + 2 * margin,
    bottom - top + 2 * SIZE + 2 * margin,
  ]
    .map((n) => n.toFixed(1))
    .join(" ");
}

/** The tile that lies in the direction of an arrow key, nearest first; null at the edge of the map. */
export function beside(tiles: Tile[], from: string, key: string): string | null {
  const start = tiles.find(({ id }) => id === from);
  if (!start) return null;
  const here = centre(start);
  const ahead = ({ x, y }: Point): [number, number] =>
    key === "ArrowLeft"
      ? [here.x - x, Math.abs(y - here.y)]
      : key === "ArrowRight"
        ? [x - here.x, Math.abs(y - here.y)]
        : key === "ArrowUp"
          ? [here.y - y, Math.abs(x - here.x)]
          : [y - here.y, Math.abs(x - here.x)];
  let best: string | null = null;
  let least = Infinity;
  for (const tile of tiles) {
    const [forward, aside] = ahead(centre(tile));
    const far = forward + 2 * aside;
    if (forward > 1 && far < least) [best, least] = [tile.id, far];
  }
  return best;
}
