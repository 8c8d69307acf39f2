// The monuments, drawn by us: what stands on each piece, in squares of its unturned shape (Light's, where sides differ).
import type { Block, Dome, Figure, Part, Roof, Shell, Spire, Stuff } from "./parts";
import type { Side } from "./shapes";

/** Every piece is a paved terrace of this height; what stands on it begins here. */
export const TERRACE = 0.07;

const block = (
  x: number,
  y: number,
  w: number,
  d: number,
  h: number,
  more: Partial<Pick<Block, "z" | "stuff" | "arches">> = {},
): Block => ({ kind: "block", x, y, w, d, h, z: TERRACE, stuff: "stone", arches: 0, ...more });

const roof = (
  x: number,
  y: number,
  w: number,
  d: number,
  z: number,
  h: number,
  more: Partial<Pick<Roof, "stuff" | "ends">> = {},
): Roof => ({ kind: "roof", x, y, w, d, z, h, stuff: "roof", ends: "hip", ...more });

const dome = (x: number, y: number, r: number, z: number, stuff: Stuff = "roof"): Dome => ({
  kind: "dome",
  x,
  y,
  r,
  z,
  h: r * 0.8,
  stuff,
});

const spire = (x: number, y: number, r: number, z: number, h: number, stuff: Stuff = "roof"): Spire => ({
  kind: "spire",
  x,
  y,
  r,
  z,
  h,
  stuff,
});

const shell = (x: number, y: number, r: number, to: number): Shell => ({
  kind: "shell",
  x,
  y,
  r,
  to,
  z: TERRACE + 0.04,
  h: r * 0.55,
  stuff: "roof",
});

const figure = (x: number, y: number, stuff: Stuff = "roof", r = 0.085): Figure => ({
  kind: "figure",
  x,
  y,
  r,
  z: 0.1,
  h: 0.08,
  stuff,
});

/** A round thing at the corners of a rectangle. */
function corners<T>(x: number, y: number, w: number, d: number, make: (x: number, y: number) => T): T[] {
  return [make(x, y), make(x + w, y), make(x, y + d), make(x + w, y + d)];
}

/** A hall: walls with arches under a roof, `z` the height of its floor. */
function hall(x: number, y: number, w: number, d: number, walls: number, ridge: number, z = TERRACE): Part[] {
  return [
    block(x, y, w, d, walls, { z, arches: 2.6 }),
    roof(x - 0.05, y - 0.05, w + 0.1, d + 0.1, z + walls, ridge),
  ];
}

/** Steps up to a platform. */
function steps(
  x: number,
  y: number,
  w: number,
  d: number,
  count: number,
  rise: number,
  tread: number,
): Part[] {
  return Array.from({ length: count }, (_, k) =>
    block(x + k * tread, y + k * tread, w - 2 * k * tread, d - 2 * k * tread, rise, {
      z: TERRACE + k * rise,
    }),
  );
}

/** A slender shaft with a round deck and a mast: Light's one-square pieces are the Sky Tower and Christ the Redeemer. */
const skyTower: Part[] = [
  ...steps(0.18, 0.24, 0.64, 0.62, 2, 0.06, 0.1),
  block(0.43, 0.52, 0.14, 0.14, 0.26, { z: 0.19 }),
  dome(0.5, 0.6, 0.2, 0.42),
  spire(0.5, 0.58, 0.07, 0.52, 0.24, "gold"),
];

/** A figure with a torch on a high pedestal: Dark's are the CN Tower and the Statue of Liberty. */
const liberty: Part[] = [
  ...steps(0.14, 0.2, 0.72, 0.68, 2, 0.06, 0.12),
  block(0.34, 0.46, 0.32, 0.28, 0.18, { z: 0.19 }),
  spire(0.5, 0.62, 0.17, 0.34, 0.34),
  dome(0.5, 0.58, 0.08, 0.56),
  spire(0.64, 0.58, 0.05, 0.54, 0.22, "gold"),
];

/** Two towers and the bridge between them: one of Light's two-square pieces is the Petronas Towers. */
const petronas: Part[] = [0.5, 1.5].flatMap((x) => [
  ...steps(x - 0.34, 0.22, 0.68, 0.64, 2, 0.05, 0.08),
  block(x - 0.2, 0.4, 0.4, 0.32, 0.22, { z: 0.17 }),
  block(x - 0.13, 0.46, 0.26, 0.22, 0.14, { z: 0.39, stuff: "roof" }),
  spire(x, 0.58, 0.11, 0.5, 0.24, "gold"),
]);
const bridge: Part[] = [
  block(0.7, 0.52, 0.29, 0.1, 0.05, { z: 0.28, stuff: "roof" }),
  block(1.01, 0.52, 0.29, 0.1, 0.05, { z: 0.28, stuff: "roof" }),
];

const sphinx: Part[] = [
  block(0.16, 0.2, 0.85, 0.62, 0.08),
  block(0.3, 0.3, 1, 0.42, 0.16, { z: 0.12 }),
  roof(0.26, 0.27, 0.98, 0.48, 0.28, 0.1, { stuff: "stone" }),
  block(1.25, 0.22, 0.58, 0.16, 0.11),
  block(1.25, 0.64, 0.58, 0.16, 0.11),
  block(1.14, 0.32, 0.4, 0.38, 0.3),
  roof(1.08, 0.28, 0.5, 0.46, 0.34, 0.14),
];

const petra: Part[] = [
  ...hall(0.16, 0.2, 0.9, 0.6, 0.16, 0.16),
  ...hall(1.2, 0.95, 0.6, 0.9, 0.16, 0.16),
  block(1.1, 0.14, 0.76, 0.76, 0.2, { arches: 2.6 }),
  dome(1.48, 0.54, 0.26, 0.3),
  dome(1.48, 0.42, 0.06, 0.52, "gold"),
];

const aqueduct: Part[] = [
  ...[0.14, 0.62, 1.1, 1.58, 2.06, 2.54].map((x) => block(x, 0.26, 0.3, 0.48, 0.08)),
  block(0.16, 0.36, 2.68, 0.34, 0.2, { z: 0.1, arches: 2.1 }),
  block(0.16, 0.45, 2.68, 0.16, 0, { z: 0.3, stuff: "water" }),
];

const torii: Part[] = [
  block(0.14, 0.2, 2.72, 0.62, 0.04),
  block(0.62, 0.42, 0.2, 0.2, 0.32, { stuff: "roof" }),
  block(2.18, 0.42, 0.2, 0.2, 0.32, { stuff: "roof" }),
  block(0.4, 0.48, 2.2, 0.1, 0.06, { z: 0.26, stuff: "roof" }),
  roof(0.1, 0.34, 2.8, 0.3, 0.38, 0.1, { ends: "gable" }),
  block(1.26, 0.86, 0.48, 0.3, 0.03),
  ...steps(1.22, 1.22, 0.56, 0.56, 2, 0.05, 0.1),
  block(1.42, 1.42, 0.16, 0.16, 0.14, { z: 0.17 }),
  roof(1.33, 1.33, 0.34, 0.34, 0.31, 0.11),
];

const pyramid: Part[] = [
  ...steps(0.14, 0.18, 1.72, 1.7, 5, 0.07, 0.14),
  ...[0, 1, 2, 3].map((k) => block(0.88, 1.5 - k * 0.16, 0.24, 0.38, 0.04, { z: TERRACE + k * 0.07 })),
  block(0.76, 0.8, 0.48, 0.44, 0.12, { z: 0.42, arches: 4 }),
  roof(0.7, 0.74, 0.6, 0.56, 0.54, 0.08),
];

/** Nothing stands on it: its steps go down to the water (see `INLAYS`). */
const stepwell: Part[] = [];

const lalibela: Part[] = [
  block(1.14, 0.16, 0.72, 2.68, 0.2, { arches: 2.4 }),
  block(0.16, 1.14, 2.68, 0.72, 0.2, { arches: 2.4 }),
];

const castle: Part[] = [
  ...hall(1.1, 0.24, 0.7, 0.52, 0.14, 0.14),
  ...hall(1.1, 2.24, 0.7, 0.52, 0.14, 0.14),
  ...hall(0.18, 0.16, 0.66, 0.66, 0.16, 0.12),
  ...hall(0.18, 2.16, 0.66, 0.66, 0.16, 0.12),
  ...hall(0.14, 1.06, 0.74, 0.86, 0.16, 0.12),
  ...hall(0.26, 1.22, 0.5, 0.56, 0.14, 0.1, 0.3),
  ...hall(0.36, 1.36, 0.3, 0.32, 0.1, 0.12, 0.48),
];

const opera: Part[] = [
  [0.5, 0.5],
  [0.5, 1.5],
  [1.5, 1.5],
  [1.5, 2.5],
  [2.5, 2.5],
].flatMap(([x = 0, y = 0]) => [
  block(x - 0.36, y - 0.3, 0.72, 0.66, 0.03),
  shell(x - 0.1, y + 0.14, 0.33, -45),
  shell(x + 0.2, y - 0.1, 0.2, -45),
]);

/** Light's: `XX./.XX/.X.`. */
const sagrada: Part[] = [
  ...hall(1.22, 1.2, 0.56, 1.6, 0.16, 0.18),
  ...hall(0.2, 0.24, 1.5, 0.52, 0.14, 0.16),
  ...hall(1.2, 1.26, 1.6, 0.5, 0.14, 0.16),
  spire(1.5, 1.52, 0.24, 0.2, 0.5, "gold"),
  ...corners(1.2, 1.24, 0.6, 0.58, (x, y) => spire(x, y, 0.12, 0.2, 0.4)),
  spire(2.62, 1.36, 0.13, 0.14, 0.38),
  spire(2.62, 1.72, 0.13, 0.14, 0.38),
  spire(0.34, 0.36, 0.13, 0.14, 0.34),
  spire(0.34, 0.7, 0.13, 0.14, 0.34),
  spire(1.34, 2.74, 0.13, 0.14, 0.38),
  spire(1.68, 2.74, 0.13, 0.14, 0.38),
];

/** Cross-shaped, with people of the world round a globe. */
const people: Part[] = [
  block(1.2, 0.2, 0.6, 3.6, 0.03),
  block(0.2, 1.2, 2.6, 0.6, 0.03),
  block(1.36, 2.1, 0.28, 1.62, 0, { z: 0.1, stuff: "water" }),
  ...[2.1, 2.5, 2.9, 3.3, 3.68].flatMap((y, k) => [
    figure(1.22, y, k % 2 ? "gold" : "roof"),
    figure(1.78, y, k % 2 ? "roof" : "gold"),
  ]),
  ...[0.34, 0.68].flatMap((at, k) => [
    figure(at, 1.34, k % 2 ? "gold" : "roof"),
    figure(at, 1.7, k % 2 ? "roof" : "gold"),
    figure(3 - at, 1.34, k % 2 ? "roof" : "gold"),
    figure(3 - at, 1.7, k % 2 ? "gold" : "roof"),
    figure(1.32, at, k % 2 ? "roof" : "gold"),
    figure(1.68, at, k % 2 ? "gold" : "roof"),
  ]),
  ...steps(1.04, 1.06, 0.92, 0.9, 2, 0.05, 0.12),
  dome(1.5, 1.5, 0.34, 0.17),
];

const SKYLINES: Record<string, readonly Part[]> = {
  obelisk: skyTower,
  sphinx: [...petronas, ...bridge],
  petra,
  aqueduct,
  torii,
  pyramid,
  stepwell,
  lalibela,
  castle,
  opera,
  sagrada,
  people,
};

/** Where Dark's pieces are other monuments than Light's. */
const DARK: Record<string, readonly Part[]> = { obelisk: liberty, sphinx };

/** What stands on a side's piece. */
export function skyline(piece: string, side: Side): readonly Part[] {
  return (side === 1 ? DARK[piece] : undefined) ?? SKYLINES[piece] ?? [];
}

/** Inlays that follow the outline of the whole piece, each further in: for what is cut into the ground or the roof. */
export const INLAYS: Record<
  string,
  readonly { inset: number; z: number; stuff: Stuff; light: "level" | "south" }[]
> = {
  lalibela: [
    { inset: 0.24, z: 0.27, stuff: "roof", light: "south" },
    { inset: 0.3, z: 0.27, stuff: "stone", light: "level" },
    { inset: 0.37, z: 0.27, stuff: "roof", light: "south" },
    { inset: 0.42, z: 0.27, stuff: "stone", light: "level" },
  ],
  stepwell: [
    { inset: 0.15, z: 0.07, stuff: "stone", light: "south" },
    { inset: 0.21, z: 0.05, stuff: "stone", light: "level" },
    { inset: 0.26, z: 0.04, stuff: "roof", light: "south" },
    { inset: 0.31, z: 0.02, stuff: "roof", light: "level" },
    { inset: 0.36, z: 0, stuff: "hollow", light: "level" },
    { inset: 0.39, z: -0.03, stuff: "water", light: "level" },
  ],
};
