// The small figures, each in a square of 40 with its middle at 0: drawn bold enough for a tile of 32 pixels.
// Light comes from the upper left, so the right and lower parts are darker. Colours are the same in light and dark.

export interface Stroke {
  d: string;
  fill?: string;
  /** Width of a line of the ink; absent: the usual thin one; 0: none. */
  line?: number;
  ink?: string;
}

const INK = "#2b2118";
const SKIN = "#f0c9a0";
const WOOD = "#9a6a3f";
const DARK_WOOD = "#6e4727";
const WHITE = "#fdf8ec";
const STRAW = "#e9c15c";
const WALL = "#f2e4c8";
const WALL_SHADE = "#d6bf98";
const TILE_ROOF = "#b4502f";
const TILE_ROOF_SHADE = "#8f3b22";
const STONE = "#8d8680";
const STONE_SHADE = "#68625d";

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const house = (
  x: number,
  y: number,
  s: number,
  roof: string,
  shade: string,
  wall = WALL,
  wallShade = WALL_SHADE,
): Stroke[] => [
  { d: `M${x - 7 * s} ${y}v${9 * s}h${7 * s}v${-9 * s}Z`, fill: wall },
  { d: `M${x} ${y}v${9 * s}h${7 * s}v${-9 * s}Z`, fill: wallShade },
  { d: `M${x - 9 * s} ${y + 1 * s}L${x - 5 * s} ${y - 8 * s}H${x + 1 * s}V${y + 1 * s}Z`, fill: roof },
  { d: `M${x} ${y + 1 * s}V${y - 8 * s}H${x + 5 * s}L${x + 9 * s} ${y + 1 * s}Z`, fill: shade },
  { d: `M${x - 5 * s} ${y + 9 * s}v${-5 * s}h${3 * s}v${5 * s}Z`, fill: DARK_WOOD, line: 0 },
];

export const FIGURES: Record<string, Stroke[]> = {
  fisherman: [
    { d: "M-18 7H18Q15 17 8 17H-9Q-16 17-18 7Z", fill: WOOD },
    { d: "M-16.6 11H16.6Q13.4 17 8 17H-9Q-14 17-16.6 11Z", fill: DARK_WOOD, line: 0 },
    { d: "M2-6 17-18Q19-8 18 2", fill: "none", line: 1.8 },
    { d: "M-9 8Q-10-5-3-5T4 8Z", fill: "#2f62a8" },
    { d: "M-2 0 5-3 4 1-1 5Z", fill: "#244c84", line: 0 },
    { d: disc(-3, -9, 5.2), fill: SKIN },
    { d: "M-11-10.5H5Q3-13 1-13-1-18-3.5-18T-7-13Q-9-13-11-10.5Z", fill: STRAW },
  ],
  shepherd: [
    { d: "M-13 17Q-14-2-7-3T0 17Z", fill: "#efe2c4" },
    { d: "M-6-2Q0 2 0 17H-6Z", fill: "#cdb98f", line: 0 },
    { d: disc(-6.5, -8, 5.2), fill: SKIN },
    { d: "M-14-9Q-13-16-6.5-16T1-9Q-7-12-14-9Z", fill: "#7a5230" },
    { d: "M-15 17V-9Q-15-15-19-14", fill: "none", line: 2.4, ink: DARK_WOOD },
    { d: "M4 15v3M7 15v3M14 15v3M17 15v3", fill: "none", line: 2.2 },
    { d: "M3 14Q-1 8 4 6 5 2 10 4 15 1 17 6 21 9 18 14Q10 18 3 14Z", fill: WHITE },
    { d: "M3 12Q10 16 18 12 17 15 10 15.5T3 12Z", fill: "#d8cfbd", line: 0 },
    { d: "M1 7q-5-1-5 3t4 4q3-1 3-4Z", fill: "#4a4038" },
  ],
  lumberjack: [
    { d: "M-14 17V9h10V17M-4 17V9", fill: "#44608a" },
    { d: "M-15 10Q-16-4-8-4T-1 10Z", fill: "#c4402e" },
    { d: "M-14 4H-1.6M-14.6 0h12M-11-3V10M-6-4V10", fill: "none", line: 1, ink: "#7d2015" },
    { d: disc(-8, -9, 5.2), fill: SKIN },
    { d: "M-13.4-7Q-8-1-2.6-7-3-3-8-3T-13.4-7Z", fill: "#6e4727", line: 0 },
    { d: "M-14-11Q-14-17-8-17T-2-11Z", fill: "#2f6b3f" },
    { d: "M-3 7 13-13", fill: "none", line: 3, ink: DARK_WOOD },
    { d: "M7-14 14-19Q19-14 18-8L11-10Z", fill: "#cfd4d8" },
    { d: "M3 17v-6q7-3 15 0v6Z", fill: WOOD },
    { d: disc(5, 14, 3.2), fill: "#e6c690" },
  ],
  ship: [
    { d: "M0 8V-19", fill: "none", line: 2.2, ink: DARK_WOOD },
    { d: "M-2-16Q-17-6-16 5H-2Z", fill: WHITE },
    { d: "M-12-2Q-16 2-16 5H-2V-4Q-7-5-12-2Z", fill: "#e2d8c2", line: 0 },
    { d: "M2-13Q13-5 13 5H2Z", fill: "#f6ead0" },
    { d: "M0-19 9-16.5 0-14Z", fill: "#c4402e" },
    { d: "M-18 8H18Q15 17 8 17H-9Q-16 17-18 8Z", fill: WOOD },
    { d: "M-16.4 12H16.4Q13.4 17 8 17H-9Q-14 17-16.4 12Z", fill: DARK_WOOD, line: 0 },
  ],
  coach: [
    { d: "M-16-8Q-17-14-10-14H8Q15-14 15-8L12 7H-12Z", fill: "#c98b2e" },
    { d: "M2-14H8Q15-14 15-8L12 7H2Z", fill: "#9c6519", line: 0 },
    { d: "M-11-9H-3V-1H-10ZM1-9H10L9-1H1Z", fill: "#fdf3d0" },
    { d: "M-14-14H12V-17H-12Z", fill: "#7a2f22" },
    { d: disc(-10, 11, 6.6), fill: "#5b3a20" },
    { d: disc(10, 11, 6.6), fill: "#5b3a20" },
    { d: disc(-10, 11, 3), fill: STRAW, line: 0 },
    { d: disc(10, 11, 3), fill: STRAW, line: 0 },
  ],
  boar: [
    { d: "M-11 8v8M-6 8v8M5 8v8M10 8v8", fill: "none", line: 4, ink: "#33221a" },
    { d: "M16 1Q17-9 6-11-4-15-11-9L-19-1Q-20 4-15 5L-10 6Q-2 13 9 11 16 9 16 1Z", fill: "#6b4732" },
    { d: "M16 1Q16-5 12-8 10 4-9 5-2 13 9 11 16 9 16 1Z", fill: "#4b3022", line: 0 },
    { d: "M-9-10-5-17-2-11Z", fill: "#4b3022" },
    { d: "M-2-12 0-15 2-12 5-15 7-11 10-13 11-9", fill: "none", line: 1.8 },
    { d: "M-14 4Q-19 3-18-4-15-2-13 1Z", fill: WHITE, line: 1 },
    { d: disc(-10, -4, 1.6), fill: WHITE, line: 0 },
    { d: "M16 0q5-1 3-5", fill: "none", line: 1.8 },
  ],
  field: [
    { d: "M-19-9 2-17 19-6 17 12-3 17-17 8Z", fill: "#e3b341" },
    { d: "M19-6 17 12-3 17-2 9Z", fill: "#c08d24", line: 0 },
    {
      d: "M-18-4-1-11 18-0M-18 1-1-5 18 6M-17 6-2 1 17 11M-3 17-2 1-1-11 2-17",
      fill: "none",
      line: 1.3,
      ink: "#8a5f10",
    },
    {
      d: "M-12-7v-6M-12-10l-3-3M-12-10l3-3M8-7v-7M8-11l-3-3M8-11l3-3M-8 10V3M-8 6l-3-3M-8 6l3-3M8 10V3M8 6l-3-3M8 6l3-3",
      fill: "none",
      line: 1.5,
      ink: "#6d4a0b",
    },
  ],
  active: [
    { d: "M-19 18-6-6H6L19 18Z", fill: STONE },
    { d: "M1-6H6L19 18H2Z", fill: STONE_SHADE, line: 0 },
    { d: "M-6-6H6L7-3Q8 6 4 5T2 12-2 10-4 3-7-1Z", fill: "#e2472a" },
    { d: "M-4-6H4L3 0Q1 5-1 3T-4-6Z", fill: "#ffb52e", line: 0 },
    { d: "M-6-6Q0-10 6-6 4-4 0-4T-6-6Z", fill: "#ffd65a" },
    { d: "M-1-9Q-9-10-7-15-5-20 1-18 9-21 11-15 13-9 5-9Z", fill: "#4c4644" },
    { d: "M-5-13Q-4-17 0-16", fill: "none", line: 1.6, ink: "#8d8680" },
  ],
  inactive: [
    { d: "M-19 18-6-8H6L19 18Z", fill: "#9aa08c" },
    { d: "M1-8H6L19 18H2Z", fill: "#747a66", line: 0 },
    { d: "M-6-8Q0-12 6-8 4-4 0-4T-6-8Z", fill: "#3a3734" },
    { d: "M-12 7-9 3-6 8-2 2 2 9 6 5 11 9", fill: "none", line: 2.4, ink: "#5f7a3d" },
    { d: "M-19 18-13 7-9 12-3 7 2 13 8 8 14 10 19 18Z", fill: "#7e9a54", line: 0 },
  ],
  barrel: [
    { d: "M-11-15Q0-19 11-15 16 0 11 15 0 19-11 15-16 0-11-15Z", fill: "#a9713d" },
    { d: "M2-17Q9-17 11-15 16 0 11 15 7 17 2 17Z", fill: "#7d4e27", line: 0 },
    { d: "M-13-8Q0-4 13-8M-13.6 8Q0 12 13.6 8", fill: "none", line: 2.8, ink: "#4c4644" },
    { d: disc(0, 1, 2.4), fill: "#2b2118", line: 0 },
  ],
  tavern: [
    ...house(-1, -2, 1.9, TILE_ROOF, TILE_ROOF_SHADE),
    { d: "M-14 6H-1M-14 15V-2M-8-2-14 6M4-1V15M11 6H0", fill: "none", line: 1.6, ink: DARK_WOOD },
    { d: "M12-2h7", fill: "none", line: 2 },
    { d: "M13 0h6v8h-6Z", fill: "#fdf3d0" },
    { d: "M14.4 2.4h3v4h-3Z", fill: STRAW, line: 0 },
  ],
  "stilt-house": [
    {
      d: "M-12 4V18M-4 4V18M5 4V18M12 4V18M-12 14 12 8M-12 8 12 14",
      fill: "none",
      line: 2.2,
      ink: DARK_WOOD,
    },
    { d: "M-16 4H16V7H-16Z", fill: WOOD },
    { d: "M-12-6V4H1V-6Z", fill: WALL },
    { d: "M1-6V4H12V-6Z", fill: WALL_SHADE },
    { d: "M-16-5-6-18H2V-5Z", fill: "#d9b24d" },
    { d: "M2-5V-18H6L16-5Z", fill: "#a97d25" },
    { d: "M-8 4V-3H-3V4Z", fill: DARK_WOOD, line: 0 },
  ],
  windpump: [
    { d: "M-9 18-2-8H2L9 18M-7 10 5 3M7 10-5 3M-8 15 8 15", fill: "none", line: 2, ink: "#4c4644" },
    { d: disc(0, -9, 10), fill: "#f6ead0" },
    {
      d: "M0-9V-19M0-9V1M0-9H-10M0-9H10M0-9-7-16M0-9 7-2M0-9-7-2M0-9 7-16",
      fill: "none",
      line: 2.6,
      ink: "#b4502f",
    },
    { d: disc(0, -9, 2.4), fill: INK, line: 0 },
    { d: "M10-9 18-13V-5Z", fill: "#b4502f" },
  ],
  "coach-station": [
    { d: "M-18-2V17H0V-2Z", fill: WALL },
    { d: "M0-2V17H18V-2Z", fill: WALL_SHADE },
    { d: "M-20 0-13-15H3V0Z", fill: "#7a5ba0" },
    { d: "M2 0V-15H13L20 0Z", fill: "#5a4080" },
    { d: "M-12 17V9Q-12 3-6 3T0 9V17Z", fill: DARK_WOOD },
    { d: disc(9, 8, 5), fill: STRAW },
    { d: "M9 3V13M4 8H14M5.5 4.5 12.5 11.5M12.5 4.5 5.5 11.5", fill: "none", line: 1.2, ink: DARK_WOOD },
  ],
  lighthouse: [
    { d: "M-16 19Q-16 12-8 12H8Q16 12 16 19Z", fill: STONE },
    { d: "M-7-10H7L9 15H-9Z", fill: WHITE },
    { d: "M1-10H7L9 15H1Z", fill: "#ddd3c0", line: 0 },
    { d: "M-7.6-4H7.6L8.2 2H-8.2ZM-8.6 8H8.6L9 14H-9Z", fill: "#c4402e", line: 0 },
    { d: "M-6-10V-16H6V-10Z", fill: "#ffd65a" },
    { d: "M-8-16 0-20 8-16Z", fill: "#8f2b1d" },
    { d: "M-8-13-18-16M-8-12-18-9M8-13 18-16M8-12 18-9", fill: "none", line: 2, ink: "#ffd65a" },
    { d: "M-7-10H7L9 15H-9Z", fill: "none" },
  ],
  "hunting-lodge": [
    { d: "M-17-1V17H0V-1Z", fill: WOOD },
    { d: "M0-1V17H17V-1Z", fill: DARK_WOOD },
    { d: "M-17 5H17M-17 11H17", fill: "none", line: 1.2 },
    { d: "M-20 1 0-15 20 1 16 4 0-9-16 4Z", fill: "#2f6b3f" },
    { d: "M-4 17V8H4V17Z", fill: "#3f2817" },
    { d: "M0-5Q-6-7-7-12M-4-8-9-8M0-5Q6-7 7-12M4-8 9-8", fill: "none", line: 2, ink: WHITE },
    { d: disc(0, -4, 2.2), fill: WHITE },
  ],
  mill: [
    { d: "M-9-6Q0-14 9-6L12 18H-12Z", fill: WALL },
    { d: "M2-10Q7-9 9-6L12 18H2Z", fill: WALL_SHADE, line: 0 },
    { d: "M-9-6Q0-17 9-6Z", fill: TILE_ROOF },
    { d: "M-3 18V10H3V18Z", fill: DARK_WOOD },
    { d: "M0-6-17-17-19-13-2-3ZM0-6 15-19 18-15 3-3ZM0-6 17 5 15 9-2-2ZM0-6-14 8-17 4-3-9Z", fill: WHITE },
    { d: disc(0, -6, 2.4), fill: DARK_WOOD, line: 0 },
  ],
  "fishermen-village": [
    ...house(-8, -6, 1, "#3f7bb8", "#2c5a8a"),
    ...house(9, -8, 0.85, "#3f7bb8", "#2c5a8a"),
    ...house(2, 6, 1.15, "#3f7bb8", "#2c5a8a"),
  ],
  "shepherds-village": [
    ...house(-8, -6, 1, "#e2b85a", "#b98a2e"),
    ...house(9, -8, 0.85, "#e2b85a", "#b98a2e"),
    ...house(2, 6, 1.15, "#e2b85a", "#b98a2e"),
    { d: "M-19 16V10M-13 17V11M-20 12.5-9 14", fill: "none", line: 1.8, ink: DARK_WOOD },
  ],
  "lumberjacks-village": [
    ...house(-8, -6, 1, "#4b7d45", "#345a30", WOOD, DARK_WOOD),
    ...house(9, -8, 0.85, "#4b7d45", "#345a30", WOOD, DARK_WOOD),
    ...house(2, 6, 1.15, "#4b7d45", "#345a30", WOOD, DARK_WOOD),
    { d: `${disc(-15, 14, 3)}${disc(-9, 14, 3)}${disc(-12, 9, 3)}`, fill: "#e6c690" },
  ],
};
