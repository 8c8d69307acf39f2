// A game in its middle, for the pictures of the lobby.
import type { Placed, View } from "./types";

const BOARD = [
  "lLL.P.DDdd",
  "LLPPPPDDDd",
  "lLLLPDDDDD",
  "LLlL.DLLD.",
  "LLLLL.LLL.",
  "lLLL.LLLDD",
  "lL..LL.DDD",
  "LLLDDDDDDD",
  "LLDDdDdDDD",
  "LL.DdDDdDD",
];

const PIECES: [seat: number | null, piece: string, rotation: number, row: number, col: number][] = [
  [0, "stepwell", 0, 0, 0],
  [null, "people", 1, 0, 2],
  [1, "pyramid", 0, 0, 6],
  [1, "lalibela", 0, 1, 7],
  [0, "aqueduct", 0, 2, 1],
  [1, "petra", 3, 2, 5],
  [0, "pyramid", 0, 3, 0],
  [0, "lalibela", 0, 3, 2],
  [0, "sagrada", 0, 3, 6],
  [0, "opera", 3, 4, 4],
  [0, "castle", 0, 5, 1],
  [1, "opera", 1, 5, 7],
  [1, "torii", 1, 6, 8],
  [0, "torii", 3, 7, 0],
  [1, "sagrada", 0, 7, 2],
  [1, "castle", 0, 7, 5],
  [1, "stepwell", 0, 8, 7],
  [0, "obelisk", 0, 9, 1],
];

export const sample: Pick<View, "board" | "pieces"> = {
  board: BOARD,
  pieces: PIECES.map(([seat, piece, rotation, row, col]): Placed => ({ seat, piece, rotation, row, col })),
};

/** A game that has only begun. */
export const opening: Pick<View, "board" | "pieces"> = {
  board: BOARD.map((line) => line.replaceAll(/[ld]/g, ".")),
  pieces: sample.pieces.filter((_, k) => [1, 3, 8, 13].includes(k)),
};
