// How a tile side is painted: its landscapes with diagonal borders between them, so that every edge shows one;
// the lane; trees, grass and waves; and where volcano, figure and building find room. Nothing here knows a rule.
import {
  away,
  chance,
  distance,
  inside,
  outline,
  polygon,
  TILE,
  turned,
  at,
  type Outline,
  type Point,
} from "./geometry";

export type Land = "M" | "F" | "W";
/** N, E, S, W as 0…3. */
export type Side = 0 | 1 | 2 | 3;

export interface Region {
  land: Land;
  sides: Side[];
}

/** What there is to paint. */
export interface Motif {
  regions: Region[];
  street: readonly [Side, Side] | null;
  /** A figure, the landscape it belongs to, and whether it rides on the lane. */
  picture: string | null;
  volcano: "active" | "inactive" | null;
  /** A village or building of its own. */
  house: string | null;
}

export interface Placed {
  name: string;
  at: Point;
  scale: number;
}

/** Marks of one landscape, each a path for all of them. */
export interface Texture {
  treeShadow: string;
  treeDark: string;
  treeLight: string;
  tufts: string;
  waves: string;
}

export interface Art {
  /** Painted one over the other. */
  lands: { land: Land; d: string }[];
  /** Where two landscapes meet: a shore if one of them is water. */
  seams: { shore: boolean; d: string }[];
  lane: string | null;
  texture: Texture;
  figures: Placed[];
}

const HOME: Record<string, Land> = {
  fisherman: "W",
  ship: "W",
  lumberjack: "F",
  boar: "F",
  shepherd: "M",
  field: "M",
  coach: "M",
};
const HOUSES: Record<string, Land> = { lighthouse: "W", "hunting-lodge": "F" };

const SQUARE = polygon([
  [0, 0],
  [TILE, 0],
  [TILE, TILE],
  [0, TILE],
]);

function turnOutline(made: (turn: (p: Point) => Point) => Outline, quarters: number): Outline {
  return made((p) => turned(p, quarters));
}

/** A landscape that owns one edge: a bay that reaches in from it. */
function bay(side: Side, depth: number): Outline {
  return turnOutline(
    (t) => outline(t([0, 0]), [t([26, depth * 1.4]), t([70, depth * 1.28]), t([TILE, 0])]),
    side,
  );
}

/** A landscape that owns two neighbouring edges, `side` and the next one clockwise. */
function half(side: Side): Outline {
  return turnOutline(
    (t) =>
      outline(
        t([0, 0]),
        [t([12, 26]), t([40, 34]), t([50, 50])],
        [t([60, 66]), t([88, 74]), t([TILE, TILE])],
        [t([TILE, 0])],
      ),
    side,
  );
}

interface Ground {
  region: Region;
  shape: Outline;
}

/** The land's outlines in the order they are painted: the one with most edges lies below. */
function grounds(motif: Motif): Ground[] {
  const order = motif.regions.toSorted((a, b) => b.sides.length - a.sides.length);
  const [below, ...above] = order;
  if (!below) return [];
  // a bay is deep where a figure must find room in it
  const homes = [motif.picture ? HOME[motif.picture] : null, motif.house ? HOUSES[motif.house] : null];
  let deep = homes.filter((land) => land && land !== below.land);
  return [
    { region: below, shape: SQUARE },
    ...above.map((region) => {
      const [first = 0, second] = region.sides;
      if (second === undefined) {
        const room = deep.includes(region.land);
        if (room) deep = []; // in one of two bays
        return { region, shape: bay(first, room ? 51 : 33) };
      }
      return { region, shape: half((first + 1) % 4 === second ? first : second) };
    }),
  ];
}

const laneRadius = TILE / 2;

/** The lane's middle line from one edge to its neighbour, as points. */
function laneLine(street: readonly [Side, Side]): Point[] {
  const corner = turned([TILE, 0], street[0]); // between N and E before it is turned
  const start = turned([50, 0], street[0]);
  const from = Math.atan2(start[1] - corner[1], start[0] - corner[0]);
  return Array.from({ length: 9 }, (_, i) => {
    const angle = from - (i / 8) * (Math.PI / 2);
    return [corner[0] + laneRadius * Math.cos(angle), corner[1] + laneRadius * Math.sin(angle)] as const;
  });
}

export function lanePath(street: readonly [Side, Side]): string {
  const [a, b] = [turned([50, 0], street[0]), turned([TILE, 50], street[0])];
  return `M${at(a)}A${laneRadius} ${laneRadius} 0 0 0 ${at(b)}`;
}

interface Taken {
  at: Point;
  radius: number;
}

/** All that a figure must keep clear of. */
interface Room {
  own: Outline;
  others: Outline[];
  lane: Point[] | null;
  taken: Taken[];
}

function clearance(p: Point, { own, others, lane, taken }: Room): number {
  if (!inside(own.corners, p) || others.some(({ corners }) => inside(corners, p))) return 0;
  let room = Math.min(p[0], p[1], TILE - p[0], TILE - p[1]);
  if (own !== SQUARE) room = Math.min(room, away(own.corners, p) + 1);
  for (const { corners } of others) room = Math.min(room, away(corners, p) + 1);
  if (lane) room = Math.min(room, away(lane, p, false) - 8);
  for (const one of taken) room = Math.min(room, distance(p, one.at) - one.radius);
  return room;
}

/** The place with most room, a little drawn to `near`. */
function roomiest(room: Room, near: Point, pull: number): { at: Point; room: number } {
  let best: Point = [50, 50];
  let most = -Infinity;
  let free = 0;
  for (let x = 12; x <= TILE - 12; x += 4) {
    for (let y = 12; y <= TILE - 12; y += 4) {
      const open = Math.min(clearance([x, y], room), 26);
      const worth = open - pull * distance([x, y], near);
      if (open > 0 && worth > most) [best, most, free] = [[x, y], worth, open];
    }
  }
  return { at: best, room: free };
}

const scaleFor = (room: number) => Math.max(0.72, Math.min(1.2, room / 18));

/** Where figures, building and volcano stand, before the tile is turned. */
function placing(motif: Motif, grounds_: Ground[], lane: Point[] | null): Placed[] {
  const found: Placed[] = [];
  const taken: Taken[] = [];
  const put = (name: string, spot: Point, scale: number) => {
    found.push({ name, at: spot, scale });
    taken.push({ at: spot, radius: 17 * scale });
  };
  const roomOf = (land: Land | null): Room => {
    const index = grounds_.findIndex(({ region }) => region.land === land);
    const own = grounds_[index] ?? grounds_[0];
    const others = index <= 0 && land ? grounds_.slice(1).filter((one) => one.region !== own?.region) : [];
    return { own: own?.shape ?? SQUARE, others: others.map(({ shape }) => shape), lane, taken };
  };
  if (motif.house) {
    const { at: spot, room } = roomiest(roomOf(HOUSES[motif.house] ?? "M"), [50, 50], 0.02);
    put(motif.house, spot, Math.max(0.95, Math.min(1.45, room / 16)));
  }
  if (motif.picture === "coach" && lane) put("coach", lane[4] ?? [50, 50], 0.95);
  else if (motif.picture) {
    const crowded = motif.volcano !== null || motif.house !== null;
    const { at: spot, room } = roomiest(roomOf(HOME[motif.picture] ?? "M"), [50, 50], crowded ? -0.04 : 0.05);
    put(motif.picture, spot, scaleFor(room));
  }
  if (motif.volcano) {
    const anywhere: Room = { own: SQUARE, others: [], lane, taken };
    const { at: spot, room } = roomiest(anywhere, [50, 50], 0.3);
    put(motif.volcano, spot, scaleFor(room));
  }
  return found;
}

const SPACING: Record<Land, number> = { F: 19, M: 24, W: 25 };
const MARGIN: Record<Land, number> = { F: 8, M: 6, W: 8 };

const NO_TEXTURE: Texture = { treeShadow: "", treeDark: "", treeLight: "", tufts: "", waves: "" };

const blob = (x: number, y: number, r: number) =>
  `M${at([x - r, y])}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** One tree, tuft or wave, lit from the upper left however the tile lies. */
export function mark(texture: Texture, land: Land, [x, y]: Point, size: number): Texture {
  if (land === "F") {
    const r = 6 + 2.6 * size;
    return {
      ...texture,
      treeShadow: texture.treeShadow + blob(x + 1.8, y + 2.4, r + 0.4),
      treeDark: texture.treeDark + blob(x, y, r),
      treeLight: texture.treeLight + blob(x - r * 0.28, y - r * 0.32, Math.round(r * 5.2) / 10),
    };
  }
  if (land === "M") {
    return { ...texture, tufts: `${texture.tufts}M${at([x - 3, y - 3])}l3 5 1.2-6.4m-1.2 6.4l4-4.4` };
  }
  const w = 4.5 + 1.5 * size;
  return { ...texture, waves: `${texture.waves}M${at([x - w, y])}q${w / 2}-4.4 ${w} 0t${w} 0` };
}

function marks(
  grounds_: Ground[],
  lane: Point[] | null,
  figures: Placed[],
  quarters: number,
  seed: number,
): Texture {
  const luck = chance(seed + 1);
  let texture = NO_TEXTURE;
  const kept: Point[] = [];
  grounds_.forEach(({ region, shape }, index) => {
    const gap = SPACING[region.land];
    const edge = MARGIN[region.land];
    const above = grounds_.slice(index + 1).map((one) => one.shape);
    for (let x = gap / 2; x < TILE; x += gap) {
      for (let y = gap / 2; y < TILE; y += gap) {
        const p: Point = [x + (luck() - 0.5) * gap * 0.6, y + (luck() - 0.5) * gap * 0.6];
        const size = luck();
        const room = clearance(p, { own: shape, others: above, lane, taken: [] });
        const free = figures.every((one) => distance(p, one.at) > 17 * one.scale + edge);
        if (room >= edge && free && kept.every((other) => distance(other, p) > gap * 0.72)) {
          kept.push(p);
        } else continue;
        texture = mark(texture, region.land, turned(p, quarters), size);
      }
    }
  });
  return texture;
}

interface Layout {
  flat: Ground[];
  lane: Point[] | null;
  figures: Placed[];
}

const layouts = new WeakMap<Motif, Layout>();

/** What is where before the tile is turned; finding room takes a while, so it is done once. */
function layout(motif: Motif): Layout {
  let found = layouts.get(motif);
  if (!found) {
    const flat = grounds(motif);
    const lane = motif.street && laneLine(motif.street);
    found = { flat, lane, figures: placing(motif, flat, lane) };
    layouts.set(motif, found);
  }
  return found;
}

/** A tile side as it looks after so many quarter turns. Trees and figures stay upright. */
export function paint(motif: Motif, quarters: number, seed: number): Art {
  const { flat, lane, figures } = layout(motif);
  const turnSide = (side: Side) => ((side + quarters) % 4) as Side;
  const shown = grounds({
    ...motif,
    regions: motif.regions.map(({ land, sides }) => ({ land, sides: sides.map(turnSide) })),
  });
  const below = shown[0]?.region.land;
  return {
    lands: shown.map(({ region, shape }) => ({ land: region.land, d: shape.d })),
    seams: shown.slice(1).map(({ region, shape }) => ({
      shore: region.land === "W" || below === "W",
      d: shape.d.split("L")[0]?.replace("Z", "") ?? "",
    })),
    lane: motif.street && lanePath([turnSide(motif.street[0]), turnSide(motif.street[1])]),
    texture: marks(flat, lane, figures, quarters, seed),
    figures: figures.map((one) => ({ ...one, at: turned(one.at, quarters) })),
  };
}
