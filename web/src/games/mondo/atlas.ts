// What the box says, ready to be drawn: faces as motifs, spaces as places, boards as rings.
import { paint, type Art, type Land, type Motif, type Side } from "./art";
import { MIDDLES, ISLET, paintRing, type RingArt } from "./border";
import { TILE, type Point } from "./geometry";
import type { Box, Face } from "./types";

const SIDES = "NESW";
const side = (letter: string) => SIDES.indexOf(letter) as Side;

/** Places beyond the spaces, as rows of a score sheet name them. */
export const BORDER = 100;
export const ISLET_PLACE = 116;
export const COLUMNS = 6;

export class Atlas {
  private readonly motifs: Motif[];
  private readonly painted = new Map<number, Art>();
  private readonly rings = new Map<number, RingArt>();

  constructor(readonly box: Box) {
    this.motifs = box.faces.map((face) => this.motif(face));
  }

  get size(): number {
    return this.box.spaces.length;
  }

  private motif(face: Face): Motif {
    const regions = (this.box.patterns[face.pattern] ?? []).map(({ land, sides }) => ({
      land: land as Land,
      sides: [...sides].map(side),
    }));
    const ends = face.street ? ([side(face.street[0]!), side(face.street[1]!)] as const) : null;
    const house = face.name && (face.kind === "village" ? `${face.name}-village` : face.name);
    return { regions, street: ends, picture: face.picture, volcano: face.volcano, house };
  }

  face(index: number): Face {
    const found = this.box.faces[index];
    if (!found) throw new Error(`The box has no tile side ${index}: load the page again.`);
    return found;
  }

  /** A tile side after so many quarter turns; painted once. */
  art(face: number, rotation: number): Art {
    const key = face * 4 + (((rotation % 4) + 4) % 4);
    let art = this.painted.get(key);
    if (!art) {
      art = paint(this.motifs[face]!, ((rotation % 4) + 4) % 4, face);
      this.painted.set(key, art);
    }
    return art;
  }

  ring(number: number): RingArt {
    let ring = this.rings.get(number);
    if (!ring) {
      ring = this.paintedRing(number);
      this.rings.set(number, ring);
    }
    return ring;
  }

  private paintedRing(number: number): RingArt {
    const board = this.box.boards.find((one) => one.number === number);
    if (!board) throw new Error(`The box has no board ${number}: load the page again.`);
    const streets = Object.entries(board.streets).map(([piece, kind]) => ({ piece: Number(piece), kind }));
    return paintRing({
      lands: board.border as Land[],
      stubs: streets.filter(({ kind }) => kind === "stub").map(({ piece }) => piece),
      curves: streets.filter(({ kind }) => kind === "curve").map(({ piece }) => piece),
      pictures: board.pictures.map(({ piece, picture }) => ({ piece, name: picture })),
      islet: board.islet !== null,
    });
  }

  /** Upper left corner of a space. */
  corner(space: number): Point {
    const { row, col } = this.box.spaces[space] ?? { row: 0, col: 0 };
    return [col * TILE, row * TILE];
  }

  /** Middle of a space, border piece or the islet. */
  middle(place: number): Point {
    if (place === ISLET_PLACE) return ISLET;
    if (place >= BORDER) return MIDDLES[place - BORDER] ?? [0, 0];
    const [x, y] = this.corner(place);
    return [x + TILE / 2, y + TILE / 2];
  }

  spaceName(space: number): string {
    return this.box.spaces[space]?.name ?? "";
  }

  /** The edge between two places as a line; between a space and the border it is the space's own edge. */
  edge(a: number, b: number): [Point, Point] {
    const [inner, outer] = a < BORDER ? [a, b] : [b, a];
    const [x, y] = this.corner(inner);
    const toward = outer < BORDER ? this.towards(inner, outer) : this.outward(inner, outer - BORDER);
    const lines: [Point, Point][] = [
      [
        [x, y],
        [x + TILE, y],
      ],
      [
        [x + TILE, y],
        [x + TILE, y + TILE],
      ],
      [
        [x, y + TILE],
        [x + TILE, y + TILE],
      ],
      [
        [x, y],
        [x, y + TILE],
      ],
    ];
    return lines[toward]!;
  }

  private towards(from: number, to: number): Side {
    const [a, b] = [this.box.spaces[from]!, this.box.spaces[to]!];
    if (a.row === b.row) return b.col > a.col ? 1 : 3;
    return b.row > a.row ? 2 : 0;
  }

  private outward(space: number, piece: number): Side {
    const name = this.spaceName(space);
    const touch = this.box.border[piece]?.touches.find((one) => one.space === name);
    return side(touch?.side ?? "N");
  }

  /** The space that lies one step that way, or null. */
  neighbour(space: number, dx: number, dy: number): number | null {
    const from = this.box.spaces[space];
    if (!from) return null;
    const found = this.box.spaces.findIndex(({ row, col }) => row === from.row + dy && col === from.col + dx);
    return found < 0 ? null : found;
  }
}
