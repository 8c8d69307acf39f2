// One open table: what it shows, and what its player is doing. All that comes from the server passes through here.
import type { AnyEvent, GameModule } from "../games/contract";
import { act, type Status } from "./connection";
import { Line } from "./line";
import { addHelp, has, t } from "./i18n";
import { refusalText, say, tell } from "./notices.svelte";
import * as pending from "./pending";
import { Playback } from "./playback";
import type {
  Applied,
  Compiling,
  Hinted,
  Move,
  Position,
  Rejected,
  Scene,
  TableInfo,
  ToPage,
  Why,
} from "./protocol";
import { requestId } from "./random";
import { Rushes, TableClock } from "./rush.svelte";
import { reducedMotion } from "./settings";
import { play } from "./sound";

interface Batch {
  moves: Move[];
  events: AnyEvent[];
  position: Position;
}

/** Further behind than this there is no point in watching every move. */
const BACKLOG_MS = 12_000;

export function eventsOf(moves: Move[]): AnyEvent[] {
  return moves.flatMap((move) => move.events as AnyEvent[]);
}

export class Session {
  status: Status = $state("connecting");
  table: TableInfo | null = $state.raw(null);
  /** The confirmed position that is on the screen (it may lag behind while moves are being shown). */
  base: Position | null = $state.raw(null);
  turn: pending.Turn = $state.raw(pending.FRESH);
  events: AnyEvent[] = $state.raw([]);
  moves: Move[] = $state.raw([]);
  hint: Hinted | null = $state.raw(null);
  compiling: Compiling | null = $state.raw(null);
  showing = $state(false);
  private asking = $state(false);
  private readonly rushes = new Rushes();
  private readonly clock = new TableClock();
  private readonly line: Line;
  private readonly playback: Playback<Batch>;
  private hintId = "";
  private aimed: { id: string; told: (events: AnyEvent[] | null) => void } | null = null;

  readonly position: Position | null = $derived(this.base && pending.shown(this.turn, this.base));
  readonly you: number | null = $derived(this.table?.you ?? null);
  /** Has the host ended it? */
  readonly closed: boolean = $derived(this.table?.status === "closed");
  /** What of yours is on its way: the turn being made, or in real time what the server has not answered yet. */
  readonly pending: string[] = $derived(this.rushes.asked.length > 0 ? this.rushes.actions : this.turn.done);
  readonly myTurn: boolean = $derived(
    this.you !== null &&
      this.base !== null &&
      !this.base.over &&
      !this.closed &&
      this.base.actor === this.you &&
      !this.showing,
  );
  readonly interactive: boolean = $derived(
    this.status === "open" && (this.realtime ? this.seated : this.myTurn && this.turn.asked === null),
  );
  /** Is the turn complete, so that nothing can be added to it? */
  readonly complete: boolean = $derived(this.myTurn && pending.mayConfirm(this.turn));
  /** The choice that would end the turn as it stands. */
  readonly finish: string | null = $derived(this.finishing());
  readonly mayConfirm: boolean = $derived(this.complete || this.finish !== null);
  readonly mayUndo: boolean = $derived(this.myTurn && pending.mayUndo(this.turn));
  readonly mayHint: boolean = $derived(this.interactive && !this.asking && !this.complete);

  constructor(
    readonly id: string,
    /** The secret of the link, for who has no seat. */
    invite: string | null,
    private readonly game: () => GameModule | null,
    /** Told when moves have been shown, to put them in words. */
    private readonly happened: (moves: Move[], position: Position) => void,
    /** Open the rules at one of them. */
    private readonly readRule: (rule: string) => void,
  ) {
    this.line = new Line(
      id,
      invite,
      (message) => this.deliver(message),
      (status) => (this.status = status),
    );
    this.playback = new Playback<Batch>(
      (batch, at) => this.show(batch, at === "once"),
      (batch) => this.paceOf(batch),
      {
        after: (ms, next) =>
          setTimeout(() => {
            this.showing = false;
            next();
          }, ms),
        cancel: (handle) => clearTimeout(handle),
      },
    );
  }

  start(): void {
    this.line.start();
    document.addEventListener("visibilitychange", this.look);
  }

  stop(): void {
    document.removeEventListener("visibilitychange", this.look);
    this.playback.clear();
    this.line.stop();
  }

  // --- what the player does ---

  choose(action: string): void {
    if (!this.interactive || !this.base) return;
    this.unhint();
    if (this.realtime) {
      this.line.request(this.rushes.ask(requestId(), action));
      return;
    }
    this.turn = pending.choose(this.turn, action, requestId());
    this.sendTurn();
  }

  undo(): void {
    if (!this.mayUndo) return;
    this.unhint();
    this.events = [];
    this.turn = pending.undo(this.turn);
  }

  confirm(): void {
    if (!this.mayConfirm) return;
    this.turn = pending.confirm(this.turn, requestId(), this.finish);
    this.sendTurn();
  }

  askHint(): void {
    if (!this.mayHint || !this.base) return;
    this.asking = true;
    this.hintId = requestId();
    this.line.request({ kind: "hint", id: this.hintId, seq: this.base.seq, do: this.turn.done });
  }

  /** Take the hint away, also one that is still on its way: it would be about what was before. */
  unhint(): void {
    this.hint = null;
    this.hintId = "";
    this.asking = false;
  }

  /**
   * Say why something cannot be done: what holds for everything at once, and of one action what the server answers.
   * The page knows no rules.
   */
  why(action?: string): void {
    const not = this.notNow();
    if (not) tell(not);
    else if (action !== undefined && this.interactive && this.base) {
      const asked = [...this.turn.done, action];
      this.line.request({ kind: "why", id: requestId(), seq: this.base.seq, do: asked });
    }
  }

  /** What an action would do now, without doing it; null if that cannot be told, or is asked of another one by now. */
  foresee(action: string): Promise<AnyEvent[] | null> {
    this.foreseen(null);
    const base = this.base;
    if (!this.interactive || !base) return Promise.resolve(null);
    return new Promise((told) => {
      const id = requestId();
      this.aimed = { id, told };
      this.line.request({ kind: "look", id, seq: base.seq, do: [...this.turn.done, action] });
    });
  }

  private foreseen(events: AnyEvent[] | null): void {
    this.aimed?.told(events);
    this.aimed = null;
  }

  /** The text that says why nothing at all can be chosen; null if something can, or could in a moment. */
  private notNow(): string | null {
    if (!this.base) return null;
    if (this.closed) return "error-closed";
    if (this.base.over) return "why-over";
    if (this.you === null) return "why-watching";
    if (this.base.actor !== this.you) return "why-not-your-turn";
    return this.complete ? "why-complete" : null;
  }

  handOver(seat: number, bot: string): void {
    this.line.request({ kind: "handover", id: requestId(), seat, bot });
  }

  /** Before the game: leave one's own seat, or free that of somebody who does not come. */
  free(seat: number): void {
    this.line.request({ kind: "free", id: requestId(), seat });
  }

  rematch(): void {
    this.line.request({ kind: "rematch", id: requestId() });
  }

  /** Show what is still to be shown at once. */
  hurry(): void {
    this.playback.flush();
    this.showing = false;
  }

  /** Milliseconds on the table's own clock, in real time. */
  readonly now = (): number => (this.closed ? (this.base?.t ?? 0) : this.clock.now());

  /** Does everybody act at once here? */
  get realtime(): boolean {
    return this.game()?.follow !== undefined;
  }

  private finishing(): string | null {
    if (!this.myTurn || !this.interactive || !this.position) return null;
    return this.game()?.finish?.(this.position, this.turn.done) ?? null;
  }

  private get seated(): boolean {
    return this.you !== null && this.base?.over === false && !this.closed;
  }

  private sendTurn(): void {
    const asked = this.turn.asked;
    if (asked && this.base) this.line.request(act(asked.id, this.base.seq, asked.do, asked.confirm));
  }

  private readonly look = () => {
    if (document.visibilityState === "hidden") this.hurry();
  };

  // --- what the server says ---

  private deliver(message: ToPage): void {
    switch (message.kind) {
      case "scene":
        return this.scene(message);
      case "applied":
        return this.applied(message);
      case "preview":
        this.events = pending.newEvents(this.turn, message);
        this.turn = pending.previewed(this.turn, message);
        return play("stone");
      case "rejected":
        return this.rejected(message);
      case "hinted":
        if (message.id !== this.hintId) return;
        this.asking = false;
        this.hint = message;
        return;
      case "seen":
        return this.foreseen(message.events as AnyEvent[]);
      case "because":
        if (message.why) this.explain(message.why);
        return;
      case "table":
        this.table = message.table;
        return;
      case "compiling":
        this.compiling = message;
    }
  }

  private scene(scene: Scene): void {
    this.playback.clear();
    this.showing = false;
    // a turn begun before the line broke goes on if nothing has happened since
    const same =
      this.base !== null && scene.position?.seq === this.base.seq && scene.position.hash === this.base.hash;
    this.turn = same ? pending.keepConfirm(this.turn) : pending.FRESH;
    this.unhint();
    this.events = [];
    this.rushes.clear();
    this.clock.set(scene.position?.t);
    this.table = scene.table;
    this.base = scene.position;
    this.moves = scene.moves;
  }

  private applied(applied: Applied): void {
    if (this.realtime) return this.rushed(applied);
    const position = applied.position;
    if (!position) return;
    const mine = applied.id !== null && applied.id === this.turn.asked?.id;
    const seen = mine ? ((pending.latest(this.turn)?.events ?? []) as AnyEvent[]) : [];
    const events = pending.afterPrefix(eventsOf(applied.moves), seen);
    const batch = { moves: applied.moves, events, position };
    if (document.visibilityState === "hidden" || this.playback.ahead > BACKLOG_MS) this.hurry();
    this.playback.add(batch);
    if (document.visibilityState === "hidden") this.hurry();
  }

  /** In real time nothing waits for a picture: what happened is there at once. */
  private rushed(applied: Applied): void {
    const follow = this.game()?.follow;
    if (!this.base || !follow) return;
    const events = eventsOf(applied.moves);
    const mine = this.rushes.answered(applied.id);
    this.clock.set(applied.t);
    if (applied.position) this.unhint();
    this.moves = [...this.moves, ...applied.moves];
    this.events = events;
    this.base = applied.position ?? {
      ...this.base,
      seq: applied.seq,
      view: events.reduce(follow, this.base.view),
    };
    if (this.base.over) play("end");
    else if (applied.position) play("turn");
    else if (mine) play("stone");
    this.happened(applied.moves, this.base);
  }

  private show(batch: Batch, atOnce: boolean): void {
    this.turn = pending.FRESH;
    this.unhint();
    this.moves = [...this.moves, ...batch.moves];
    this.events = atOnce ? [] : batch.events;
    this.base = batch.position;
    this.showing = !atOnce;
    if (batch.position.over) play("end");
    else play(batch.position.actor === this.you ? "turn" : "stone");
    this.happened(batch.moves, batch.position);
  }

  private paceOf(batch: Batch): number {
    if (reducedMotion() || batch.events.length === 0) return 0;
    return this.game()?.pace(batch.events) ?? 0;
  }

  private rejected(rejected: Rejected): void {
    if (this.aimed && rejected.id === this.aimed.id) return this.foreseen(null); // aiming is no act: nothing to say
    if (rejected.code === "one-hint" && rejected.id !== this.hintId) return; // it was asked anew, and that is answered
    if (rejected.id === this.hintId) this.asking = false;
    this.rushes.answered(rejected.id); // somebody was faster, or the rules forbid it: nothing is in the hand
    const position = rejected.position;
    if (position && this.base && position.hash !== this.base.hash) {
      this.hurry();
      this.turn = pending.FRESH;
      this.base = position;
    } else {
      this.turn = pending.refused(this.turn, rejected.id);
    }
    if (rejected.why) this.explain(rejected.why);
    else say(refusalText(rejected), "bad");
  }

  /** The reason in words, and the way to its rule. */
  private explain({ rule, reason, message, args }: Why): void {
    const game = this.table?.game ?? "";
    const key = `${game}-why-${reason}`;
    const open = () => this.readRule(rule);
    const told = () =>
      say(has(key) ? t(key, args) : message, "plain", { label: t("rule-named", { rule }), open });
    if (has(key)) told();
    else void addHelp(game).then(told, told); // on its way; if it never comes, the server's own words will do
  }
}
