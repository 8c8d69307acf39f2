// The piece in the hand of who plays: which one, which way round, over which squares, and whether it is laid down.
//
// Laying down asks the server for a preview; until the turn is confirmed the piece can be taken up and laid elsewhere.
import { over, held, moved, turnedBy, turnedToFit } from "./aim";
import type { BoardProps } from "../contract";
import { laying, type Choices, type Spot } from "./choices";
import type { Shapes, Side, Square } from "./shapes";

/** What the hand needs to know of the board at any moment. */
export interface Around {
  shapes: Shapes;
  you: number | null;
  /** Of the turn's beginning, also while a preview is shown. */
  choices: Choices;
  pending: readonly string[];
  interactive: boolean;
  choose: BoardProps["choose"];
  undo: (() => void) | undefined;
  why: BoardProps["why"];
}

export class Hand {
  piece: string | null = $state(null);
  rotation = $state(0);
  /** Where it is held or lies; null while it is over no square. */
  spot: Spot | null = $state.raw(null);
  /** Is it laid down? Then it does not follow the pointer any more. */
  laid = $state(false);

  /** The action that was asked for, and whether the server has answered. */
  #asked: string | null = null;
  #answered = false;
  #waiting: string | null = null;

  constructor(private readonly around: () => Around) {}

  /** Whose piece it is: the People Piece is nobody's. */
  get side(): Side {
    return this.piece === "people" ? null : this.around().you;
  }

  get legal(): boolean {
    return this.spot !== null && this.around().choices.at(this.spot) !== null;
  }

  /** Take a piece up; null puts it back. False and a reason if it cannot be played now. */
  pick(piece: string | null, rotation = 0): boolean {
    const { choices, why } = this.around();
    if (piece !== null && !choices.places.has(piece)) {
      why(laying({ piece, rotation: 0, row: 0, col: 0 })); // one place is as good as another: it has none
      return false;
    }
    const square = this.spot && this.piece ? held(this.around().shapes, this.side, this.spot) : null;
    this.#takeBack();
    this.piece = piece;
    this.rotation = rotation;
    this.spot = null;
    if (piece && square) this.point(square);
    return true;
  }

  /** Hold it over a square. */
  point(square: Square | null): void {
    if (!this.piece || this.laid) return;
    this.spot = square && over(this.around().shapes, this.side, this.piece, this.rotation, square);
  }

  aim(spot: Spot): void {
    this.#takeBack();
    this.piece = spot.piece;
    this.rotation = spot.rotation;
    this.spot = spot;
  }

  /** Move it by a step; from nowhere it comes to the middle. */
  step(by: Square): void {
    const { shapes } = this.around();
    if (!this.piece) return;
    const middle = Math.floor((shapes.size - 1) / 2);
    const next = this.spot
      ? moved(shapes, this.side, this.spot, by)
      : over(shapes, this.side, this.piece, this.rotation, [middle, middle]);
    this.#takeBack();
    this.spot = next;
  }

  /** Turn it; a piece that is laid down turns to where it fits. */
  turn(quarters: number): void {
    const { shapes, choices } = this.around();
    if (!this.piece) return;
    const turns = shapes.turns(this.piece, this.side).length;
    if (!this.spot) {
      this.rotation = (((this.rotation + quarters) % turns) + turns) % turns;
      return;
    }
    const laid = this.laid;
    const next = laid
      ? turnedToFit(shapes, this.side, this.spot, quarters, choices)
      : turnedBy(shapes, this.side, this.spot, quarters);
    this.rotation = next.rotation;
    if (laid && choices.at(next) === choices.at(this.spot)) return;
    this.spot = next;
    if (laid) this.lay();
  }

  /** Lay it down where it is held, or say why it cannot lie there. */
  lay(): void {
    const { choices, why } = this.around();
    if (!this.spot) return;
    const action = choices.at(this.spot);
    if (action === null) {
      this.#takeBack();
      why(laying(this.spot));
      return;
    }
    this.laid = true;
    this.#ask(action);
  }

  /** Does it lie on this square? */
  covers([row, col]: Square): boolean {
    if (!this.spot) return false;
    const squares = this.around().shapes.squares({ ...this.spot, seat: this.side });
    return squares.some(([r, c]) => r === row && c === col);
  }

  /** To be called whenever the turn or the right to choose has changed. */
  follow(): void {
    const { pending, interactive } = this.around();
    if (this.#waiting !== null && interactive) this.#ask(this.#waiting);
    if (this.#asked === null) return;
    if (pending[0] === this.#asked) this.#answered = true;
    else if (pending.length === 0 && this.#answered) {
      // undone by the button beside the board: it is in the hand again
      this.#forget();
    }
  }

  /** A new turn: the hand is empty. */
  empty(): void {
    this.#forget();
    this.piece = null;
    this.rotation = 0;
    this.spot = null;
  }

  #ask(action: string): void {
    const { pending, interactive, choose, undo } = this.around();
    if (pending[0] === action) {
      this.#waiting = null;
      return;
    }
    // a preview is on its way: what is wanted now is asked for after it
    this.#waiting = interactive ? null : action;
    if (!interactive) return;
    this.#asked = action;
    this.#answered = false;
    if (pending.length > 0) undo?.();
    choose(action);
  }

  #takeBack(): void {
    const { pending, undo } = this.around();
    this.#forget();
    if (pending.length > 0) undo?.();
  }

  #forget(): void {
    this.laid = false;
    this.#asked = null;
    this.#answered = false;
    this.#waiting = null;
  }
}
