// Names of things that several parts of the page speak of.
import { has, t } from "./i18n";
import type { OptionInfo, Seat, TableInfo } from "./protocol";

export function gameTitle(game: string, fallback = game): string {
  return has(`${game}-title`) ? t(`${game}-title`) : fallback;
}

/** e.g. "Taj Mahal": the value of an option that has a name of its own, else the game's title. */
export function tableTitle(table: Pick<TableInfo, "game" | "options">, fallback?: string): string {
  for (const value of Object.values(table.options)) {
    const key = `${table.game}-name-${String(value)}`;
    if (typeof value === "string" && has(key)) return t(key);
  }
  return gameTitle(table.game, fallback);
}

export function optionTitle(game: string, option: string): string {
  const key = `${game}-option-${option}`;
  return has(key) ? t(key) : option.replaceAll("_", " ");
}

export function optionValue(game: string, option: OptionInfo, value: OptionInfo["default"]): string {
  const key = `${game}-option-${option.name}-${String(value)}`;
  if (has(key)) return t(key);
  const seat = `${game}-option-${option.name}-seat`;
  return typeof value === "number" && has(seat) ? t(seat, { seat: value + 1 }) : String(value);
}

export function botName(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** A number of points with a real minus sign. */
export const pointsText = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** What somebody is called; who has not said what yet, by the word for that in the reader's language. */
export function personName(name: string): string {
  const number = /^Guest (\d{4})$/.exec(name)?.[1];
  return number ? t("guest-name", { number }) : name;
}

/** Bots are called by their level in the reader's language; two of a kind get their seat's number. */
export function seatNames(seats: Seat[]): string[] {
  return seats.map((seat, index) => {
    if (seat.kind === "open") return t("seat-open");
    if (seat.kind === "automa") {
      const alone = seats.filter((other) => other.kind === "automa").length === 1;
      return alone ? t("seat-automa") : `${t("seat-automa")} ${index + 1}`;
    }
    if (seat.kind !== "bot" || !seat.bot) return personName(seat.name);
    if (seat.stand_in) return t("bot-stands-in", { bot: botName(seat.stand_in), gone: botName(seat.bot) });
    const twins = seats.filter((other) => other.bot === seat.bot).length > 1;
    return twins ? `${botName(seat.bot)} ${index + 1}` : botName(seat.bot);
  });
}
