// What one's own hand does at the table: the tile in it, how it is turned, where it is held, and what is asked of the
// server. Turning and flipping are nobody else's business until the tile is laid down.
import type { BoardProps } from "../contract";
import type { Atlas } from "./atlas";
import type { Lying } from "./heap";
import { putting } from "./putting";
import type { Held, Player, View } from "./types";

export const VILLAGES = ["fishermen", "shepherds", "lumberjacks"] as const;

interface Around {
  atlas: Atlas;
  view: View;
  you: number | null;
  interactive: boolean;
  /** Asked for and not answered yet. */
  pending: string[];
  lying: Lying[];
  choose: BoardProps["choose"];
  tell: BoardProps["tell"];
}

const quarters = (angle: number) => ((Math.round(angle / 90) % 4) + 4) % 4;

export class Play {
  rotation = $state(0);
  flipped = $state(false);
  /** The space over which the tile is held. */
  aim: number | null = $state(null);
  /** Do taps on the heap turn tiles over instead of taking them? */
  turning = $state(false);
  private key = "";

  constructor(private readonly around: () => Around) {}

  readonly me: Player | null = $derived.by(() => {
    const { view, you } = this.around();
    return you === null ? null : (view.players[you] ?? null);
  });
  /** May something be done now? */
  readonly active: boolean = $derived.by(() => {
    const { view, interactive } = this.around();
    return interactive && view.phase === "play" && this.me !== null && this.me.chip === null;
  });
  /** What is in the hand; while it is on its way to the board or back, nothing. */
  readonly held: Held | null = $derived.by(() => {
    const leaving = this.around().pending.some((text) => /^(put|back|out)\b/.test(text));
    return leaving ? null : (this.me?.hand ?? null);
  });
  /** The side that is up. */
  readonly face: number | null = $derived(
    this.held && (this.flipped && this.held.other >= 0 ? this.held.other : this.held.face),
  );
  /** The slot a hand is reaching for. */
  readonly reaching: number | null = $derived.by(() => {
    const { pending, view } = this.around();
    const asked = pending.find((text) => text.startsWith("take "));
    const slot = asked ? Number(asked.slice(5)) : -1;
    return (view.heap[slot] ?? -1) < 0 ? null : slot; // somebody may just have taken it
  });
  /** What was just put down, until the server has said so. */
  readonly laying: { space: number; face: number; rotation: number } | null = $derived.by(() => {
    const { atlas, pending } = this.around();
    const asked = pending.find((text) => text.startsWith("put "))?.split(" ");
    const hand = this.me?.hand;
    if (!asked || !hand) return null;
    const space = atlas.box.spaces.findIndex(({ name }) => name === asked[1]);
    return { space, face: asked[2] === hand.side ? hand.face : hand.other, rotation: Number(asked[3]) };
  });

  /** Its name. */
  readonly side: "front" | "back" = $derived.by(() => {
    const up = this.held?.side ?? "front";
    if (!this.flipped) return up;
    return up === "front" ? "back" : "front";
  });

  /** A tile that comes into the hand lies as it lay; nothing is aimed at any more once it is gone. */
  follow(): void {
    const hand = this.me?.hand ?? null;
    const key = hand ? `${hand.origin} ${hand.place}` : "";
    if (key === this.key) return;
    this.key = key;
    this.flipped = false;
    this.aim = null;
    const lay = hand?.origin === "heap" ? this.around().lying[hand.place] : null;
    this.rotation = lay ? quarters(lay.angle) : 0;
  }

  /** Hold the tile in the hand as a hint would lay it. */
  advise(action: string): void {
    const put = putting(action);
    if (!put || !this.held) return;
    this.flipped = put.side !== this.held.side;
    this.rotation = put.rotation;
  }

  /** Why nothing can be done now; null if something can. */
  private idle(): string | null {
    const { view, you } = this.around();
    if (you === null) return "why-watching";
    if (view.phase === "count" || view.phase === "deal") return "mondo-why-not-yet";
    if (view.phase !== "play") return "mondo-why-turn-over";
    if (this.me?.chip !== null) return "mondo-why-jumped-out";
    return null;
  }

  private ask(action: string): void {
    const why = this.idle();
    if (why) this.around().tell(why);
    else if (this.around().interactive) this.around().choose(action);
  }

  /** Take a tile of the heap; one that is in the hand goes back for it. */
  take(slot: number): void {
    if (this.reaching !== null) return;
    if (!this.idle() && this.me?.board.every(Boolean)) return this.around().tell("mondo-why-board-full");
    if (this.held) this.back();
    this.ask(`take ${slot}`);
  }

  turnOver(slot: number): void {
    this.ask(`turn ${slot}`);
  }

  village(kind: number): void {
    if (this.held) this.back();
    this.ask(`village ${VILLAGES[kind] ?? ""}`);
  }

  building(place: number): void {
    const me = this.me;
    if (!this.idle() && me && !me.may_build && this.held?.origin !== "building") {
      return this.around().tell(me.building ? "mondo-why-one-building" : "mondo-why-too-few-tiles");
    }
    if (this.held) this.back();
    this.ask(`building ${place}`);
  }

  rotate(by: number): void {
    if (this.held) this.rotation = (this.rotation + by + 4) % 4;
    else this.around().tell("mondo-why-hand-empty");
  }

  flip(): void {
    if (!this.held) this.around().tell("mondo-why-hand-empty");
    else if (this.held.other < 0) this.around().tell("mondo-why-front-only");
    else this.flipped = !this.flipped;
  }

  back(): void {
    if (!this.held) return this.around().tell("mondo-why-hand-empty");
    this.ask(`back ${this.side}`);
  }

  mayLay(space: number): boolean {
    return this.me?.spots.includes(space) === true;
  }

  put(space: number): void {
    const { atlas, tell } = this.around();
    const why = this.idle();
    if (why) return tell(why);
    if (!this.held) return tell(this.me?.hand ? "mondo-moment" : "mondo-why-hand-empty");
    if (this.me?.board[space]) return tell("mondo-why-space-taken");
    if (!this.mayLay(space)) return tell("mondo-why-not-beside");
    this.ask(`put ${atlas.spaceName(space)} ${this.side} ${this.rotation}`);
  }
}
