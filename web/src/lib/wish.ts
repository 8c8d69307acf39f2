// A table as it is being set up in the lobby.
import { clashIn } from "./fitting";
import type { GameInfo, NewTable, OptionInfo, SeatWish } from "./protocol";

export type OptionValue = string | number | boolean;
/** "me", "open" (a friend by link), "bot:<name>", or "automa" where the rules themselves can play a seat. */
export type SeatChoice = "me" | "open" | "automa" | `bot:${string}`;

export interface Wish {
  game: string;
  options: Record<string, OptionValue>;
  seats: SeatChoice[];
  listed: boolean;
  /** The text of the position to begin from; blank: at the beginning. */
  position: string;
}

const LEVELS = new Set(["novice", "casual", "club", "expert", "master"]);

/** Levels first, from weak to strong; then the bots that are made for comparing and for programs. */
export function listedBots(bots: readonly string[]): string[] {
  return [...bots.filter((bot) => LEVELS.has(bot)), ...bots.filter((bot) => !LEVELS.has(bot))];
}

/** Somebody of the middle level, for a first game; where there are no levels, the strongest bot. */
export function usualBot(game: GameInfo): SeatChoice {
  return `bot:${game.bots.includes("club") ? "club" : (game.bots.at(-1) ?? "random")}`;
}

/** Two players, the reader and a bot, by the usual rules. */
export function againstBot(game: GameInfo): Wish {
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const wish: Wish = { game: game.name, options, seats: [], listed: false, position: "" };
  const usual = game.options.find(({ name }) => name === "players")?.default;
  return withPlayers(wish, game, typeof usual === "number" ? usual : Math.min(...game.players));
}

export function withPlayers(wish: Wish, game: GameInfo, count: number): Wish {
  const seats: SeatChoice[] = Array.from(
    { length: count },
    (_, seat) => wish.seats[seat] ?? (seat === 0 ? "me" : usualBot(game)),
  );
  const options = "players" in wish.options ? { ...wish.options, players: count } : wish.options;
  return arranged({ ...wish, options: withinSeats(game, options), seats });
}

/** Can the rules themselves play a seat of this game? */
export const hasAutomas = (game: GameInfo): boolean => game.options.some(({ name }) => name === "automas");

/** Automas have the last seats, as many as the option says; one seat is always for somebody else. */
export function arranged(wish: Wish): Wish {
  if (!("automas" in wish.options)) return wish;
  const manned = wish.seats.filter((seat) => seat !== "automa");
  if (manned.length === 0) manned.push("me");
  const automas = wish.seats.length - manned.length;
  const seats: SeatChoice[] = [...manned, ...Array.from({ length: automas }, () => "automa" as const)];
  return { ...wish, seats, options: { ...wish.options, automas } };
}

const BY_SEATS = ["players", "automas"];

/** What does not go with so many players is as usual again: who begins may be a seat that is no longer there. */
function withinSeats(game: GameInfo, options: Wish["options"]): Wish["options"] {
  const clash = clashIn(game, options, ["players"]);
  const others = game.options.filter(({ name }) => clash && name in clash.when && !BY_SEATS.includes(name));
  if (others.every((option) => options[option.name] === option.default)) return options;
  const usual = Object.fromEntries(others.map((option) => [option.name, option.default]));
  return withinSeats(game, { ...options, ...usual });
}

/** There is one of me: sitting down here, I leave the other seat to whoever was to sit here. */
export function withSeat(wish: Wish, seat: number, choice: SeatChoice): Wish {
  const before = wish.seats[seat];
  const seats = wish.seats.map((old, index) => {
    if (index === seat) return choice;
    return choice === "me" && old === "me" && before ? before : old;
  });
  return arranged({ ...wish, seats });
}

export function withOption(wish: Wish, name: string, value: OptionValue): Wish {
  return { ...wish, options: { ...wish.options, [name]: value } };
}

function seatWish(choice: SeatChoice): SeatWish {
  if (choice === "me" || choice === "open" || choice === "automa") return { kind: choice };
  return { kind: "bot", bot: choice.slice(4) };
}

export const hasOpenSeats = (wish: Wish): boolean => wish.seats.includes("open");

export const fromPosition = (wish: Wish): boolean => wish.position.trim() !== "";

export function request(wish: Wish): NewTable {
  // a position has options of its own: to name others would contradict it
  const beginning = fromPosition(wish)
    ? { options: {}, position: wish.position }
    : { options: wish.options, position: null };
  return {
    game: wish.game,
    ...beginning,
    seats: wish.seats.map(seatWish),
    listed: wish.listed && hasOpenSeats(wish),
  };
}

/** Options for the fold "More rules": not those shown elsewhere, and no seats that nobody sits on. */
export function foldedOptions(game: GameInfo, pictured: string[], options: Wish["options"]): OptionInfo[] {
  const there = (name: string, value: OptionValue) => {
    const clash = clashIn(game, { ...options, [name]: value }, [name]);
    return value === options[name] || !BY_SEATS.some((seats) => clash && seats in clash.when);
  };
  return game.options
    .filter(({ name }) => !BY_SEATS.includes(name) && !pictured.includes(name))
    .map((option) => ({ ...option, values: option.values.filter((value) => there(option.name, value)) }));
}
