// A piece in slight relief, seen from above and a little from the south: parts of a building become painted faces.
//
// Parts are given in squares on the unturned shape. They are turned first and drawn then, so that whichever way a
// piece lies the light comes from the upper left.

import type { Block, Dome, Figure, Part, Roof, Shell, Spire, Stuff } from "./parts";

/** How a face is lit: turned to the light, level, turned away, or in its own shadow. */
export type Light = "bright" | "level" | "south" | "east" | "shade";

export interface Face {
  d: string;
  stuff: Stuff;
  light: Light;
}

type Point = readonly [x: number, y: number];

export interface Turn {
  /** Rows and columns of the unturned shape. */
  rows: number;
  cols: number;
  quarters: number;
  /** Draw the mirror image. */
  mirrored: boolean;
}

/** A point of the unturned shape after mirroring and turning clockwise. */
export function turnPoint([x, y]: Point, { rows, cols, quarters, mirrored }: Turn): Point {
  let [px, py, wide, high] = [mirrored ? cols - x : x, y, cols, rows];
  for (let n = 0; n < quarters; n++) [px, py, wide, high] = [high - py, px, high, wide];
  return [px, py];
}

function turnAngle(degrees: number, { quarters, mirrored }: Turn): number {
  return (mirrored ? 180 - degrees : degrees) + 90 * quarters;
}

export function turnPart(part: Part, turn: Turn): Part {
  if ("w" in part) {
    const [ax, ay] = turnPoint([part.x, part.y], turn);
    const [bx, by] = turnPoint([part.x + part.w, part.y + part.d], turn);
    return { ...part, x: Math.min(ax, bx), y: Math.min(ay, by), w: Math.abs(bx - ax), d: Math.abs(by - ay) };
  }
  const [x, y] = turnPoint([part.x, part.y], turn);
  return part.kind === "shell" ? { ...part, x, y, to: turnAngle(part.to, turn) } : { ...part, x, y };
}

const n = (value: number): string => String(Math.round(value * 1000) / 1000);
const pair = ([x, y]: Point): string => `${n(x)} ${n(y)}`;
const polygon = (...points: Point[]): string => `M${points.map(pair).join("L")}Z`;
const disc = (x: number, y: number, r: number, ry = r): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(ry)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(ry)} 0 1 0 ${n(-2 * r)} 0Z`;

function arches({ x, y, w, d, z, h, arches: perSquare }: Block): Face[] {
  const count = perSquare > 0 ? Math.max(1, Math.round(w * perSquare)) : 0;
  const step = w / Math.max(count, 1);
  const half = Math.min(step * 0.3, h * 0.4);
  const foot = y + d - z;
  const top = foot - h * 0.75 + half;
  return Array.from({ length: count }, (_, k) => {
    const at = x + (k + 0.5) * step;
    const arc = `A${n(half)} ${n(half)} 0 0 1 ${n(at + half)} ${n(top)}`;
    return {
      d: `M${n(at - half)} ${n(foot)}V${n(top)}${arc}V${n(foot)}Z`,
      stuff: "hollow" as const,
      light: "level" as const,
    };
  });
}

function blockFaces(part: Block): Face[] {
  const { x, y, w, d, z, h, stuff } = part;
  const [top, foot] = [y - z - h, y + d - z];
  const roof: Face = {
    d: polygon([x, top], [x + w, top], [x + w, top + d], [x, top + d]),
    stuff,
    light: "level",
  };
  if (h <= 0) return [roof];
  const wall: Face = {
    d: polygon([x, top + d], [x + w, top + d], [x + w, foot], [x, foot]),
    stuff,
    light: "south",
  };
  return [wall, ...arches(part), roof];
}

function roofFaces({ x, y, w, d, z, h, stuff, ends }: Roof): Face[] {
  const [top, foot] = [y - z, y + d - z];
  const long = w >= d;
  const inset = ends === "hip" ? Math.min(w, d) / 2 : 0;
  const one: Point = long ? [x + inset, y + d / 2 - z - h] : [x + w / 2, y + inset - z - h];
  const two: Point = long ? [x + w - inset, y + d / 2 - z - h] : [x + w / 2, y + d - inset - z - h];
  const [nw, ne, se, sw]: Point[] = [
    [x, top],
    [x + w, top],
    [x + w, foot],
    [x, foot],
  ] as const;
  const face = (light: Light, ...points: (Point | undefined)[]): Face => ({
    d: polygon(...points.filter((p) => p !== undefined)),
    stuff,
    light,
  });
  const slopes = long
    ? [face("level", nw, ne, two, one), face("bright", nw, one, sw), face("east", ne, se, two)]
    : [face("level", nw, ne, one), face("bright", nw, one, two, sw), face("east", ne, se, two, one)];
  return [...slopes, long ? face("south", sw, one, two, se) : face("south", sw, two, se)];
}

function domeFaces({ x, y, r, z, h, stuff }: Dome): Face[] {
  const up = y - z - h / 2;
  return [
    { d: disc(x, y - z, r, r * 0.92), stuff, light: "east" },
    { d: disc(x, up, r), stuff, light: "south" },
    { d: disc(x - r * 0.1, up - r * 0.12, r * 0.82), stuff, light: "level" },
    { d: disc(x - r * 0.3, up - r * 0.34, r * 0.38), stuff, light: "bright" },
  ];
}

function spireFaces({ x, y, r, z, h, stuff }: Spire): Face[] {
  const [foot, tip] = [y - z, y - z - h];
  const arc = `${n(r)} ${n(r * 0.8)} 0 0`;
  return [
    {
      d: `M${n(x)} ${n(tip)}L${n(x - r)} ${n(foot)}A${arc} 0 ${n(x)} ${n(foot + r * 0.8)}Z`,
      stuff,
      light: "level",
    },
    {
      d: `M${n(x)} ${n(tip)}L${n(x + r)} ${n(foot)}A${arc} 1 ${n(x)} ${n(foot + r * 0.8)}Z`,
      stuff,
      light: "east",
    },
  ];
}

/** Two curved halves that meet in a keel; the mouth shows the dark inside. */
function shellFaces({ x, y, r, z, h, to, stuff }: Shell): Face[] {
  const angle = (to * Math.PI) / 180;
  const at = (turn: number, far: number): Point => [
    x + Math.cos(angle + turn) * far,
    y - z + Math.sin(angle + turn) * far,
  ];
  const [mouthX, mouthY] = at(0, r * 0.75);
  const [lip, back, keel]: Point[] = [[mouthX, mouthY - h], at(Math.PI, r), [x, y - z - h * 1.1]] as const;
  const [left, right] = [at(-Math.PI / 2.4, r), at(Math.PI / 2.4, r)];
  const leftLit = left[0] + left[1] < right[0] + right[1];
  const half = (side: Point, turn: number, lit: boolean): Face => ({
    d: `M${pair(back)}Q${pair(at(turn, r * 1.15))} ${pair(side)}L${pair(lip)}Q${pair(keel)} ${pair(back)}Z`,
    stuff,
    light: lit ? "bright" : "south",
  });
  const inside: Face = { d: polygon(left, lip, right, at(0, r * 0.25)), stuff: "hollow", light: "level" };
  const halves = [half(left, -Math.PI * 0.72, leftLit), half(right, Math.PI * 0.72, !leftLit)];
  return Math.sin(angle) > -0.2 ? [...halves, inside] : [inside, ...halves];
}

function figureFaces({ x, y, r, z, h, stuff }: Figure): Face[] {
  return [
    { d: disc(x + r * 0.45, y - z + r * 0.35, r, r * 0.8), stuff: "hollow", light: "shade" },
    { d: disc(x, y - z, r, r * 0.85), stuff, light: "south" },
    { d: disc(x, y - z - h, r * 0.55), stuff, light: "bright" },
  ];
}

function facesOf(part: Part): Face[] {
  switch (part.kind) {
    case "block":
      return blockFaces(part);
    case "roof":
      return roofFaces(part);
    case "dome":
      return domeFaces(part);
    case "spire":
      return spireFaces(part);
    case "shell":
      return shellFaces(part);
    case "figure":
      return figureFaces(part);
  }
}

const LOW = 0.12;

/** What a part keeps from the light, to its lower right; low things throw none worth drawing. */
function shadow(part: Part): Face[] {
  if (part.h < LOW || part.kind === "figure") return [];
  const [east, south] = [part.h * 0.55, part.h * 0.35];
  const { x, y, w, d } =
    "w" in part ? part : { x: part.x - part.r, y: part.y - part.r, w: 2 * part.r, d: 2 * part.r };
  const foot = y - part.z;
  return [
    {
      d: polygon(
        [x, foot],
        [x + w, foot],
        [x + w + east, foot + south],
        [x + w + east, foot + d + south],
        [x + east, foot + d + south],
        [x, foot + d],
      ),
      stuff: "hollow",
      light: "shade",
    },
  ];
}

const middle = (part: Part): number => part.z + part.h / 2;
const front = (part: Part): number => ("w" in part ? part.y + part.d : part.y + part.r);

/** All faces in the order of painting: what is low and behind first. */
export function faces(parts: readonly Part[], turn: Turn): Face[] {
  const standing = parts
    .map((part) => turnPart(part, turn))
    .toSorted((a, b) => middle(a) - middle(b) || front(a) - front(b));
  const grounded = standing.filter((part) => part.z < LOW);
  return [...grounded.flatMap(shadow), ...standing.flatMap(facesOf)];
}
