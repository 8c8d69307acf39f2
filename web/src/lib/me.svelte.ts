// Who this browser is to the server: a guest with a name and a signed cookie.
import { api } from "./api";
import type { Me } from "./protocol";

export const me: { now: Me | null } = $state({ now: null });

let asked: Promise<void> | null = null;

/** Ask who this browser is, once. The answer brings the cookie, so who needs to be known to the server waits for it. */
export function fetchMe(): Promise<void> {
  asked ??= api.me().then(
    (answer) => void (me.now = answer),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

let renaming: Promise<unknown> = Promise.resolve();

export async function rename(name: string): Promise<void> {
  const answer = api.rename(name);
  renaming = answer.catch(() => undefined); // whoever renames is told
  me.now = await answer;
}

/** Wait for a new name that is on its way: a seat bears the name that its guest had when sitting down. */
export const named = (): Promise<unknown> => renaming;
