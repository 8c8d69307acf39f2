// What an analysis says, in words.
import type { GameModule } from "../games/contract";
import { t } from "../lib/i18n";
import type { Move } from "../lib/protocol";
import { story } from "../lib/story";
import { percent, type Turn } from "./curve";

/** Signs that tell the kinds of marks apart without colour. */
export const SIGNS: Record<Turn["kind"], string> = { slip: "", mistake: "?", blunder: "!", luck: "±" };

/** e.g. "Mistake of Ana: 14 % given away". */
export function turnTitle({ kind, seat, by }: Turn, names: string[]): string {
  return t(`analysis-${kind}-of`, { name: names[seat] ?? "", n: percent(by) });
}

/** What a move did, as the log tells it; its notation if the log says nothing. */
export function told(move: Move, game: Pick<GameModule, "line" | "merge">, names: string[]): string {
  const lines = story([move], game, names).map(({ message }) => t(message.key, message.args));
  return lines.join(" ") || move.do;
}
