// A table as it is being set up in the lobby.
import type { GameInfo, NewTable, OptionInfo, SeatWish } from "./protocol";

export type OptionValue = string | number | boolean;
/** "me", "open" (a friend by link) or "bot:<name>". */
export type SeatChoice = "me" | "open" | `bot:${string}`;

export interface Wish {
  game: string;
  options: Record<string, OptionValue>;
  seats: SeatChoice[];
  listed: boolean;
  /** The text of the position to begin from; blank: at the beginning. */
  position: string;
}

const LEVELS = ["novice", "casual", "club", "expert", "master"];

/** Levels first, from weak to strong; then the bots that are made for comparing and for programs. */
export function listedBots(bots: readonly string[]): string[] {
  return [...bots.filter((bot) => LEVELS.includes(bot)), ...bots.filter((bot) => !LEVELS.includes(bot))];
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
  return { ...wish, options: withinSeats(options, count), seats };
}

/** Who begins may be a seat that is no longer there. */
function withinSeats(options: Wish["options"], count: number): Wish["options"] {
  const starter = Number(options["starter"]);
  return Number.isInteger(starter) && starter >= count ? { ...options, starter: "random" } : options;
}

/** There is one of me: sitting down here, I leave the other seat to whoever was to sit here. */
export function withSeat(wish: Wish, seat: number, choice: SeatChoice): Wish {
  const before = wish.seats[seat];
  const seats = wish.seats.map((old, index) => {
    if (index === seat) return choice;
    return choice === "me" && old === "me" && before ? before : old;
  });
  return { ...wish, seats };
}

export function withOption(wish: Wish, name: string, value: OptionValue): Wish {
  return { ...wish, options: { ...wish.options, [name]: value } };
}

function seatWish(choice: SeatChoice): SeatWish {
  return choice === "me" || choice === "open" ? { kind: choice } : { kind: "bot", bot: choice.slice(4) };
}

export const hasOpenSeats = (wish: Wish): boolean => wish.seats.includes("open");

export const fromPosition = (wish: Wish): boolean => wish.position.trim() !== "";

export function request(wish: Wish, nonce: string): NewTable {
  // a position has options of its own: to name others would contradict it
  const beginning = fromPosition(wish)
    ? { options: {}, position: wish.position }
    : { options: wish.options, position: null };
  return {
    game: wish.game,
    ...beginning,
    seats: wish.seats.map(seatWish),
    listed: wish.listed && hasOpenSeats(wish),
    nonce: wish.seats.includes("me") ? nonce : null,
  };
}

/** Options for the fold "More rules": not those shown elsewhere, and no seats that nobody sits on. */
export function foldedOptions(game: GameInfo, pictured: string[], players: number): OptionInfo[] {
  return game.options
    .filter((option) => option.name !== "players" && !pictured.includes(option.name))
    .map((option) =>
      option.name === "starter"
        ? {
            ...option,
            values: option.values.filter((value) => value === "random" || Number(value) < players),
          }
        : option,
    );
}
