// The board by keyboard: number keys take a piece up, arrows walk it over the squares, and all of it is spoken.
import { t } from "../../lib/i18n";
import { speak } from "../../lib/notices.svelte";
import type { BoardProps } from "../contract";
import { held, pieceOfKey, STEPS } from "./aim";
import type { Hand } from "./hand.svelte";
import type { Shapes, Square } from "./shapes";
import { pieceName, placeName } from "./words";

/** What walking needs to know of the board at any moment. */
export interface Ground {
  shapes: Shapes;
  /** The pieces that number keys choose. */
  keyed: readonly string[];
  interactive: boolean;
  /** The whole board, and in it the squares, which have the focus while one walks. */
  root: HTMLElement | undefined;
  grid: HTMLElement | undefined;
  /** What is known of what laying the piece here would do, in words. */
  ahead: () => string;
  why: BoardProps["why"];
  tell: BoardProps["tell"];
}

const BEGIN: Square = [4, 4];

export class Walk {
  /** The square one reads while no piece is in the hand. */
  cursor: Square | null = $state.raw(null);
  /** Was it the keyboard that moved last? Then what comes of it is spoken. */
  aloud = false;

  constructor(
    private readonly hand: Hand,
    private readonly ground: () => Ground,
  ) {}

  /** The square that the reader is at. */
  get reading(): Square {
    const { hand } = this;
    return (hand.spot && held(this.ground().shapes, hand.side, hand.spot)) ?? this.cursor ?? BEGIN;
  }

  /** A pointer has taken over, or a new turn begins. */
  leave(): void {
    this.cursor = null;
    this.aloud = false;
  }

  /** Say where the piece is held, whether it fits, and what it would do. */
  say(): void {
    const { hand } = this;
    if (!hand.spot || !hand.piece) return;
    this.aloud = true;
    const { shapes, ahead } = this.ground();
    const [piece, place] = [
      pieceName(hand.piece, hand.side),
      placeName(...held(shapes, hand.side, hand.spot)),
    ];
    const key = hand.legal ? "moves-spoken-fits" : "moves-spoken-not";
    speak(`${t(key, { piece, place, turn: hand.rotation })} ${hand.legal ? ahead() : ""}`.trim());
  }

  /** Take a piece up and go to the board with it. */
  take(piece: string): void {
    const { interactive, why, shapes, grid } = this.ground();
    if (!interactive) return why();
    if (!this.hand.pick(piece)) return;
    this.aloud = true;
    this.hand.step([0, 0]);
    grid?.focus({ preventScroll: true });
    speak(t("moves-spoken-taken", { piece: pieceName(piece, this.hand.side), n: shapes.count(piece) }));
  }

  turn(quarters: number): void {
    if (!this.hand.piece) return this.ground().tell("moves-choose-first");
    this.hand.turn(quarters);
    this.say();
  }

  pressed(event: KeyboardEvent): void {
    if (!this.ground().interactive || event.altKey || event.ctrlKey || event.metaKey) return;
    if (this.#ours(event.target) && this.#key(event)) event.preventDefault();
  }

  /** Keys of the board work while nothing else on the page has a use for them. */
  #ours(target: EventTarget | null): boolean {
    const { root } = this.ground();
    if (!(target instanceof Element) || !root) return false;
    if (target.closest("input, textarea, select, dialog, summary, [role=tab]")) return false;
    return root.contains(target) || target.contains(root) || target.closest("[data-coach=actions]") !== null;
  }

  /** Do what a key means; false if it means nothing here. */
  #key(event: KeyboardEvent): boolean {
    const { keyed, grid } = this.ground();
    const step = STEPS[event.key];
    const piece = pieceOfKey(event.key, keyed);
    if (step) this.#walk(step);
    else if (piece) this.take(piece);
    else if (event.key.toLowerCase() === "r" && this.hand.piece) this.turn(event.shiftKey ? -1 : 1);
    else if ((event.key === "Enter" || event.key === " ") && event.target === grid) this.#enter();
    else if (event.key === "Escape" && this.hand.piece) this.hand.pick(null);
    else return false;
    return true;
  }

  #walk([down, right]: Square): void {
    const { shapes, grid } = this.ground();
    if (document.activeElement !== grid) grid?.focus({ preventScroll: true });
    if (this.hand.piece) {
      this.hand.step([down, right]);
      this.say();
      return;
    }
    const limit = (n: number) => Math.max(0, Math.min(n, shapes.size - 1));
    const [row, col] = this.reading;
    this.cursor = this.cursor ? [limit(row + down), limit(col + right)] : [row, col];
  }

  #enter(): void {
    if (!this.hand.piece) this.ground().tell("moves-choose-first");
    else if (this.hand.spot) this.hand.lay();
    else {
      this.hand.step([0, 0]);
      this.say();
    }
  }
}
