// Keeps a view up to date by what the events say. It knows no rule: it only copies.
import type { Event, Held, Player, View } from "./types";

function withPlayer(view: View, seat: number, change: Partial<Player>): View {
  return {
    ...view,
    players: view.players.map((player, index) => (index === seat ? { ...player, ...change } : player)),
  };
}

const replaced = <T>(list: T[], index: number, value: T): T[] =>
  list.map((old, at) => (at === index ? value : old));

/** What was in the hand lies where it came from again, with this side up. */
function putBack(view: View, seat: number, held: Held, face: number): View {
  if (held.origin === "heap") return { ...view, heap: replaced(view.heap, held.place, face) };
  if (held.origin === "building") {
    return withPlayer({ ...view, card: replaced(view.card, held.place, face) }, seat, {
      building: false,
      may_build: true,
    });
  }
  const villages = replaced(view.players[seat]?.villages ?? [], held.place, true);
  return withPlayer(view, seat, { villages });
}

function taken(view: View, seat: number, held: Held): View {
  const holding = withPlayer(view, seat, { hand: held });
  if (held.origin === "heap") return { ...holding, heap: replaced(holding.heap, held.place, -1) };
  if (held.origin === "building") {
    return withPlayer({ ...holding, card: replaced(holding.card, held.place, -1) }, seat, {
      building: true,
      may_build: false,
    });
  }
  const villages = replaced(holding.players[seat]?.villages ?? [], held.place, false);
  return withPlayer(holding, seat, { villages });
}

export function follow(view: View, event: Event): View {
  switch (event.kind) {
    case "taken":
    case "picked":
      return taken(view, event.seat, event.held);
    case "turned":
      return { ...view, heap: replaced(view.heap, event.slot, event.face) };
    case "laid": {
      const board = replaced(view.players[event.seat]?.board ?? [], event.space, event.laid);
      const { spots, wrong, may_build, building, villages } = event;
      return withPlayer(view, event.seat, { board, hand: null, spots, wrong, may_build, building, villages });
    }
    case "returned":
      return withPlayer(putBack(view, event.seat, event.held, event.face), event.seat, { hand: null });
    case "left": {
      const back = event.returned ? putBack(view, event.seat, event.returned, event.face) : view;
      const gone = { hand: null, chip: event.chip, spots: [], may_build: false };
      return { ...withPlayer(back, event.seat, gone), chips: event.chips };
    }
    case "ready":
      return withPlayer(view, event.seat, { ready: true });
    default:
      return view; // the whole position comes with these
  }
}
