// What of the events just shown the board points out, and how long it takes.
import type { Event } from "./types";

/** Tiles on which something happened. */
export function tilesOf(events: readonly Event[]): string[] {
  return events.flatMap((event) =>
    (event.kind === "took" ||
      event.kind === "founded" ||
      event.kind === "prowled" ||
      event.kind === "struck" ||
      event.kind === "automa") &&
    event.tile
      ? [event.tile]
      : [],
  );
}

/** By how much a seat's supply changed. */
export function changesOf(events: readonly Event[], seat: number): Record<string, number> {
  const found: Record<string, number> = {};
  for (const event of events)
    if (event.kind === "changed" && event.seat === seat)
      for (const [name, n] of Object.entries(event.resources)) found[name] = (found[name] ?? 0) + n;
  return found;
}

/** Milliseconds that these events stay: what somebody did can be followed, what luck lays out goes by. */
export function pace(events: readonly Event[]): number {
  const done = events.filter(
    (event) => (event.kind === "did" && event.seat !== null) || event.kind === "automa",
  ).length;
  return Math.min(1500, done > 0 ? 300 + 250 * done : events.length > 0 ? 15 : 0);
}
