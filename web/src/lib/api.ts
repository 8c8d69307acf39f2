// The server's HTTP interface. A refusal becomes an ApiError with the server's code, for which there is a text.
import type {
  Compiling,
  Failure,
  GameInfo,
  Join,
  Me,
  NewTable,
  Pledge,
  Rename,
  Replay,
  RuleSection,
  Share,
  TableInfo,
  Unfit,
} from "./protocol";

export class ApiError extends Error {
  constructor(
    /** Key of the text: `error-<code>`. */
    readonly code: string,
    message: string,
    readonly status: number,
    /** In somebody's own words. */
    readonly detail: string | null = null,
    /** Which options do not go together, if that is it. */
    readonly unfit: Unfit | null = null,
  ) {
    super(message);
  }
}

async function refusal(response: Response): Promise<ApiError> {
  try {
    const { code, message, detail, unfit } = (await response.json()) as Partial<Failure>;
    if (code) return new ApiError(code, message ?? code, response.status, detail, unfit);
  } catch {
    // not our server's own answer, e.g. a proxy's page
  }
  return new ApiError("unreachable", response.statusText, response.status);
}

async function answer(method: "GET" | "POST", path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, headers: { Accept: "application/json" }, credentials: "same-origin" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { Accept: "application/json", "Content-Type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch (error) {
    throw new ApiError("unreachable", String(error), 0);
  }
  if (!response.ok) throw await refusal(response);
  return response;
}

export async function call<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  return (await (await answer(method, path, body)).json()) as T;
}

const get = <T>(path: string) => call<T>("GET", path);
export const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
export const by = (invite: string | null) => (invite === null ? "" : `?invite=${encodeURIComponent(invite)}`);

export const api = {
  me: () => get<Me>("/api/me"),
  rename: (name: string) => call<Me>("POST", "/api/me", { name } satisfies Rename),
  games: () => get<GameInfo[]>("/api/games"),
  box: (game: string) => get<unknown>(`/api/games/${game}/box`),
  rules: (game: string, lang: string) => get<RuleSection[]>(`/api/games/${game}/rules?lang=${lang}`),
  texts: async (game: string, lang: string) =>
    (await answer("GET", `/api/games/${game}/texts?lang=${lang}`)).text(),
  tables: (status: TableInfo["status"]) => get<TableInfo[]>(`/api/tables?status=${status}`),
  create: (wish: NewTable) => call<TableInfo>("POST", "/api/tables", wish),
  /** `invite` lets somebody without a seat look at a table that is not listed. */
  table: (id: string, invite: string | null) => get<TableInfo>(table(id) + by(invite)),
  join: (id: string, wish: Join) => call<TableInfo>("POST", `${table(id)}/join`, wish),
  pledge: (id: string, wish: Pledge) => call<TableInfo>("POST", `${table(id)}/pledge`, wish),
  share: (id: string, wish: Share) => call<TableInfo>("POST", `${table(id)}/share`, wish),
  replay: (id: string, invite: string | null) => get<Replay>(`${table(id)}/replay${by(invite)}`),
  compiling: () => get<Compiling[]>("/api/compiling"),
};

export const recordAddress = (id: string, invite: string | null) => `${table(id)}/record${by(invite)}`;

export function playAddress(id: string, invite: string | null): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}${table(id)}/play${by(invite)}`;
}
