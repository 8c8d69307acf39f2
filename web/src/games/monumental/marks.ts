// The signs of resources and pieces, each a drawing of its own in a square of 24, so that colour never stands alone.

export interface Sign {
  /** Custom property of the tone, in `tones.css`. */
  tone: string;
  /** Filled shapes. */
  fill: string;
  /** Lines drawn over them. */
  line?: string;
}

/** Resources of a supply, and "any" for one of choice. */
export const SIGNS: Record<string, Sign> = {
  production: {
    tone: "production",
    fill: "M3 8 9 3h6l3 3-3 3H9L6 12z M10.5 9h3l1 12h-5z",
  },
  science: {
    tone: "science",
    fill: "M9 3h6v2h-1v5l5.5 8.5a1.7 1.7 0 0 1-1.5 2.5H6a1.7 1.7 0 0 1-1.5-2.5L10 10V5H9z",
    line: "M7.4 16h9.2",
  },
  military: {
    tone: "military",
    fill: "M12 2 14 5v9h-4V5z M6.5 14h11v2.4h-11z M10.6 16.4h2.8V20l1 2h-4.8l1-2z",
  },
  gold: {
    tone: "gold",
    fill: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z",
    line: "M12 6.2a5.8 5.8 0 1 1 0 11.6 5.8 5.8 0 0 1 0-11.6z M12 9v6",
  },
  culture: {
    tone: "culture",
    fill: "M4.500 3h2.300c0 7 1.500 11.500 5.200 13.600 3.700-2.100 5.200-6.600 5.200-13.600h2.300c0 9-2.200 14-6.300 16.200V21h3v1.500H7.800V21h3v-1.800C6.700 17 4.500 12 4.500 3z M7 5h10v1.600H7z M9.100 6.600h1.100v6H9.100z M11.450 6.600h1.100v8h-1.100z M13.800 6.600h1.100v6h-1.100z",
  },
  works: {
    tone: "production",
    fill: "M12 2 22 8H2z M4 9.500h3V18H4z M10.500 9.500h3V18h-3z M17 9.500h3V18h-3z M2 19h20v3H2z",
  },
  raids: {
    tone: "military",
    fill: "M11 2h2.200v20H11z M13 4c5-1 8 1 8 5s-3 6-8 5z M11 6c-3-1-5 0-5 3s2 4 5 3z",
  },
  tokens: {
    tone: "production",
    fill: "M3 7 12 3l9 4v10l-9 4-9-4z",
    line: "M3 7l9 4 9-4 M12 11v10",
  },
  any: {
    tone: "any",
    fill: "M12 2l2.900 6.400 7 .8-5.200 4.700 1.500 6.900L12 17.300 5.800 20.800l1.500-6.900L2.100 9.200l7-.8z",
  },
};

/** Pieces on the map. */
export const PIECES: Record<string, string> = {
  soldier: "M12 2 20 5v7c0 5-3.500 8.500-8 10.500C7.500 20.500 4 17 4 12V5z",
  warlord: "M3 19V7l5 5 4-8 4 8 5-5v12z",
  explorer:
    "M12 3c3.500 0 5 2 5 4.500h4v2H3v-2h4C7 5 8.500 3 12 3z M7.500 11h9c0 3 4 5 4 10.500h-17c0-5.500 4-7.500 4-10.500z",
  outpost: "M4 3h4v3h2V3h4v3h2V3h4v8h-2.500l1.500 11H5l1.500-11H4z",
  wonder:
    "M12 1 23 8H1z M3 9.500h3.500V19H3z M10.200 9.500h3.600V19h-3.600z M17.500 9.500H21V19h-3.500z M1 20h22v3H1z",
  town: "M12 2 22 11h-3v11H5V11H2z",
  barbarian: "M12 1 23 12 12 23 1 12z",
  monster: "M3 3l5 4h8l5-4-1 10c0 5-3.500 9-8 9s-8-4-8-9z M8 11l3 1.500-2 2z M16 11l-3 1.500 2 2z",
};

/** Kinds of city cards. */
export const KINDS: Record<string, string> = {
  building: "M12 2 22 11h-3v11h-5v-7h-4v7H5V11H2z",
  knowledge: "M2 4c4-1 7-.5 10 1.500C15 3.500 18 3 22 4v15c-4-1-7-.5-10 1.500C9 18.500 6 18 2 19z",
  wonder: PIECES.wonder ?? "",
};

/** Actions of a turn. */
export const ACTS: Record<string, string> = {
  buy: "M5 2h9v5h5v15H5z M15.500 1.500h2.500v2.500h2.500v2H18v2.500h-2.500V6H13V4h2.500z",
  build: PIECES.wonder ?? "",
  policy: "M6 2h13v15a4 4 0 0 1-4 4H5a3 3 0 0 1-3-3v-2h4z M9 6v2h7V6z M9 10.500v2h7v-2z",
  conquer: "M4 2h2.500v20H4z M8 3h13l-3.500 5 3.500 5H8z",
  army: PIECES.soldier ?? "",
  outpost: PIECES.outpost ?? "",
  explore: PIECES.explorer ?? "",
  use: "M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z",
  advance: "M3 8h11v14H3z M8 3h13v14h-5V6H8z M7.500 12v2H5.500l3 4 3-4h-2v-2z",
  hire: "M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10z M3 22c0-6 4-8.500 9-8.500s9 2.500 9 8.500z",
  defeat: PIECES.monster ?? "",
  produce: SIGNS.tokens?.fill ?? "",
  trade:
    "M8 2h8v3l-1.500 2c4 2 5.500 5 5.500 8.500 0 4-3 6.500-8 6.500s-8-2.500-8-6.500C4 12 5.500 9 9.500 7L8 5z",
  pass: "M14 2a10 10 0 1 0 8 14A9 9 0 0 1 14 2z",
};
