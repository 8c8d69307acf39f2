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

type Say = (found: Amounts) => string;

function stepWords(step: string, say: Say = amountWords): string {
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
  if (moved) return t(`monumental-step-${moved[1]}`, { amounts: say(amounts(moved[2] ?? "")) });
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

/** A number with the sign of its resource. */
export interface Counted {
  name: string;
  n: number;
}

/** Steps that have to be done, or to hold, before those after them. */
const BEFORE = /^(pay|if|archive|may archive|discard)\b/;
// no language writes these: between them stands what is drawn
const [OPEN, SHUT] = ["\ue000", "\ue001"];
const signs: Say = (found) =>
  Object.entries(found)
    .map(([name, n]) => `${OPEN}${name} ${n}${SHUT}`)
    .join(" ");

function shortStep(step: string): string {
  const gain = /^gain (\d[A-Z](?: \d[A-Z])*)$/.exec(step);
  if (gain) return signs(amounts(gain[1] ?? ""));
  const basic = /^basic (\d)$/.exec(step);
  return basic ? signs({ any: Number(basic[1]) }) : stepWords(step, signs);
}

/** The ways of an effect as they stand on a card: shorter than the sentence, with signs in place of resources. */
export function effectParts(text: string): (string | Counted)[][] {
  if (!text) return [];
  return text.split("|").map((way) => {
    const steps = way.split(",").map((step) => step.trim());
    const words = steps
      .map((step, index) => {
        const link = index === steps.length - 1 ? "" : BEFORE.test(step) ? " → " : ", ";
        return shortStep(step) + link;
      })
      .join("");
    return (words.charAt(0).toLocaleUpperCase() + words.slice(1)).split(OPEN).flatMap((part, index) => {
      if (index === 0) return part ? [part] : [];
      const [sign = "", rest = ""] = part.split(SHUT);
      const [name = "", n = ""] = sign.split(" ");
      const counted: Counted = { name, n: Number(n) };
      return rest ? [counted, rest] : [counted];
    });
  });
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
