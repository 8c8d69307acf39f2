// What a plain board says: the game's own words where its texts have them, else the names of its fields and actions.
//
// | message | for |
// | --- | --- |
// | `<game>-field-<field>` | the name of a field of the view; an empty one hides the field |
// | `<game>-value-<field>-<value>` | a value of it, such as a phase |
// | `<game>-do-<word>` | the choices that begin with this word; filled in: the choice's fields, and `rest` |
// | `<game>-group-<word>` | the title above them |
// | `<game>-prompt`, `<game>-prompt-<word>` | what to do now; the second where only such choices are left |
// | `<game>-event-<kind>` | a line of the log; filled in: the event's fields, and `who`, the name of its `seat` |
import type { AnyEvent, Message } from "../../games/contract";
import { has, t } from "../../lib/i18n";
import type { Position } from "../../lib/protocol";
import { personName } from "../../lib/words";

export type Fields = Record<string, unknown>;

/** A name out of a program as words: "round_no" is "Round no". */
export function inWords(name: string): string {
  const words = name.replaceAll(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function fieldName(game: string, field: string): string {
  const key = `${game}-field-${field}`;
  return has(key) ? t(key) : inWords(field);
}

/** Fields that hold the number of a seat. */
const SEATED = /(^|_)(seat|winner|owner|player)$/;

export function valueText(game: string, field: string, value: unknown, names: string[]): string {
  if (value === null || value === undefined || value === "") return "–";
  const key = `${game}-value-${field}-${String(value)}`;
  if (/^[\w-]+$/.test(String(value)) && has(key)) return t(key);
  if (typeof value === "boolean") return t(value ? "plain-yes" : "plain-no");
  if (typeof value === "number") {
    if (SEATED.test(field) && names[value] !== undefined) return names[value];
    return String(value).replace("-", "−");
  }
  if (Array.isArray(value)) return value.map((part) => valueText(game, field, part, names)).join(", ") || "–";
  return typeof value === "object" ? fieldsText(game, value as Fields, names) : String(value);
}

/** Several fields in one line; a list with an entry for each seat names them. */
function fieldsText(game: string, fields: Fields, names: string[]): string {
  return Object.entries(fields)
    .filter(([name]) => fieldName(game, name) !== "")
    .map(([name, value]) => {
      const each = Array.isArray(value) && value.length === names.length && names.length > 1;
      const told = each
        ? value.map((part, seat) => `${names[seat]} ${valueText(game, name, part, names)}`).join(", ")
        : valueText(game, name, value, names);
      return `${fieldName(game, name)} ${told}`;
    })
    .join("; ");
}

/** What a message may fill in of something's fields. */
function filled(game: string, fields: Fields, names: string[]): Record<string, string | number> {
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(fields))
    args[name] =
      typeof value === "number" || typeof value === "string" ? value : valueText(game, name, value, names);
  if (typeof fields.seat === "number") args.who = names[fields.seat] ?? "";
  return args;
}

// --- choices ---

export interface Option {
  do: string;
  /** What is written on its button. */
  label: string;
  /** All of it, for who does not see the title above. */
  spoken: string;
}

export interface Group {
  word: string;
  /** Empty where the buttons say all. */
  title: string;
  options: Option[];
}

const firstWord = (action: string): string => action.split(" ", 1)[0] ?? "";

function option(game: string, choice: Fields & { do: string }, names: string[]): Option {
  const word = firstWord(choice.do);
  const rest = choice.do.slice(word.length + 1);
  const key = `${game}-do-${word}`;
  if (has(key)) {
    const label = t(key, { ...filled(game, choice, names), rest });
    return { do: choice.do, label, spoken: label };
  }
  return {
    do: choice.do,
    label: rest || inWords(word),
    spoken: rest ? `${inWords(word)} ${rest}` : inWords(word),
  };
}

/** The choices by their first word; those that are only a word stand together, at the end. */
export function groups(game: string, choices: unknown[], names: string[]): Group[] {
  const found = new Map<string, Group>();
  for (const choice of choices as (Fields & { do: string })[]) {
    const word = choice.do.includes(" ") ? firstWord(choice.do) : "";
    const key = `${game}-group-${word}`;
    const title = word && (has(key) ? t(key) : inWords(word));
    const group = found.get(word) ?? { word, title, options: [] };
    group.options.push(option(game, choice, names));
    found.set(word, group);
  }
  return [...found.values()].toSorted((a, b) => Number(a.word === "") - Number(b.word === ""));
}

// --- the log, and what to do ---

/** Whatever happened is worth a line: what is not is no event. */
export function eventLine(game: string, event: AnyEvent, names: string[]): Message {
  const fields = event as unknown as Fields;
  const key = `${game}-event-${event.kind}`;
  if (has(key)) return { key, args: filled(game, fields, names) };
  const { kind: _kind, seat, ...rest } = fields;
  const what = [inWords(event.kind), fieldsText(game, rest, names)].filter(Boolean).join(": ");
  if (typeof seat !== "number") return { key: "plain-happened", args: { what } };
  return { key: "plain-did", args: { who: names[seat] ?? "", what } };
}

export function prompt(game: string, position: Position, you: number | null, names: string[]): Message {
  const { over, actor, winners, choices } = position;
  if (over) {
    const who = new Intl.ListFormat().format(winners.map((seat) => names[seat] ?? ""));
    return { key: "plain-won", args: { who, n: winners.length } };
  }
  if (actor === null) return { key: "plain-luck" };
  if (actor !== you) return { key: "plain-waits", args: { who: personName(names[actor] ?? "") } };
  if (choices.length === 0) return { key: "plain-complete" };
  const words = new Set((choices as { do: string }[]).map((choice) => firstWord(choice.do)));
  const [word] = words;
  const keys = [words.size === 1 ? `${game}-prompt-${word}` : "", `${game}-prompt`];
  return { key: keys.find((key) => key && has(key)) ?? "plain-choose" };
}
