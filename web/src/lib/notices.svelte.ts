// Short things said to the reader: on the screen for a while, and to screen readers at once.
import { untrack } from "svelte";
import { ApiError } from "./api";
import { addMessages, has, t, type Args } from "./i18n";
import type { Failure, Unfit } from "./protocol";

export interface Notice {
  id: number;
  text: string;
  tone: "plain" | "bad";
  more?: More;
}

/** Where one can read on. */
export interface More {
  label: string;
  open: () => void;
}

const STAY = 6000;
let count = 0;

export const notices: { list: Notice[]; spoken: string } = $state({ list: [], spoken: "" });

/** Let screen readers say it when they have finished what they are saying. */
export function speak(text: string): void {
  // saying the same words twice needs a change that is not heard; who speaks does not follow what is said
  notices.spoken = text === untrack(() => notices.spoken) ? `${text}\u00a0` : text;
}

export function dismiss(id: number): void {
  notices.list = notices.list.filter((notice) => notice.id !== id);
}

export function say(text: string, tone: Notice["tone"] = "plain", more?: More): void {
  const list = untrack(() => notices.list);
  if (list.some((notice) => notice.text === text)) return;
  const id = (count += 1);
  notices.list = [...list.slice(-2), { id, text, tone, more }];
  speak(text);
  setTimeout(() => dismiss(id), STAY);
}

export function tell(key: string, args?: Args): void {
  say(t(key, args));
}

/** The text of a refusal: ours if there is one for its code, else the server's English; and what somebody said to it. */
export function refusalText({ code, message, detail }: Refusal): string {
  const text = has(`error-${code}`) ? t(`error-${code}`) : message || t("error-unreachable");
  return detail ? `${text} ${t("error-detail", { detail })}` : text;
}

type Refusal = Pick<Failure, "code" | "message"> & { detail?: string | null };

/** Which options do not go together, and what to change; the server's own words where there are none. */
export function unfitText({ game, reason, args }: Unfit, message: string): string {
  const key = `${game}-clash-${reason}`;
  return has(key) ? t(key, args as Args) : message;
}

/** Why a page cannot be shown. That may be known before the words for it are there. */
export async function failureText(error: unknown): Promise<string> {
  await addMessages("refusals").catch(() => null);
  return error instanceof ApiError ? refusalText(error) : String(error);
}

export function complain(error: unknown): void {
  if (error instanceof ApiError)
    say(error.unfit ? unfitText(error.unfit, error.message) : refusalText(error), "bad");
  else say(error instanceof Error ? error.message : String(error), "bad");
}
