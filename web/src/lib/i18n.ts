// Texts in the reader's language, from the Fluent files that the terminal uses too: the page's own, and those of each
// game in its folder. The server gives those of a game that was not there when the page was built.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { createSubscriber } from "svelte/reactivity";
import { api } from "./api";

export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

const KEPT = "monumenta.language";
const PAGE = "page";
const files = import.meta.glob<string>(
  ["./locales/*/*.ftl", "./games/*/texts/*/*.ftl", "!./locales/*/{admin,arena}.ftl", "!./**/terminal.ftl"],
  { base: "../../../src/monumenta", query: "?raw", import: "default" },
);

let current: Language = "en";
let wanted: Language = "en"; // also while its texts are still on their way
let bundle = new FluentBundle("en");
/** The files that have been read or are on their way, and when their texts can be shown. */
const domains = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();

// Whoever reads a text inside a component or an effect is told when the language changes.
const follow = createSubscriber((update) => {
  listeners.add(update);
  return () => void listeners.delete(update);
});

/** The first language of the reader's list that we speak, English if none. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}

export function language(): Language {
  follow();
  return current;
}

/** The language as the reader's browser has it, e.g. "en-GB", for dates; as it is where the browser speaks another. */
export function region(): string {
  const spoken = language();
  return navigator.languages.find((tag) => tag.split("-")[0] === spoken) ?? spoken;
}

/** The text of a message; the key itself if there is none, so that a gap is seen and not a crash. */
export function t(key: string, args?: Args): string {
  follow();
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  return bundle.formatPattern(message.value, args);
}

export function has(key: string): boolean {
  follow();
  return bundle.hasMessage(key);
}

/** What a domain has to say; of a game "<game>/<part>", where a part that it does not have is nothing. */
function text(lang: Language, domain: string): Promise<string> | undefined {
  const [game = "", part] = domain.split("/");
  if (part === undefined) return files[`./locales/${lang}/${domain}.ftl`]?.();
  if (part === OUTSIDE) return outside(game, lang);
  return files[`./games/${game}/texts/${lang}/${part}.ftl`]?.();
}

const OUTSIDE = "*";
const built = (game: string) => Object.keys(files).some((file) => file.startsWith(`./games/${game}/`));

const answers = new Map<string, Promise<string>>();
/** Asked for once, as a file is read once. */
function outside(game: string, lang: Language): Promise<string> {
  const key = `${game}/${lang}`;
  let found = answers.get(key);
  if (!found) {
    found = api.texts(game, lang);
    answers.set(key, found);
    found.catch(() => answers.delete(key));
  }
  return found;
}

/** All texts in a language. What cannot be had is left out, but for the domain that is asked for now. */
async function build(lang: Language, asked: string): Promise<FluentBundle> {
  // Isolation marks only help when scripts of both directions meet, and they break tests and copying.
  const made = new FluentBundle(lang, { useIsolating: false });
  const names = [...domains.keys()];
  const found = await Promise.allSettled(names.map((domain) => text(lang, domain)));
  for (const [i, one] of found.entries()) {
    if (one.status === "rejected") {
      if (names[i] === asked) throw one.reason;
    } else if (one.value !== undefined) made.addResource(new FluentResource(one.value));
  }
  return made;
}

async function show(lang: Language, asked = PAGE): Promise<void> {
  wanted = lang;
  const made = await build(lang, asked);
  if (lang !== wanted) return;
  bundle = made;
  current = lang;
  document.documentElement.lang = lang;
  for (const update of listeners) update();
}

/** Also read the file of this name; done when its texts can be shown. */
export function addMessages(domain: string): Promise<void> {
  let shown = domains.get(domain);
  if (!shown) {
    shown = Promise.resolve().then(() => show(wanted, domain));
    domains.set(domain, shown);
    shown.catch(() => domains.delete(domain)); // the line broke: whoever wants it next may try again
  }
  return shown;
}

/** What a game says at its table, about its options, or now and then; of one from outside it is all one. */
export function addTexts(game: string, part: "table" | "setup" | "help"): Promise<void> {
  return addMessages(`${game}/${built(game) ? part : OUTSIDE}`);
}

/** What a game says now and then: its reasons, guided turn and box. No table waits for it. */
export function addHelp(game: string): Promise<void> {
  return addTexts(game, "help");
}

export async function setLanguage(lang: Language): Promise<void> {
  localStorage.setItem(KEPT, lang);
  await show(lang);
}

/** Before the first drawing: the page's own texts, in the language chosen earlier or the browser's. */
export async function startLanguage(): Promise<void> {
  const kept = localStorage.getItem(KEPT);
  domains.set(PAGE, Promise.resolve());
  await show(preferred([...(kept ? [kept] : []), ...navigator.languages]));
}
