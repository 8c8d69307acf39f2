// Mondo in words: log lines, prompts, names of things, and tiles for the ear.
import { has, t } from "../../lib/i18n";
import type { Position } from "../../lib/protocol";
import { pointsText as signed } from "../../lib/words";
import type { AnyEvent, Message } from "../contract";
import { BORDER, type Atlas } from "./atlas";
import { VILLAGES } from "./play.svelte";
import type { Event, View } from "./types";

const SIDES = ["n", "e", "s", "w"] as const;
const LETTERS = "NESW";

export const villageName = (kind: number): string => t(`mondo-village-${VILLAGES[kind] ?? ""}`);
export const levelName = (level: string): string => t(`mondo-option-level-${level}`);
export const boardName = (number: number): string => t(`mondo-board-${number}`);

export function buildingName(atlas: Atlas, face: number): string {
  return t(`mondo-building-${atlas.face(face).name ?? ""}`);
}

/** A row of the score sheet. */
export function rowTitle(key: string): string {
  return has(`mondo-row-${key}`) ? t(`mondo-row-${key}`) : key;
}

/** Points with a real minus sign; a dash where there is no row. */
export function pointsText(points: number | undefined): string {
  if (points === undefined) return "–";
  return signed(points);
}

/** Which landscape a tile side shows at its four edges, N E S W, after so many quarter turns. */
export function landsAt(atlas: Atlas, face: number, rotation: number): string[] {
  const regions = atlas.box.patterns[atlas.face(face).pattern] ?? [];
  return [0, 1, 2, 3].map((side) => {
    const before = LETTERS[(side - rotation + 4) % 4]!;
    return regions.find(({ sides }) => sides.includes(before))?.land ?? "";
  });
}

const landName = (land: string) => t(`mondo-land-${land}`);

/** A tile side as one would describe it: landscapes by edge, lane, figure, volcano. */
export function faceWords(atlas: Atlas, face: number, rotation: number): string {
  const { street, picture, volcano, kind, name } = atlas.face(face);
  const lands = landsAt(atlas, face, rotation);
  const parts: string[] = [];
  if (kind === "village" && name) parts.push(t(`mondo-village-${name}`));
  if (kind === "building" && name) parts.push(t(`mondo-building-${name}`));
  if (new Set(lands).size === 1) parts.push(t("mondo-all-land", { land: landName(lands[0] ?? "") }));
  else
    for (const land of new Set(lands)) {
      const where = SIDES.filter((_, side) => lands[side] === land).map((side) => t(`mondo-side-${side}`));
      parts.push(t("mondo-some-land", { land: landName(land), where: where.join(" ") }));
    }
  if (street) {
    const ends = [...street].map((letter) =>
      t(`mondo-side-${SIDES[(LETTERS.indexOf(letter) + rotation) % 4]!}`),
    );
    parts.push(t("mondo-lane", { from: ends[0] ?? "", to: ends[1] ?? "" }));
  }
  if (picture) parts.push(t(`mondo-picture-${picture}`));
  if (volcano) parts.push(t(`mondo-volcano-${volcano}`));
  return parts.join(", ");
}

export function spaceName(atlas: Atlas, space: number): string {
  const { row, col } = atlas.box.spaces[space] ?? { row: 0, col: 0 };
  return t("mondo-space", { row: row + 1, col: col + 1 });
}

/** The places of what a row has counted, each once; of misconnections the two that each lies between. */
export function whereWords(atlas: Atlas, things: number[][], between: boolean): string {
  const name = (place: number) => (place < BORDER ? spaceName(atlas, place) : t("mondo-border"));
  const words = between
    ? things.map(([a = 0, b = 0]) => t("mondo-between", { a: name(a), b: name(b) }))
    : things.flat().map(name);
  return [...new Set(words)].join("; ");
}

/** What a space borders on: for the ear, before a tile is laid there. */
export function aroundWords(atlas: Atlas, view: View, seat: number, space: number): string {
  const board = view.players[seat]?.board ?? [];
  const lands = atlas.box.boards.find(({ number }) => number === view.board)?.border ?? [];
  return [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ]
    .map(([dx = 0, dy = 0], side) => {
      const next = atlas.neighbour(space, dx, dy);
      const where = t(`mondo-side-${SIDES[side]!}`);
      if (next !== null) {
        const laid = board[next];
        if (!laid) return t("mondo-beside-empty", { where });
        const land = landsAt(atlas, laid.face, laid.rotation)[(side + 2) % 4] ?? "";
        return t("mondo-beside-land", { where, land: landName(land) });
      }
      const name = atlas.spaceName(space);
      const piece = atlas.box.border.findIndex(({ touches }) =>
        touches.some((touch) => touch.space === name && touch.side === LETTERS[side]),
      );
      return t("mondo-beside-border", { where, land: landName(lands[piece] ?? "") });
    })
    .join(", ");
}

const line = (key: string, args?: Message["args"]): Message => ({ key: `mondo-line-${key}`, args });

/** The log line of an event. Taking and laying tiles is seen, not read: everybody does it all the time. */
export function logLine(any: AnyEvent, names: string[]): Message | null {
  const event = any as Event;
  switch (event.kind) {
    case "began":
      return line(event.ends === null ? "go" : "began");
    case "left":
      return line(event.chip > 0 ? "left" : "done", { who: names[event.seat] ?? "", chip: event.chip });
    case "ended":
      return line("ended", {
        turn: event.turn,
        points: event.points.map((n, seat) => `${names[seat] ?? ""} ${pointsText(n)}`).join(", "),
      });
    case "ready":
      return event.all ? null : line("ready", { who: names[event.seat] ?? "" });
    default:
      return null;
  }
}

const ask = (key: string, args?: Message["args"]): Message => ({ key: `mondo-prompt-${key}`, args });

/** What `you` should do now, or what everybody waits for. */
export function prompt(position: Position, you: number | null, _pending: string[], names: string[]): Message {
  const view = position.view as View;
  const me = you === null ? null : view.players[you];
  switch (view.phase) {
    case "deal":
      return ask("deal");
    case "count":
      return ask("count");
    case "play":
      if (!me) return ask("watch");
      if (me.chip !== null) return ask("out");
      if (me.hand) return ask("place");
      if (me.board.every(Boolean)) return ask("full");
      return ask(me.board.some(Boolean) ? "take" : "first");
    case "scored": {
      const waiting = names.filter((_, seat) => view.players[seat]?.ready === false);
      if (me?.ready) return ask("waiting", { who: waiting.join(", ") });
      return ask(me ? "scored" : "watch-scored");
    }
    case "over":
      return ended(view, you, names);
  }
}

function ended(view: View, you: number | null, names: string[]): Message {
  const total = (seat: number) => view.players[seat]?.total ?? 0;
  if (view.solo_limit !== null) {
    const n = Math.abs(view.players[0]?.sheets.at(-1)?.total ?? 0);
    return ask(view.winners.length > 0 ? "solo-won" : "solo-lost", { n, limit: view.solo_limit });
  }
  if (view.players.length === 1) return ask("practice", { n: total(0) });
  const who = view.winners.map((seat) => names[seat] ?? "").join(", ");
  if (view.winners.length > 1) return ask("tied", { who, n: total(view.winners[0] ?? 0) });
  if (view.winners[0] === you) return ask("you-won", { n: total(you ?? 0) });
  return ask("won", { who, n: total(view.winners[0] ?? 0) });
}
