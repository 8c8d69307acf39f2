// The part of the server's HTTP interface that only an analysis needs.
import { by, call, table } from "../lib/api";
import type { Analysis, Branch } from "../lib/protocol";

const address = (id: string) => `${table(id)}/analysis`;

export const api = {
  /** Have a finished game analysed, or get what is known if somebody has asked before. */
  analyse: (id: string, invite: string | null) => call<Analysis>("POST", address(id) + by(invite)),
  analysis: (id: string, invite: string | null, since: number) =>
    call<Analysis>("GET", `${address(id)}${by(invite)}${invite === null ? "?" : "&"}since=${since}`),
  branch: (id: string, invite: string | null, n: number) =>
    call<Branch>("GET", `${address(id)}/${n}${by(invite)}`),
};
