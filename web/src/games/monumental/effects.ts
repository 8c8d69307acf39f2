// The effect language of the box (docs/monumental-effects.md) in the reader's words. What an effect does, the rules know.
import { t } from "../../lib/i18n";

/** Letters of the effect language. */
export const LETTERS: Record<string, string> = {
  P: "production",
  S: "science",
  M: "military",
  G: "gold",
  C: "culture",
  W: "works",
  B: "raids",
  T: "tokens",
  A: "any",
};

export type Amounts = Record<string, number>;

/** "2P 1S" as numbers by resource. */
export function amounts(text: string): Amounts {
  const found: Amounts = {};
  for (const word of text.split(" ").filter(Boolean)) {
    const name = LETTERS[word.slice(-1)];
    if (name) found[name] = (found[name] ?? 0) + Number(word.slice(0, -1));
  }
  return found;
}

export function resourceName(name: string): string {
  return t(`monumental-resource-${name}`);
}

/** "2 Production, 1 Science". */
export function amountWords(found: Amounts): string {
  return Object.entries(found)
    .map(([name, n]) => t("monumental-amount", { n, name, resource: resourceName(name) }))
    .join(", ");
}

/** Steps with a number, and what the message calls it. */
const NUMBERED: [RegExp, string, string][] = [
  [/^pay (\d) any$/, "pay-any", "n"],
  [/^pay (\d) different$/, "pay-different", "n"],
  [/^basic (\d)$/, "basic", "n"],
  [/^basic (\d) identical$/, "basic-identical", "n"],
  [/^basic (\d) other$/, "basic-other", "n"],
  [/^draw (\d)$/, "draw", "n"],
  [/^stage -(\d)$/, "stage", "less"],
  [/^stage own -(\d)$/, "stage-own", "less"],
  [/^conquer -(\d)$/, "conquer", "less"],
  [/^march (\d)$/, "march", "n"],
  [/^steps (\d)$/, "steps", "n"],
];

function numbered(step: string): string | null {
  for (const [pattern, key, name] of NUMBERED) {
    const found = pattern.exec(step);
    if (found) return t(`monumental-step-${key}`, { [name]: Number(found[1]) });
  }
  return null;
}

function stepWords(step: string): string {
  const per = /^(?:basic|gain 1([A-Z])) per (\w+) max (\d)$/.exec(step);
  if (per) {
    const [, letter, count, most] = per;
    const args = { count: t(`monumental-count-${count}`), most: Number(most) };
    if (!letter) return t("monumental-step-basic-per", args);
    return t("monumental-step-gain-per", { ...args, resource: resourceName(LETTERS[letter] ?? letter) });
  }
  const condition = /^if (\w+) (\d)$/.exec(step);
  if (condition) return t(`monumental-if-${condition[1]}`, { n: Number(condition[2]) });
  const moved = /^(gain|pay) (\d[A-Z].*)$/.exec(step);
  if (moved) return t(`monumental-step-${moved[1]}`, { amounts: amountWords(amounts(moved[2] ?? "")) });
  return numbered(step) ?? t(`monumental-step-${step.replaceAll(" ", "-")}`);
}

/** The ways of an effect, a sentence each without its full stop. */
export function ways(text: string): string[] {
  return text.split("|").map((way) =>
    way
      .split(",")
      .map((step) => stepWords(step.trim()))
      .join(", "),
  );
}

function sentence(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1) + ".";
}

/** The whole effect as a sentence; "" where there is none. */
export function effectWords(text: string): string {
  if (!text) return "";
  const [first = "", second] = ways(text);
  return sentence(second ? t("monumental-or", { first, second }) : first);
}

/** What a Policy, a Hero or a Warlord does: a text to be used, or a rule in force. */
export function powerWords(power: { text: string; rule: string; amount?: number }): string {
  if (power.text) return effectWords(power.text);
  return power.rule ? sentence(t(`monumental-rule-${power.rule}`, { amount: power.amount ?? 1 })) : "";
}
