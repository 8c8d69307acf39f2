// Which page an address means, and going to another one without loading the document again.
import { createSubscriber } from "svelte/reactivity";

export interface Beginning {
  game: string;
  position: string;
}

export type Route =
  /** `from`: the game and the position that a new table is to begin from. It stays behind the # as well. */
  | { page: "lobby"; from?: Beginning }
  /** `invite`: the secret of an invitation link. It stays behind the #, so that no server log or Referer has it. */
  | { page: "table"; id: string; invite: string | null }
  | { page: "replay"; id: string; invite: string | null }
  | { page: "lost" };

const ID = "([A-Za-z0-9_-]{1,64})";
const TABLE = new RegExp(`^/t/${ID}/?$`);
const REPLAY = new RegExp(`^/t/${ID}/replay/?$`);
const SECRET = new RegExp(`^#${ID}$`);

export function parse(path: string, hash = ""): Route {
  if (path === "/" || path === "/index.html") return lobby(hash);
  const invite = SECRET.exec(hash)?.[1] ?? null;
  const replay = REPLAY.exec(path)?.[1];
  if (replay) return { page: "replay", id: replay, invite };
  const table = TABLE.exec(path)?.[1];
  if (table) return { page: "table", id: table, invite };
  return { page: "lost" };
}

function lobby(hash: string): Route {
  const words = new URLSearchParams(hash.slice(1));
  const [game, position] = [words.get("game"), words.get("position")];
  return game && position ? { page: "lobby", from: { game, position } } : { page: "lobby" };
}

export function address(route: Route): string {
  if (route.page === "lobby" && route.from) return `/#${new URLSearchParams({ ...route.from }).toString()}`;
  if (route.page !== "table" && route.page !== "replay") return "/";
  const secret = route.invite ? `#${route.invite}` : "";
  return `/t/${route.id}${route.page === "replay" ? "/replay" : ""}${secret}`;
}

const follow = createSubscriber((update) => {
  const events = ["popstate", "hashchange", "monumenta:route"];
  for (const event of events) window.addEventListener(event, update);
  return () => {
    for (const event of events) window.removeEventListener(event, update);
  };
});

export function route(): Route {
  follow();
  return parse(location.pathname, location.hash);
}

export function go(to: Route, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", address(to));
  else history.replaceState(null, "", address(to));
  window.dispatchEvent(new Event("monumenta:route"));
  if (how === "push") window.scrollTo(0, 0);
}

/** For onclick of a link: let the browser have it when another tab is wanted, else go there ourselves. */
export function follows(to: Route) {
  return (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
}
