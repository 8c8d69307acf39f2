// Doing one's part in the luck of a table, by itself and without a click: pledge a share, and open it when all have.
import { api, ApiError } from "./api";
import * as kept from "./kept";
import type { TableInfo } from "./protocol";
import { concerned, due, type Step } from "./shares";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;

function next(table: TableInfo): Step | null {
  return concerned(table) ? due(table, kept.present(table)) : null;
}

async function take(table: TableInfo, step: Step): Promise<TableInfo> {
  if (step.do === "pledge") return api.pledge(table.id, { commit: step.commit, pledge: step.pledge });
  if (step.do !== "share" || !table.luck) return table;
  const { voided, pledges } = table.luck;
  // before it is opened: what has been shown now must be there in the end
  kept.keep(table.id, voided.length, { ...kept.present(table), pledges });
  return api.share(table.id, { commit: step.commit, share: step.share });
}

const simple = (step: Step | null): step is Step => step?.do === "pledge" || step?.do === "share";

/** Right after sitting down, as far as it goes: a table against bots begins before its page is there. */
export async function takePart(table: TableInfo): Promise<TableInfo> {
  let now = table;
  for (let step = next(now); simple(step); step = next(now)) now = await take(now, step);
  return now;
}

/** The same while a page is open, whatever happens meanwhile. */
export class Part {
  private table: TableInfo | null = null;
  private busy = false;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private left = false;

  constructor(
    /** Leave the seat: a share is lost. */
    private readonly leave: (seat: number) => void,
    /** Say that the server has broken its word. */
    private readonly distrust: () => void,
  ) {}

  stop(): void {
    clearTimeout(this.timer);
    this.table = null;
  }

  /** What the table says of itself now. */
  see(table: TableInfo): void {
    this.table = table;
    if (!this.busy) void this.go();
  }

  private async go(): Promise<void> {
    this.busy = true;
    try {
      for (let before = this.table; before; before = this.table) {
        const step = this.due();
        if (simple(step)) {
          const after = await take(before, step);
          if (this.table === before) this.table = after; // else something newer has come
          this.pause = FIRST_PAUSE;
        } else {
          await this.comeBack();
          if (this.table === before) return;
        }
      }
    } catch (error) {
      this.later(error);
    } finally {
      this.busy = false;
    }
  }

  private due(): Step | null {
    const step = this.table && next(this.table);
    if (step?.do === "distrust") this.distrust();
    if (step?.do === "leave" && !this.left) {
      this.left = true; // once: a browser that loses everything at once would go on for ever
      this.leave(step.seat);
    }
    return step;
  }

  /** Who left because of a lost share has the seat kept. */
  private async comeBack(): Promise<void> {
    if (!this.left || !this.table || this.table.you !== null || this.table.status !== "waiting") return;
    this.left = false;
    await api.join(this.table.id, {});
  }

  /** The disk was full, the line broken, or somebody was faster: look again in a while. */
  private later(error: unknown): void {
    const table = this.table;
    if (!table || !(error instanceof ApiError)) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      api.table(table.id, null).then(
        (now) => this.table && this.see(now),
        (again: unknown) => this.later(again),
      );
    }, this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }
}
