// Both languages have the same texts, and every text that the page asks for exists.
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const monumenta = join(process.cwd(), "..", "src", "monumenta");
const ELSEWHERE = new Set(["terminal.ftl", "arena.ftl", "admin.ftl"]); // not for the page
/** The page's files and those of the games, "*" standing for the language. */
const DOMAINS = readdirSync(monumenta, { recursive: true, encoding: "utf-8" })
  .map((file) => file.split(sep))
  .filter((path) => path.at(-2) === "en" && path.at(-1)!.endsWith(".ftl") && !ELSEWHERE.has(path.at(-1)!))
  .map((path) => [...path.slice(0, -2), "*", path.at(-1)].join("/"));

const read = (lang: string, domain: string) =>
  readFileSync(join(monumenta, ...domain.replace("*", lang).split("/")), "utf-8");
const keysOf = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
const placeables = (text: string) => new Set([...text.matchAll(/\$(\w+)/g)].map((match) => match[1]!));

function messages(text: string): Map<string, string> {
  return new Map(text.split(/^(?=[a-z][\w-]* =)/m).map((entry) => [entry.split(" =")[0]!, entry]));
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".test.ts"))
    .map((file) => readFileSync(join(folder, file), "utf-8"));
}

describe.each(DOMAINS)("%s", (domain) => {
  const en = messages(read("en", domain));
  const es = messages(read("es", domain));

  it("has the same keys in English and Spanish, each once", () => {
    const english = keysOf(read("en", domain));
    expect(keysOf(read("es", domain)).toSorted()).toEqual(english.toSorted());
    expect(new Set(english).size).toBe(english.length);
  });

  it("fills in the same things in both", () => {
    const differing = [...en].filter(([key, text]) => {
      const other = placeables(es.get(key) ?? "");
      return [...other].some((name) => !placeables(text).has(name));
    });
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it.each(["en", "es"])("is valid Fluent (%s)", (lang) => {
    const bundle = new FluentBundle(lang);
    bundle.addResource(new FluentResource(read(lang, domain)));
    expect(keysOf(read(lang, domain)).filter((key) => !bundle.hasMessage(key))).toEqual([]);
  });
});

it("finds the files of the page and of every game", () => {
  const games = readdirSync(join(process.cwd(), "src", "games"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(DOMAINS).toEqual(
    expect.arrayContaining([
      "locales/*/page.ftl",
      ...games.flatMap((game) =>
        ["table", "setup", "help"].map((part) => `games/${game}/texts/*/${part}.ftl`),
      ),
    ]),
  );
});

describe("what the code asks for", () => {
  const known = new Set(DOMAINS.flatMap((domain) => keysOf(read("en", domain))));
  const code = sources(join(process.cwd(), "src")).join("\n");

  it("exists, where it is spelled out", () => {
    const literal = [...code.matchAll(/\b(?:t|tell)\(\s*"([a-z][\w-]*)"/g)].map((match) => match[1]!);
    const either = [...code.matchAll(/\b(?:t|tell)\([^()"`]*\? "([a-z][\w-]*)" : "([a-z][\w-]*)"/g)];
    const keyed = [...code.matchAll(/\bkey: "([a-z][\w-]*)"/g)].map((match) => match[1]!);
    const asked = new Set([...literal, ...either.flatMap((match) => [match[1]!, match[2]!]), ...keyed]);
    expect(asked.size).toBeGreaterThan(80);
    expect([...asked].filter((key) => !known.has(key))).toEqual([]);
  });

  it("exists in some form, where it is put together", () => {
    const starts = [...code.matchAll(/\bt\(\s*`([a-z][\w-]*-)\$\{/g)].map((match) => match[1]!);
    expect(starts.length).toBeGreaterThan(3);
    expect(starts.filter((start) => ![...known].some((key) => key.startsWith(start)))).toEqual([]);
  });

  it("covers every refusal that the server can give", () => {
    const python = readFileSync(join(monumenta, "tables", "problem.py"), "utf-8");
    const codes = [...python.matchAll(/^ {4}"([a-z-]+)": \d{3}/gm)].map((match) => match[1]!);
    expect(codes.length).toBeGreaterThan(10);
    expect(codes.filter((code) => !known.has(`error-${code}`))).toEqual([]);
  });
});
