// Made from src/monumenta/tables/messages.py, engine/author/fitting.py and advice/reviewed.py by `npm run types`; change it there.

export type ToServer =
  Act | Rush | HintPlease | WhyPlease | LookPlease | Sync | Handover | Free | Rematch | Ping;
export type ToPage =
  Scene | Applied | Preview | Rejected | Hinted | Because | Seen | TableChanged | Compiling | Pong;

/**
 * A seat when a table is created: the creator's, somebody's who follows the link, a bot's, or one that the rules
 *     themselves play (`automa`), which must be where the options put it.
 *
 */
export interface SeatWish {
  kind: "automa" | "bot" | "me" | "open";
  bot?: string | null;
}
export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  seats: SeatWish[];
  listed?: boolean;
  position?: string | null;
}
/**
 * Take a seat. `invite` is the secret part of the link; not needed at a listed table.
 *
 */
export interface Join {
  seat?: number | null;
  invite?: string | null;
}
/**
 * The hash of a share of the luck (docs/luck.md). It can be replaced until everybody's is there.
 *
 */
export interface Pledge {
  commit: string;
  pledge: string;
}
/**
 * The share that was pledged, once `LuckInfo.fixed`.
 *
 */
export interface Share {
  commit: string;
  share: string;
}
export interface Rename {
  name: string;
}
export interface Me {
  guest: string;
  name: string;
}
export interface Seat {
  kind: "automa" | "bot" | "human" | "open";
  name: string;
  bot: string | null;
  here: boolean;
  away: number | null;
  replaceable: boolean;
  awaited: boolean;
  stand_in: string | null;
}
/**
 * What has been given to the luck of a table; lists are by seat. With the table's id, its commitment and the rounds
 *     that came to nothing, everybody can work out their pledge, and at the end check all (docs/luck.md).
 *
 */
export interface LuckInfo {
  scheme: number;
  pledges: (string | null)[];
  fixed: boolean;
  opened: boolean[];
  voided: Void[];
  shares: (string | null)[];
  secret: string | null;
}
/**
 * A round that came to nothing after its pledges had been fixed.
 *
 */
export interface Void {
  commit: string;
  pledges: (string | null)[];
  shares: (string | null)[];
  freed: number;
  name: string;
}
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  status: "closed" | "over" | "running" | "waiting";
  seats: Seat[];
  listed: boolean;
  you: number | null;
  invite: string | null;
  commit: string;
  seq: number;
  created: number;
  scores: number[] | null;
  winners: number[];
  next: string | null;
  position: string | null;
  luck: LuckInfo | null;
}
export interface OptionInfo {
  name: string;
  kind: "choice" | "flag";
  values: (string | number | boolean)[];
  default: string | number | boolean;
}
export interface GameInfo {
  name: string;
  title: string;
  rules: string;
  players: number[];
  options: OptionInfo[];
  bots: string[];
  compiled: boolean;
  realtime: boolean;
  positions: boolean;
  counts_against: boolean;
  clashes: Clash[];
  gives_way: GivesWay[];
}
/**
 * Options that do not go together: all that are named have one of the values listed.
 *
 */
export interface Clash {
  reason: string;
  message: string;
  when: {
    [k: string]: (string | number | boolean)[];
  };
}
/**
 * A value of an option that means another one, where other options have one of the values listed.
 *
 */
export interface GivesWay {
  option: string;
  value: string | number | boolean;
  when: {
    [k: string]: (string | number | boolean)[];
  };
  to: string | number | boolean;
}
/**
 * How far the compiler is; the plain rules play until it is done.
 *
 */
export interface Compiling {
  kind: "compiling";
  game: string;
  done: number;
  total: number;
  ready: boolean;
  failed: string | null;
}
/**
 * The turn so far, from its first action on. Without `confirm` it is only tried out and nothing is logged.
 *
 */
export interface Act {
  kind: "act";
  id: string;
  seq: number;
  do: string[];
  confirm?: boolean;
}
/**
 * One action at a table where everybody acts at once. It counts when it arrives, if it is possible then.
 *
 */
export interface Rush {
  kind: "rush";
  id: string;
  do: string;
}
export interface HintPlease {
  kind: "hint";
  id: string;
  seq: number;
  do: string[];
}
/**
 * Why can the last of these actions not be done, after the others of the turn? Asked by the seat to act only.
 *
 */
export interface WhyPlease {
  kind: "why";
  id: string;
  seq: number;
  do: string[];
}
/**
 * What would the last of these actions do, after the others of the turn? Asked while something is only aimed at.
 *
 */
export interface LookPlease {
  kind: "look";
  id: string;
  seq: number;
  do: string[];
}
/**
 * Send me a fresh view.
 *
 */
export interface Sync {
  kind: "sync";
}
/**
 * Give the seat of somebody who has been away too long to a bot.
 *
 */
export interface Handover {
  kind: "handover";
  id: string;
  seat: number;
  bot: string;
}
/**
 * Set up another table with the same people, bots, options and beginning; everybody here is told its address.
 *
 */
export interface Rematch {
  kind: "rematch";
  id: string;
}
/**
 * Before the game begins: leave one's seat, or free that of somebody for whom the table has waited too long.
 *
 */
export interface Free {
  kind: "free";
  id: string;
  seat: number;
}
export interface Ping {
  kind: "ping";
}
/**
 * Where a game stands for one seat: what it sees, and what it may do if it is its turn.
 *
 */
export interface Position {
  seq: number;
  hash: string;
  actor: number | null;
  over: boolean;
  scores: number[];
  winners: number[];
  view: unknown;
  choices: unknown[];
  t: number | null;
  text: string | null;
}
export interface Move {
  n: number;
  seat: number | ("chance" | "clock");
  do: string;
  events: unknown[];
  t: number;
}
/**
 * Everything: sent on connecting and whenever the page asks. `position` is null until all seats are taken.
 *
 */
export interface Scene {
  kind: "scene";
  table: TableInfo;
  position: Position | null;
  moves: Move[];
}
/**
 * Logged moves, for everybody at the table. `id` is the request they answer, for its sender only.
 *
 */
export interface Applied {
  kind: "applied";
  id: string | null;
  seq: number;
  moves: Move[];
  position: Position | null;
  t: number | null;
}
/**
 * What the turn so far would do. `complete`: it may be confirmed now, and nothing can be added before that.
 *
 */
export interface Preview {
  kind: "preview";
  id: string;
  do: string[];
  position: Position;
  events: unknown[];
  complete: boolean;
}
/**
 * Which rule forbids an action.
 *
 */
export interface Why {
  rule: string;
  reason: string;
  message: string;
  args: {
    [k: string]: string | number;
  };
}
/**
 * The answer to `why`. `why` is null if nothing forbids the action.
 *
 */
export interface Because {
  kind: "because";
  id: string;
  why: Why | null;
}
/**
 * The answer to `look`: the events of a preview without its position, small enough for every place aimed at.
 *
 */
export interface Seen {
  kind: "seen";
  id: string;
  events: unknown[];
}
/**
 * A request that changed nothing, why, and (not after a `rush`) where the game really stands.
 *
 */
export interface Rejected {
  kind: "rejected";
  id: string | null;
  code: string;
  message: string;
  why: Why | null;
  position: Position | null;
  detail: string | null;
}
/**
 * Something that was thought about for a hint.
 *
 */
export interface HintOption {
  do: string;
  share: number;
  win: number | null;
  points: number | null;
}
export interface Hinted {
  kind: "hinted";
  id: string;
  do: string;
  reason: string;
  options: HintOption[];
}
/**
 * Somebody came, left, joined, was replaced, took part in the luck, or asked for a rematch.
 *
 */
export interface TableChanged {
  kind: "table";
  table: TableInfo;
}
export interface Pong {
  kind: "pong";
}
/**
 * A finished game after one move, with all screens lifted.
 *
 */
export interface Frame {
  move: Move | null;
  view: unknown;
  text: string | null;
}
export interface Replay {
  table: TableInfo;
  frames: Frame[];
  secret: string;
  nonces: string[];
}
/**
 * What a search makes of a finished game, as far as it is by now; docs/analysis.md says what the words mean.
 *
 */
export interface Analysis {
  state: "done" | "failed" | "none" | "running" | "waiting";
  total: number;
  since: number;
  steps: Step[];
  outcome: number[];
}
/**
 * One decision that somebody made, and what a search makes of it from what the seat could know.
 *
 */
export interface Step {
  n: number;
  seat: number;
  do: string;
  best: string;
  events: unknown[];
  win: number[];
  scores: number[];
  loss: number;
  mark: ("blunder" | "mistake" | "slip") | null;
  line: string[];
  luck: number[];
  lucky: boolean;
}
/**
 * How a search would have gone on: the game after each move of its line, with all screens lifted.
 *
 */
export interface Branch {
  n: number;
  frames: Frame[];
}
export interface Rule {
  id: string;
  text: string;
  ruling: string | null;
  source: string;
}
export interface RuleSection {
  title: string;
  rules: Rule[];
}
/**
 * The body of every refused HTTP request.
 *
 */
export interface Failure {
  code: string;
  message: string;
  detail: string | null;
  unfit: Unfit | null;
}
/**
 * Options of a game that do not go together, and how to say so.
 *
 */
export interface Unfit {
  game: string;
  reason: string;
  args: {
    [k: string]: string | number | boolean;
  };
}
/**
 * What has been found out about a game so far.
 *
 */
export interface Review {
  total: number;
  steps: Step[];
  outcome: number[];
}
