// A Connection with a real socket and real clocks behind it.
import { playAddress } from "./api";
import { Connection, type Effect, type Status } from "./connection";
import type { ToPage, ToServer } from "./protocol";

const TICK = 15_000;

export class Line {
  private machine = new Connection();
  private socket: WebSocket | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ticker: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly table: string,
    private readonly invite: string | null,
    private readonly deliver: (message: ToPage) => void,
    private readonly changed: (status: Status) => void,
  ) {}

  start(): void {
    this.ticker = setInterval(() => this.run(this.machine.tick(Date.now())), TICK);
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  stop(): void {
    clearInterval(this.ticker);
    clearTimeout(this.retry);
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.drop();
  }

  request(message: Extract<ToServer, { id: string }>): void {
    this.run(this.machine.request(message));
  }

  private readonly hurry = () => {
    if (this.machine.status !== "broken" || document.visibilityState !== "visible") return;
    this.drop();
    this.connect();
  };

  private drop(): void {
    const old = this.socket;
    this.socket = null; // its last events are no longer ours
    old?.close();
  }

  private connect(): void {
    clearTimeout(this.retry);
    const socket = new WebSocket(playAddress(this.table, this.invite));
    this.socket = socket;
    const mine = (act: () => void) => () => {
      if (this.socket === socket) act();
    };
    socket.addEventListener(
      "open",
      mine(() => this.run(this.machine.opened(Date.now()))),
    );
    socket.addEventListener("close", (event) => mine(() => this.run(this.machine.closed(event.code)))());
    socket.addEventListener("message", (event: MessageEvent<string>) =>
      mine(() => this.run(this.machine.received(JSON.parse(event.data) as ToPage, Date.now())))(),
    );
  }

  private run(effects: Effect[]): void {
    for (const effect of effects) {
      if (effect.do === "send") this.send(effect.message);
      else if (effect.do === "deliver") this.deliver(effect.message);
      else if (effect.do === "retry") this.retry = setTimeout(() => this.connect(), effect.after);
      else this.socket?.close();
    }
    this.changed(this.machine.status);
  }

  private send(message: ToServer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
