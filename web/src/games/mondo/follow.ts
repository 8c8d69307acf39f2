// Keeps a view up to date by what the events say. It knows no rule: it only copies, as `follow.py` does.
import type { Event, Held, Left, Picked, Player, Put, Returned, View } from "./types";

function withPlayer(view: View, seat: number, change: Partial<Player>): View {
  return {
    ...view,
    players: view.players.map((player, index) => (index === seat ? { ...player, ...change } : player)),
  };
}

const replaced = <T>(list: T[], index: number, value: T): T[] =>
  list.map((old, at) => (at === index ? value : old));

/** What came from heap or card shows this face there; -1 if it is gone. */
function lies(view: View, held: Held, face: number): View {
  if (held.origin === "heap") return { ...view, heap: replaced(view.heap, held.place, face) };
  if (held.origin === "building") return { ...view, card: replaced(view.card, held.place, face) };
  return view;
}

function left(view: View, { seat, chip, chips, returned, face, building, villages }: Left): View {
  const back = returned ? lies(view, returned, face) : view;
  const change = { hand: null, chip, spots: [], may_build: false, building, villages };
  return { ...withPlayer(back, seat, change), chips };
}

function changed(view: View, event: Put | Returned | Picked): View {
  const { seat, may_build, building, villages } = event;
  const own = { may_build, building, villages };
  if (event.kind === "returned") {
    return withPlayer(lies(view, event.held, event.face), seat, { hand: null, ...own });
  }
  if (event.kind === "picked")
    return withPlayer(lies(view, event.held, -1), seat, { hand: event.held, ...own });
  const board = replaced(view.players[seat]?.board ?? [], event.space, event.laid);
  return withPlayer(view, seat, { board, hand: null, spots: event.spots, wrong: event.wrong, ...own });
}

export function follow(view: View, event: Event): View {
  switch (event.kind) {
    case "taken":
      return withPlayer(lies(view, event.held, -1), event.seat, { hand: event.held });
    case "turned":
      return { ...view, heap: replaced(view.heap, event.slot, event.face) };
    case "ready":
      return withPlayer(view, event.seat, { ready: true });
    case "left":
      return left(view, event);
    case "laid":
    case "returned":
    case "picked":
      return changed(view, event);
    default:
      return view; // the whole position comes with these
  }
}
