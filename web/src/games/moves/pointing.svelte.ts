// The board by mouse and finger: a piece follows the pointer, is laid where it is tapped, or dragged from its tray.
import type { BoardProps } from "../contract";
import type { Choices, Spot } from "./choices";
import type { Hand } from "./hand.svelte";
import type { Shapes, Side, Square } from "./shapes";

/** What pointing needs to know of the board at any moment. */
export interface Table {
  shapes: Shapes;
  choices: Choices;
  interactive: boolean;
  /** Is something being shown that the hand should not run over? */
  playing: boolean;
  /** Where the hint would lay a piece. */
  hinted: Spot | null;
  sideOf: (piece: string) => Side;
  /** Show at once what is being shown. */
  finish: () => void;
  turn: (quarters: number) => void;
  why: BoardProps["why"];
  tell: BoardProps["tell"];
}

export class Pointing {
  /** The piece that a pointer went down on in the tray. */
  grabbed = $state.raw<{ piece: string; event: PointerEvent } | null>(null);
  #dragged = false;

  constructor(
    private readonly hand: Hand,
    private readonly table: () => Table,
  ) {}

  /** Take a piece up by a click on it; a second click puts it back. */
  take(piece: string): void {
    const { interactive, why } = this.table();
    if (this.#dragged) return; // the click that ends a drag
    if (this.hand.piece === piece) this.hand.pick(null);
    else if (!interactive) why();
    else this.hand.pick(piece);
  }

  /** The pointer is over a square, or over none. */
  point(square: Square | null, finger: boolean): void {
    const { hand } = this;
    const { interactive, playing } = this.table();
    if (!interactive || playing) return;
    if (finger && hand.laid && hand.spot && square && !hand.covers(square)) hand.aim({ ...hand.spot });
    hand.point(square);
  }

  /** The pointer went down on one square and up on another, or on the same. */
  touch(from: Square, to: Square): void {
    const { hand } = this;
    const { interactive, finish, turn, why, tell } = this.table();
    if (!interactive) return why();
    if (!hand.piece) return tell("moves-choose-first");
    finish();
    const still = from[0] === to[0] && from[1] === to[1];
    if (hand.laid && still && hand.covers(to)) return turn(1);
    this.#hold(to);
    hand.lay();
  }

  /** Over the hint's outline the piece goes where the hint would lay it. */
  #hold(square: Square): void {
    const { hand } = this;
    const { shapes, hinted, sideOf } = this.table();
    if (hand.laid && hand.spot) hand.aim(hand.spot);
    hand.point(square);
    if (!hinted || hinted.piece !== hand.piece || hinted.rotation !== hand.rotation) return;
    const inside = shapes
      .squares({ ...hinted, seat: sideOf(hinted.piece) })
      .some(([row, col]) => row === square[0] && col === square[1]);
    if (inside) hand.aim(hinted);
  }

  // --- dragging -----------------------------------------------------------------------------------------

  grab(piece: string, event: PointerEvent): void {
    const { interactive, choices } = this.table();
    if (interactive && choices.places.has(piece)) this.grabbed = { piece, event };
  }

  /** The pointer has moved far enough to mean it. */
  drag(): void {
    const { hand } = this;
    this.#dragged = true;
    if (this.grabbed && hand.piece !== this.grabbed.piece) hand.pick(this.grabbed.piece);
    else if (hand.spot) hand.aim(hand.spot);
  }

  drop(square: Square | null): void {
    this.grabbed = null;
    if (!this.#dragged) return;
    setTimeout(() => (this.#dragged = false)); // the click that follows is no choice
    if (square) this.hand.lay();
    else this.hand.pick(null);
  }
}
