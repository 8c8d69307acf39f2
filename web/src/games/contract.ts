// What a game shows the page: the page knows tables, turns and connections, a game knows its own board.
//
// A game is a folder `games/<game>/` whose `index.ts` exports `game: GameModule`. It is loaded when somebody opens a
// table of it, together with its messages, which are in the game's own folder among the Python sources, in
// `texts/<lang>`: `table.ftl` comes with the board, `setup.ftl` with the lobby, `help.ftl`, for what is said only now
// and then, after the board. `t` of `lib/i18n` reads them.
//
// Beside it may lie, each found by its name: `SetUp.svelte`, all that the lobby fetches; `shelf.ts` with the game's
// `place` on the lobby's shelf; `box.ts` with `notes`, what the rules drawer says of the box beside its facts; and
// `bundle.json`, the files that several of its panels share. A game without such a folder has a plain board.
//
// Players are drawn with the custom properties --player-0 … --player-4 and their letter (`lib/players`), never by
// colour alone. The guided first turn points at regions of the board by their attribute `data-coach`.
import type { Component } from "svelte";
import type { Position } from "../lib/protocol";

/** A Fluent message: its key and what is filled in. */
export interface Message {
  key: string;
  args?: Record<string, string | number>;
  /** Arguments that the log draws, each as a row of the game's pieces; their words in `args` are for the ear. */
  drawn?: Record<string, string[]>;
}

/** Whatever the game's `view.py` calls an event; `kind` is its name. */
export interface AnyEvent {
  kind: string;
}

/** How good a choice is beside the others that were thought about. */
export interface Warmth {
  /** From 0 to 1, the best. */
  level: number;
  /** "62 %", or points where everybody acts at once. */
  text: string;
  /** Its place among all, 0 being the best. */
  rank: number;
}

/** What a hint says of the alternatives, to be shown on the board in colours; fetched when somebody asks for one. */
export interface Heat<Layers = unknown> {
  /** By the `do` of a choice; what is missing was not thought about. */
  of: ReadonlyMap<string, Warmth>;
  /** The game's own drawings, which its board puts where they belong. */
  layers: Layers;
}

/** The part of a game that is fetched with the first hint. */
export interface HeatModule {
  layers: unknown;
  /** An action in words, for who listens. */
  name: (action: string, position: Position, box: unknown) => string;
  /** What is listed once only, at its best, e.g. a place however a tile lies there; without it every action is. */
  place?: (action: string) => string;
  /** Key of what there is to say about where the colours are. */
  note?: string;
}

/** What every part of a game is told. */
interface OfGame {
  /** Its name, for parts that serve more than one. */
  game?: string;
}

export interface BoardProps extends OfGame {
  /** GET /api/games/<game>/box. */
  box: unknown;
  /** What to show. While a turn is being made this is its preview, with the choices that go on from there. */
  position: Position;
  /** By seat. */
  names: string[];
  /** Your seat; null for a spectator and in replays. */
  you: number | null;
  /** Actions of your turn so far, not confirmed yet. */
  pending: string[];
  /** What just happened, to be animated: a new array for each batch (empty: nothing, e.g. after an undo or a reload). */
  events: AnyEvent[];
  /** The `do` of the choice that the hint recommends. */
  hint: string | null;
  /** And how good it and the others are, once that is fetched. */
  heat?: Heat | null;
  /** May choices be made now? If not, the board only shows. */
  interactive: boolean;
  /** Show the outcome of events at once. */
  reducedMotion: boolean;
  /** Make a choice: the `do` of one of `position.choices`. */
  choose: (action: string) => void;
  /** Take the last choice of the turn back, as the turn bar's "Undo" does; absent where nothing can be chosen. */
  undo?: () => void;
  /**
   * Somebody tries what is not among the choices: say why not. The text of the action is enough, for the rules that
   * forbid it are asked on the server; without one it is said why nothing can be chosen now, if that is so.
   */
  why: (action?: string) => void;
  /**
   * What an action would do by itself, to be shown while it is only aimed at: the events of its preview. Null if that
   * cannot be told, or when something else is asked meanwhile. Absent where nothing can be chosen.
   */
  foresee?: (action: string) => Promise<AnyEvent[] | null>;
  /** Say something else, on the screen and to screen readers. */
  tell: (key: string, args?: Message["args"]) => void;
  /** The seat that somebody wants to look at, where the game lets one (`GameModule.wide`); null: as it comes. */
  looked?: number | null;
  look?: (seat: number | null) => void;
  /** In real time: milliseconds on the table's own clock. `pending` is then what has been sent and not answered yet. */
  now?: (() => number) | undefined;
}

/** What stands below the board of a real-time game, where others confirm their turn. */
export interface BarProps extends Pick<
  BoardProps,
  "position" | "you" | "names" | "pending" | "choose" | "now"
> {
  /** Ask for a hint; absent while there can be none. */
  ask?: (() => void) | undefined;
}

/** Lobby: the options that deserve a picture (e.g. the monument); the page lists the others itself. */
export interface SetUpProps extends OfGame {
  box: unknown;
  /** Values of all options, by name. */
  options: Record<string, unknown>;
  /** Change one. */
  set: (name: string, value: string | number | boolean) => void;
  /** Why these options would not go with the others as they are, in words; null if they do. */
  unfit?: (changes: Record<string, string | number | boolean>) => string | null;
  /** What a value stands for beside the others: itself, unless it gives way. */
  meant?: (name: string, value: string | number | boolean) => string | number | boolean;
}

export interface ResultProps extends OfGame {
  box: unknown;
  /** The final position. */
  position: Position;
  names: string[];
  you: number | null;
}

/** A card of the guided first turn. */
export interface CoachStep {
  /** Key of the text. */
  key: string;
  /** `data-coach` of the regions it may point at; the first one that is on the screen. */
  at: string[];
  /** Doing this goes on to the next step by itself. */
  until?: "chosen" | "confirmed";
}

/** What stands beside the names by seat: numbers with the message that names them, and what else there is to say. */
export interface Standing {
  key: string;
  values: number[];
  notes?: string[];
}

export interface GameModule {
  Board: Component<BoardProps>;
  /** The scoring, fetched when a game has ended: who still plays need not wait for it. */
  result: () => Promise<{ default: Component<ResultProps> }>;
  /** Names of the options that `SetUp` asks for. */
  pictured: string[];
  /** The board needs the width: seats stand in a row above it. What belongs to one of them is looked at by touching it. */
  wide?: boolean;
  /** Log line of an event; null: not worth a line. */
  line: (event: AnyEvent, names: string[]) => Message | null;
  /** Two events in a row that read better as one, e.g. the steps of a walk: that one; null: they stay apart. */
  merge?: (before: AnyEvent, next: AnyEvent) => AnyEvent | null;
  /** A piece in a line of text, as high as its letters, for what is `drawn`. */
  Piece?: Component<{ name: string }>;
  /** What `you` should do now, or what everybody waits for. */
  prompt: (position: Position, you: number | null, pending: string[], names: string[]) => Message;
  /** Milliseconds that the animation of these events takes. */
  pace: (events: AnyEvent[]) => number;
  /** The guided first turn, if there is one. */
  coach?: CoachStep[];
  /** What stands beside the names, where it is not simply the score. */
  standing?: (position: Position) => Standing;
  /** The choice with which the turn may end as it stands: the turn bar makes it and confirms in one. */
  finish?: (position: Position, pending: string[]) => string | null;
  /** Colours for what a hint thinks of the alternatives. */
  heat?: () => Promise<HeatModule>;
  /** Real time only, where everybody acts at once: the view after an event, copied from what the event says. */
  follow?: (view: unknown, event: AnyEvent) => unknown;
  /** Real time only: what stands in place of the turn bar. */
  Bar?: Component<BarProps>;
  /** Real time only: is there time for a guided turn now? */
  calm?: (position: Position) => boolean;
}
