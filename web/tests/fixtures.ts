// Small true-to-type messages for tests.
import type {
  Applied,
  GameInfo,
  Move,
  Position,
  Preview,
  Rejected,
  Scene,
  Seat,
  TableInfo,
} from "../src/lib/protocol";

export const seat = (over: Partial<Seat> = {}): Seat => ({
  kind: "human",
  name: "Ada",
  bot: null,
  here: true,
  away: null,
  replaceable: false,
  awaited: false,
  stand_in: null,
  ...over,
});

export const table = (over: Partial<TableInfo> = {}): TableInfo => ({
  id: "t1",
  game: "monuments",
  options: { monument: "notre-dame", players: 2 },
  status: "running",
  seats: [seat(), seat({ kind: "bot", name: "greedy", bot: "greedy" })],
  listed: false,
  you: 0,
  invite: null,
  commit: "c".repeat(64),
  seq: 0,
  created: 1_700_000_000,
  scores: null,
  winners: [],
  next: null,
  position: null,
  luck: null,
  ...over,
});

export const position = (seq: number, over: Partial<Position> = {}): Position => ({
  seq,
  hash: `h${seq}`,
  actor: 0,
  over: false,
  scores: [10, 10],
  winners: [],
  view: {},
  choices: [{ do: "o3 red" }, { do: "o4" }],
  t: null,
  text: null,
  ...over,
});

export const move = (n: number, over: Partial<Move> = {}): Move => ({
  n,
  seat: 1,
  do: "o3 red",
  events: [{ kind: "stepped", seat: 1, origin: null, space: "o3", took: "red" }],
  t: n * 100,
  ...over,
});

export const scene = (seq: number, over: Partial<Scene> = {}): Scene => ({
  kind: "scene",
  table: table({ seq }),
  position: position(seq),
  moves: Array.from({ length: seq }, (_, index) => move(index + 1)),
  ...over,
});

/** Moves `from + 1` … `to`. */
export const applied = (from: number, to: number, over: Partial<Applied> = {}): Applied => ({
  kind: "applied",
  id: null,
  moves: Array.from({ length: to - from }, (_, index) => move(from + index + 1)),
  seq: to,
  position: position(to),
  t: null,
  ...over,
});

export const preview = (id: string, actions: string[], over: Partial<Preview> = {}): Preview => ({
  kind: "preview",
  id,
  do: actions,
  position: position(0, { hash: actions.join() }),
  events: actions.map((action) => ({ kind: "stepped", space: action })),
  complete: false,
  ...over,
});

export const rejected = (id: string | null, over: Partial<Rejected> = {}): Rejected => ({
  kind: "rejected",
  id,
  code: "stale",
  message: "the table is at move 3",
  why: null,
  position: position(0),
  detail: null,
  ...over,
});

export const game: GameInfo = {
  name: "monuments",
  title: "World Monuments",
  rules: "1",
  players: [2, 3, 4],
  options: [
    { name: "monument", kind: "choice", values: ["notre-dame", "capitol"], default: "notre-dame" },
    { name: "players", kind: "choice", values: [2, 3, 4], default: 2 },
    { name: "starter", kind: "choice", values: ["random", 0, 1, 2, 3], default: "random" },
    { name: "show_holdings", kind: "flag", values: [false, true], default: false },
  ],
  bots: ["random", "greedy"],
  compiled: false,
  realtime: false,
  positions: false,
  counts_against: false,
  clashes: [
    { reason: "starter", message: "no such seat", when: { starter: [2, 3], players: [2] } },
    { reason: "starter", message: "no such seat", when: { starter: [3], players: [3] } },
  ],
  gives_way: [],
};
