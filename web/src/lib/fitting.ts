// Which options go together, as the server tells it beforehand: no game's rule is known here.
import { unfitText } from "./notices.svelte";
import type { Clash, GameInfo } from "./protocol";

type Value = string | number | boolean;
type Options = Readonly<Record<string, unknown>>;
type When = Clash["when"];

const holds = (when: When, options: Options): boolean =>
  Object.entries(when).every(([name, values]) => values.includes(options[name] as Value));

/** The first clash that there is; only those that name one of `about`, if that is asked. */
export function clashIn(
  game: Pick<GameInfo, "clashes">,
  options: Options,
  about?: readonly string[],
): Clash | undefined {
  return game.clashes.find(
    ({ when }) => (!about || about.some((name) => name in when)) && holds(when, options),
  );
}

/** What a value stands for beside the others: itself, unless it gives way to another. */
export function meantBy(
  game: Pick<GameInfo, "gives_way">,
  options: Options,
  option: string,
  value: Value,
): Value {
  const way = game.gives_way.find(
    (one) => one.option === option && one.value === value && holds(one.when, options),
  );
  return way?.to ?? value;
}

/** What does not go together and what to change, in words. */
export function clashText(game: string, { reason, message, when }: Clash, options: Options): string {
  const args = Object.fromEntries(Object.keys(when).map((name) => [name, options[name] as Value]));
  const filled = message.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(args[name]));
  return unfitText({ game, reason, args }, filled);
}
