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

export async function rename(name: string): Promise<void> {
  me.now = await api.rename(name);
}
