// Who this browser is to the server: a guest with a name and a signed cookie.
import { api } from "./api";
import type { Me } from "./protocol";

export const me: { now: Me | null } = $state({ now: null });

export async function fetchMe(): Promise<void> {
  me.now = await api.me();
}

export async function rename(name: string): Promise<void> {
  me.now = await api.rename(name);
}
