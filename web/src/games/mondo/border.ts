// The ring round the 24 spaces: where its 16 pieces lie, clockwise from the upper left, and how a board's are painted.
import { mark, type Land, type Placed, type Texture } from "./art";
import { away, chance, distance, inside, polygon, TILE, type Outline, type Point } from "./geometry";

/** How far the ring reaches beyond the grid. */
export const RIM = 58;
const FAR = 6 * TILE + RIM;
/** Where the rim's straight part ends and its slanting part begins. */
const BEND = 186;

/** A point turned a quarter clockwise about the middle of the board, so many times. */
function spun([x, y]: Point, quarters: number): Point {
  const size = 6 * TILE;
  return quarters === 0 ? [x, y] : spun([size - y, x], quarters - 1);
}

// the pieces of the upper right quarter; the others are these, spun
const QUARTER: Point[][] = [
  [
    [3 * TILE, 0],
    [3 * TILE, -RIM],
    [4 * TILE, -RIM],
    [4 * TILE, 0],
  ],
  [
    [4 * TILE, 0],
    [4 * TILE, -RIM],
    [6 * TILE - BEND, -RIM],
    [536, 64],
    [5 * TILE, TILE],
    [4 * TILE, TILE],
  ],
  [
    [5 * TILE, TILE],
    [536, 64],
    [FAR, BEND],
    [FAR, 2 * TILE],
    [6 * TILE, 2 * TILE],
    [5 * TILE, 2 * TILE],
  ],
  [
    [6 * TILE, 2 * TILE],
    [FAR, 2 * TILE],
    [FAR, 3 * TILE],
    [6 * TILE, 3 * TILE],
  ],
];

// b1 is the last piece of the upper left quarter; b2 … b5 are the upper right one, and so on
export const PIECES: Outline[] = [0, 1, 2, 3]
  .flatMap((quarters) => QUARTER.map((corners) => polygon(corners.map((p) => spun(p, quarters)))))
  .map((_, index, all) => all[(index + 15) % 16]!);

export const RIM_PATH = polygon(
  [0, 1, 2, 3].flatMap((quarters) => [spun([6 * TILE - BEND, -RIM], quarters), spun([FAR, BEND], quarters)]),
).d;

/** Where a straight or bent piece has room for a picture. */
const STRAIGHT_MIDDLES: Point = [350, -30];
const NOTCH_MIDDLES: [Point, Point] = [
  [436, 54],
  [546, 164],
];
export const MIDDLES: Point[] = [0, 1, 2, 3]
  .flatMap((quarters) =>
    [STRAIGHT_MIDDLES, ...NOTCH_MIDDLES, [630, 250] as const].map((p) => spun(p, quarters)),
  )
  .map((_, index, all) => all[(index + 15) % 16]!);

export const ISLET: Point = [-30, 300];
const ISLET_SIZE: Point = [17, 30];

export interface RingPicture {
  piece: number;
  name: string;
}

export interface RingPlan {
  lands: Land[];
  /** Pieces that carry a street: a dead end towards the rim, or a curve through a notch. */
  stubs: number[];
  curves: number[];
  pictures: RingPicture[];
  islet: boolean;
}

export interface RingArt {
  pieces: { land: Land; d: string }[];
  seams: { shore: boolean; d: string }[];
  lanes: string[];
  texture: Texture;
  figures: Placed[];
  islet: { d: string; texture: Texture } | null;
}

/** Pieces 2 and 3 of each quarter lie in the outline's notches. */
export const isNotch = (piece: number) => {
  const within = (piece + 15) % 4;
  return within === 1 || within === 2;
};

function stub(piece: number): string {
  const quarters = Math.floor(((piece + 15) % 16) / 4);
  const first = (piece + 15) % 4 === 0;
  const [from, to] = first
    ? [spun([350, 0], quarters), spun([350, 24 - RIM], quarters)]
    : [spun([600, 250], quarters), spun([FAR - 24, 250], quarters)];
  return `M${from.join(" ")}L${to.join(" ")}`;
}

function curve(piece: number): string {
  const quarters = Math.floor(((piece + 15) % 16) / 4);
  const [x, y] = (piece + 15) % 4 === 1 ? [400, 0] : [500, 100];
  const [a, b] = [spun([x, y + 50], quarters), spun([x + 50, y + 100], quarters)];
  return `M${a.join(" ")}A50 50 0 0 1 ${b.join(" ")}`;
}

/** The border between a piece and the next one clockwise. */
function division(piece: number): Point[] {
  const own = PIECES[piece]?.corners ?? [];
  const next = PIECES[(piece + 1) % 16]?.corners ?? [];
  return own.filter((p) => next.some((other) => distance(p, other) < 1));
}

function scattered(plan: RingPlan, figures: Placed[]): Texture {
  const luck = chance(97);
  let texture: Texture = { treeShadow: "", treeDark: "", treeLight: "", tufts: "", waves: "" };
  const islet = plan.islet ? [ISLET] : [];
  PIECES.forEach(({ corners }, index) => {
    const land = plan.lands[index] ?? "M";
    const gap = land === "F" ? 21 : 27;
    const kept: Point[] = [];
    for (let n = 0; n < 90; n++) {
      const x = Math.min(...corners.map((c) => c[0])) + luck() * 160;
      const y = Math.min(...corners.map((c) => c[1])) + luck() * 160;
      const p: Point = [x, y];
      const size = luck();
      const crowded =
        kept.some((other) => distance(other, p) < gap) ||
        figures.some((one) => distance(one.at, p) < 17 * one.scale + 9) ||
        islet.some((one) => distance(one, p) < 40) ||
        lanesNear(plan, index, p) < 17;
      if (crowded || !inside(corners, p) || away(corners, p) < 10) continue;
      kept.push(p);
      texture = mark(texture, land, p, size);
    }
  });
  return texture;
}

function lanesNear(plan: RingPlan, piece: number, p: Point): number {
  const quarters = Math.floor(((piece + 15) % 16) / 4);
  if (plan.stubs.includes(piece)) {
    const straight = (piece + 15) % 4 === 0 ? [350, 0, 350, -RIM] : [600, 250, FAR, 250];
    const [ax = 0, ay = 0, bx = 0, by = 0] = straight;
    return away([spun([ax, ay], quarters), spun([bx, by], quarters)], p, false);
  }
  if (plan.curves.includes(piece)) {
    const [x, y] = (piece + 15) % 4 === 1 ? [400, 0] : [500, 100];
    return Math.abs(distance(p, spun([x, y + 100], quarters)) - 50);
  }
  return Infinity;
}

/** Two pictures on one piece stand side by side; one that shares its piece with a lane steps aside. */
function standing(plan: RingPlan): Placed[] {
  return plan.pictures.map(({ piece, name }, index) => {
    const mates = plan.pictures.filter((other) => other.piece === piece);
    const own = mates.indexOf(plan.pictures[index]!);
    const [x, y] = MIDDLES[piece] ?? [0, 0];
    const notch = isNotch(piece);
    const quarters = Math.floor(((piece + 15) % 16) / 4);
    const laned = plan.stubs.includes(piece) || plan.curves.includes(piece);
    // beside a stub, or outside a curve
    const shift: Point = laned ? (notch ? [14, -14] : (piece + 15) % 4 === 0 ? [28, 0] : [0, 28]) : [0, 0];
    const beside = (own - (mates.length - 1) / 2) * 34;
    const [dx, dy] = spun([300 + shift[0] + beside * 0.7, 300 + shift[1] + beside * 0.7], quarters);
    const scale = mates.length > 1 ? 0.8 : laned ? (notch ? 1.1 : 1) : notch ? 1.3 : 1.15;
    return { name, at: [x + dx - 300, y + dy - 300] as const, scale };
  });
}

export function paintRing(plan: RingPlan): RingArt {
  const figures = standing(plan);
  return {
    pieces: PIECES.map(({ d }, index) => ({ land: plan.lands[index] ?? "M", d })),
    seams: PIECES.flatMap((_, index) => {
      const [own, next] = [plan.lands[index], plan.lands[(index + 1) % 16]];
      if (own === next) return [];
      return [
        {
          shore: own === "W" || next === "W",
          d: `M${division(index)
            .map((p) => p.join(" "))
            .join("L")}`,
        },
      ];
    }),
    lanes: [...plan.stubs.map(stub), ...plan.curves.map(curve)],
    texture: scattered(plan, figures),
    figures,
    islet: plan.islet ? islet() : null,
  };
}

function islet(): NonNullable<RingArt["islet"]> {
  const [[x, y], [w, h]] = [ISLET, ISLET_SIZE];
  let texture: Texture = { treeShadow: "", treeDark: "", treeLight: "", tufts: "", waves: "" };
  for (const dy of [-14, 2, 16]) texture = mark(texture, "F", [x + (dy === 2 ? 5 : -3), y + dy], 0.1);
  return { d: `M${x - w} ${y}a${w} ${h} 0 1 0 ${2 * w} 0a${w} ${h} 0 1 0 ${-2 * w} 0Z`, texture };
}
