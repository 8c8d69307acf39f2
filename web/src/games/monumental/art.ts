// The picture bands of the cards: skylines and emblems in a field of 120 by 44, drawn in one tone with lighter parts;
// and the terrains of the map.
// A card without a drawing of its own gets the one of its kind; new cards need none.

export interface Drawing {
  /** The mass of the picture. */
  mass: string;
  /** What stands before it, lighter. */
  light?: string;
  /** Fine lines over both. */
  line?: string;
}

const COLUMNS = "M30 44V20h4v24z M44 44V20h4v24z M58 44V20h4v24z M72 44V20h4v24z M86 44V20h4v24z";

const MOTIFS: Record<string, Drawing> = {
  camp: {
    mass: "M10 44 32 14l22 30z M58 44l16-22 16 22z",
    light: "M26 44l6-14 6 14z M70 44l4-9 4 9z",
    line: "M98 44V24 M88 29q10-9 20 0 M32 14V8",
  },
  books: {
    mass: "M24 40V10h10v30z M36 40V14h8v26z M46 40V8h12v32z M72 40V12h9v28z M83 40V16h12v24z",
    light: "M60 40l6-29 6 2-6 29z",
    line: "M18 40h84 M24 16h10 M46 14h12 M83 22h12",
  },
  fort: {
    mass: "M16 44V16h6v4h6v-4h6v4h6v-4h6v10h28V16h6v4h6v-4h6v4h6v-4h6v28z",
    light: "M54 44V34a6 6 0 0 1 12 0v10z",
    line: "M16 26h30 M74 26h30",
  },
  temple: {
    mass: "M22 18 60 4l38 14z M26 40h68v4H26z",
    light: COLUMNS,
    line: "M22 20h76",
  },
  mine: {
    mass: "M4 44 34 12l14 14 14-18 20 20 10-8 24 24z",
    light: "M48 44V32a12 12 0 0 1 24 0v12z",
    line: "M48 32h24 M60 44V20",
  },
  mill: {
    mass: "M52 44V16l16-8 30 8v28z",
    light: "M62 24h10v8H62z M80 24h10v8H80z",
    line: "M32 14a14 14 0 1 0 .1 0z M32 14v28 M18 28h28 M22 18l20 20 M42 18 22 38",
  },
  ship: {
    mass: "M20 30h80c-4 10-12 13-40 13S24 40 20 30z",
    light: "M58 4v22H30C36 14 46 7 58 4z M63 7c12 4 19 11 22 19H63z",
    line: "M60 2v28 M8 43c6-3 10 0 14 0s8-3 14 0",
  },
  obelisk: {
    mass: "M54 40 57 10l4-6 4 6 3 30z M44 40h34v4H44z",
    light: "M20 40l2-16 3-4 3 4 2 16z M94 40l2-16 3-4 3 4 2 16z",
    line: "M60 16v18",
  },
  market: {
    mass: "M14 20h40l-4-12H18z M66 20h40l-4-12H70z M18 22h4v22h-4z M46 22h4v22h-4z M70 22h4v22h-4z M98 22h4v22h-4z",
    light: "M24 34h20v10H24z M76 34h20v10H76z",
    line: "M24 8v12 M34 8v12 M44 8v12 M76 8v12 M86 8v12 M96 8v12",
  },
  dojo: {
    mass: "M16 18c14 0 24-4 44-12 20 8 30 12 44 12l-4 6H20z M26 26h68v18H26z",
    light: "M48 28h24v16H48z",
    line: "M60 28v16 M36 28v16 M84 28v16",
  },
  workshop: {
    mass: "M18 44V22l22-12 22 12v22z M66 44V28h36v16z",
    light: "M34 44V30h12v14z M74 33h8v6h-8z M88 33h8v6h-8z",
    line: "M92 28V14 M18 22h44",
  },
  flask: {
    mass: "M30 40l12-22V8h12v10l12 22z",
    light: "M36 34l4-7h16l4 7z M82 22a10 10 0 1 1-.1 0z",
    line: "M40 8h16 M82 22V10 M78 10h8",
  },
  bow: {
    mass: "M88 5a17 17 0 1 1-.1 0z",
    light: "M88 12a10 10 0 1 1-.1 0z",
    line: "M24 4c16 10 16 28 0 38 M24 4v38 M22 22h60 M76 18l6 4-6 4",
  },
  scroll: {
    mass: "M26 8h60a6 6 0 0 1 0 12h-4v16a6 6 0 0 1-6 6H30a6 6 0 0 1 6-6V20H26a6 6 0 0 1 0-12z",
    light: "M40 14h38v20H40z",
    line: "M46 19h26 M46 24h26 M46 29h16",
  },
  altar: {
    mass: "M30 44V30h60v14z M24 24h72v6H24z",
    light: "M60 4c8 8 8 12 4 18h-8c-4-6-4-10 4-18z",
    line: "M40 30v14 M60 30v14 M80 30v14",
  },
  gear: {
    mass: "M38 4h8l1 5 6 3 5-3 5 6-3 5 2 5 5 2v7l-5 2-2 5 0 3H26l0-3-2-5-5-2v-7l5-2 2-5-3-5 5-6 5 3 4-3z",
    light: "M42 18a8 8 0 1 1-.1 0z M86 10a15 15 0 1 1-.1 0z",
    line: "M86 10v30 M71 25h30 M75.500 14.500l21 21 M96.500 14.500l-21 21",
  },
  emblem: {
    mass: "M60 3a19 19 0 1 1-.1 0z",
    light: "M60 9a13 13 0 1 1-.1 0z",
    line: "M60 9v26 M47 22h26 M51 13l18 18 M69 13 51 31 M22 22h14 M84 22h14",
  },
  compass: {
    mass: "M60 2a20 20 0 1 1-.1 0z",
    light: "M60 6l5 16-5 16-5-16z",
    line: "M44 22h32 M12 40c6-3 10 0 14 0s8-3 14 0 M80 40c6-3 10 0 14 0s8-3 14 0",
  },
  sword: {
    mass: "M57 2h6l2 26h-10z M46 28h28v5H46z M57 33h6v9h-6z",
    light: "M59 4h2v22h-2z",
    line: "M20 38 44 14 M100 38 76 14 M18 32l8 8 M102 32l-8 8",
  },
  wheat: {
    mass: "M8 44c30-14 74-14 104 0z",
    light:
      "M30 30c-6-6-6-14 0-20 6 6 6 14 0 20z M60 26c-6-6-6-16 0-22 6 6 6 16 0 22z M90 30c-6-6-6-14 0-20 6 6 6 14 0 20z",
    line: "M30 30v10 M60 26v14 M90 30v10",
  },
  factory: {
    mass: "M14 44V24l18 8v-8l18 8v-8l18 8h36v12z M78 32V8h8v24z M92 32V12h8v20z",
    light: "M22 36h8v5h-8z M40 36h8v5h-8z M58 36h8v5h-8z M80 36h16v5H80z",
    line: "M82 6c-6-4 8-4 2-6 M96 10c-6-4 8-4 2-6",
  },
  dome: {
    mass: "M20 44V30h80v14z M36 30a24 22 0 0 1 48 0z M58 4h4v6h-4z",
    light: "M54 44V34h12v10z M28 34h8v6h-8z M84 34h8v6h-8z",
    line: "M36 30h48 M60 10v20 M48 12l-3 18 M72 12l3 18",
  },
  bolt: {
    mass: "M64 2 40 26h14l-6 18 26-26H60z",
    light: "M18 30a6 6 0 1 1-.1 0z M102 30a6 6 0 1 1-.1 0z",
    line: "M24 36c8 0 10-8 16-8 M96 36c-8 0-10-8-16-8",
  },
  plane: {
    mass: "M10 24 50 20 66 4h8l-8 16h28l8-8h6l-4 12 4 12h-6l-8-8H66l8 16h-8L50 28z",
    line: "M4 40h30 M8 6h24",
  },
  rocket: {
    mass: "M60 1c8 8 10 18 8 30H52C50 19 52 9 60 1z M52 24l-8 12h8z M68 24l8 12h-8z",
    light: "M60 14a4 4 0 1 1-.1 0z M56 33h8l-4 11z",
    line: "M20 8v4 M18 10h4 M96 14v4 M94 16h4 M32 30v4 M30 32h4",
  },
  mask: {
    mass: "M38 8h44v14c0 12-9 20-22 20s-22-8-22-20z",
    light: "M46 18h10l-5 6z M64 18h10l-5 6z M52 32c5 3 11 3 16 0l-8 6z",
  },
  // Wonders
  "great-library": {
    mass: "M14 20 60 2l46 18z M18 40h84v4H18z M24 22h6v18h-6z M90 22h6v18h-6z",
    light: "M38 24h6v14h-6z M46 22h5v16h-5z M53 25h7v13h-7z M62 22h6v16h-6z M70 24h6v14h-6z M78 26h5v12h-5z",
  },
  stonehenge: {
    mass: "M14 44V18h8v26z M34 44V18h8v26z M12 12h34v6H12z M52 44V14h8v30z M74 44V14h8v30z M50 8h34v6H50z M94 44V24h9v20z",
    light: "M28 44l2-8 4 8z M64 44l3-7 4 7z",
  },
  pyramids: {
    mass: "M2 44 34 10l32 34z M50 44l32-40 36 40z",
    light: "M34 10l32 34H44z M82 4l36 40H92z",
  },
  colossus: {
    mass: "M54 8a6 6 0 1 1 12 0 6 6 0 0 1-12 0z M50 15h20l3 13-4 16h-7l-2-12-2 12h-7l-4-16z M34 40h16v4H34z M70 40h16v4H70z",
    light: "M70 16 82 4l3 3-13 13z M83 1h5v6h-5z",
    line: "M4 44h112",
  },
  "hanging-gardens": {
    mass: "M8 44V34h104v10z M22 33V23h76v10z M36 22V12h48v10z M48 11V4h24v7z",
    light:
      "M10 34c4-5 8-5 12 0z M26 23c4-5 8-5 12 0z M82 23c4-5 8-5 12 0z M98 34c4-5 8-5 12 0z M52 12c4-6 12-6 16 0z",
    line: "M14 36v6 M30 25v6 M90 25v6 M106 36v6",
  },
  "machu-picchu": {
    mass: "M0 44 26 14 40 26 58 2l18 26 14-8 30 24z",
    light: "M30 44v-8h14v8z M48 44V34h12v10z M64 44v-8h14v8z M40 33h30v-5H40z",
    line: "M20 44h70",
  },
  "great-wall": {
    mass: "M0 36 30 22 60 30 90 12l30 8v24H0z M22 26V8h18v16z M80 20V2h18v14z",
    light: "M28 14h6v7h-6z M86 8h6v7h-6z",
    line: "M0 34l4-2v-3l4-2 M100 14l6 2v-3l6 2",
  },
  "notre-dame": {
    mass: "M34 44V8h16v12h20V8h16v36z M58 20 60 2l2 18z",
    light: "M60 24a6 6 0 1 1-.1 0z M54 44V38a6 6 0 0 1 12 0v6z M39 13h6v12h-6z M75 13h6v12h-6z",
  },
  "angkor-wat": {
    mass: "M10 44V34h100v10z M54 34c-3-14 2-26 6-31 4 5 9 17 6 31z M32 34c-2-10 2-18 5-22 3 4 7 12 5 22z M78 34c-2-10 2-18 5-22 3 4 7 12 5 22z",
    light: "M16 38h6v6h-6z M40 38h6v6h-6z M56 38h8v6h-8z M74 38h6v6h-6z M98 38h6v6h-6z",
  },
  "taj-mahal": {
    mass: "M36 44V24h48v20z M46 24c-6-8 6-14 14-21 8 7 20 13 14 21z M18 44V10h5v34z M97 44V10h5v34z",
    light: "M54 44V34a6 6 0 0 1 12 0v10z M41 30h6v8h-6z M73 30h6v8h-6z",
    line: "M16 10h9 M95 10h9 M60 3V0",
  },
  "st-peters": {
    mass: "M22 44V28h76v16z M42 28a18 19 0 0 1 36 0z M57 3h6v7h-6z M8 44V34h12v10z M100 44V34h12v10z",
    light: "M30 32h4v12h-4z M44 32h4v12h-4z M56 32h8v12h-8z M72 32h4v12h-4z M86 32h4v12h-4z",
    line: "M60 3V0 M58 1h4",
  },
  versailles: {
    mass: "M8 44V22h104v22z M44 22V12h32v10z M8 22l4-6h26l4 6z M78 22l4-6h26l4 6z",
    light:
      "M14 28h5v10h-5z M24 28h5v10h-5z M34 28h5v10h-5z M54 30h12v14H54z M81 28h5v10h-5z M91 28h5v10h-5z M101 28h5v10h-5z",
  },
  "himeji-castle": {
    mass: "M30 44V34h60v10z M22 34c10 0 14-4 16-8h44c2 4 6 8 16 8z M42 26v-6h36v6z M34 20c8 0 10-4 12-7h28c2 3 4 7 12 7z M50 13V9h20v4z M42 9c8 0 12-4 18-8 6 4 10 8 18 8z",
    light: "M54 37h12v7H54z M50 22h4v3h-4z M66 22h4v3h-4z",
  },
  "international-space-station": {
    mass: "M50 18h20v8H50z M56 8h8v28h-8z M8 10h30v24H8z M82 10h30v24H82z",
    light: "M11 13h11v8H11z M24 13h11v8H24z M85 13h11v8H85z M98 13h11v8H98z",
    line: "M38 22h12 M70 22h12",
  },
  "statue-of-liberty": {
    mass: "M50 44V34h20v10z M54 34l-2-16 6-4a4 4 0 1 1 4 0l6 4-2 16z M44 40h32v4H44z",
    light: "M66 16 74 3l3 2-7 13z M73 0h5v5h-5z",
    line: "M56 6l-3-4 M60 5V0 M64 6l3-4",
  },
  "eiffel-tower": {
    mass: "M58 2h4l3 18 7 14 8 10H68c-2-6-14-6-16 0H40l8-10 7-14z",
    light: "M54 24h12l2 4H52z M57 14h6l1 4h-8z",
    line: "M48 34h24",
  },
  "panama-canal": {
    mass: "M0 44V24h34l10 20z M120 44V24H86L76 44z M40 18h40l-6 12H46z",
    light: "M50 10h8v8h-8z M60 6h8v12h-8z",
    line: "M34 24v20 M86 24v20 M44 38c6-3 10 0 16 0s10-3 16 0",
  },
};

const OF: Record<string, string> = {
  "work-camp": "camp",
  library: "books",
  fort: "fort",
  forum: "temple",
  mine: "mine",
  "paper-mill": "mill",
  pyrotechnics: "rocket",
  "longship-harbour": "ship",
  seafaring: "ship",
  "obelisk-yard": "obelisk",
  hieroglyphs: "scroll",
  agora: "market",
  philosophy: "emblem",
  "samurai-training-ground": "dojo",
  calligraphy: "scroll",
  workshop: "workshop",
  laboratory: "flask",
  "archery-range": "bow",
  "house-of-scribes": "scroll",
  apothecary: "flask",
  "warrior-priest-altar": "altar",
  emporium: "market",
  stonemasons: "obelisk",
  mathematics: "emblem",
  weaponsmithing: "sword",
  navigation: "compass",
  "the-wheel": "gear",
  irrigation: "wheat",
  factory: "factory",
  university: "dome",
  citadel: "fort",
  "merchant-guild": "market",
  printing: "books",
  engineering: "gear",
  gunpowder: "sword",
  theology: "temple",
  arsenal: "fort",
  "academy-of-arts": "mask",
  bank: "temple",
  shipyard: "ship",
  perspective: "emblem",
  optics: "compass",
  metallurgy: "sword",
  "double-entry-bookkeeping": "books",
  electricity: "bolt",
  computing: "gear",
  aviation: "plane",
  "space-flight": "rocket",
};

const KINDS: Record<string, string> = { building: "workshop", knowledge: "scroll", wonder: "temple" };

export function drawing(card: string, type: string): Drawing {
  return MOTIFS[OF[card] ?? card] ?? MOTIFS[KINDS[type] ?? "temple"]!;
}

/** Cards that have a drawing of their own, for the test that none is forgotten. */
export function drawn(card: string): boolean {
  return (OF[card] ?? card) in MOTIFS;
}

/** What the ground of a tile shows, round its middle. */
export const GROUNDS: Record<string, string> = {
  meadow:
    "M-28-20q0-8-4-11 M-25-20q0-9 0-14 M-22-20q0-8 4-11 M-8-24q0-8-4-11 M-5-24q0-9 0-14 M-2-24q0-8 4-11",
  forest: "M-24-20l7-14 7 14z M-14-16l7-14 7 14z M12-22l7-14 7 14z",
  mountain: "M-30-14l14-22 8 12 6-8 14 18z",
  volcano: "M-26-12l14-20h8l14 20z M-8-34q4-6 0-10 M-2-34q6-4 4-9",
  market: "M-22-11v-10h26v10z M-25-21l4-10h24l4 10z",
  water: "M-30-22q6-6 12 0t12 0 M0-32q6-6 12 0t12 0 M-8 30q6-6 12 0t12 0",
  capital: "M-21-5v-20h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v20z",
};
