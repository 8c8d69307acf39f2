import { beforeAll, describe, expect, it, vi } from "vitest";

vi.resetModules(); // nothing has been read yet, whatever other tests have read
const { flushSync } = await import("svelte");
const { watch } = await import("../../tests/watch.svelte");
const { addHelp, addMessages, addTexts, has, language, preferred, region, setLanguage, startLanguage, t } =
  await import("./i18n");

beforeAll(async () => {
  localStorage.clear();
  await startLanguage();
});

describe("the language", () => {
  it.each<[string[], string]>([
    [["es-MX", "en"], "es"],
    [["de", "en-GB"], "en"],
    [["fr"], "en"],
    [[], "en"],
  ])("for a reader of %j is %s", (wanted, expected) => {
    expect(preferred(wanted)).toBe(expected);
  });

  it("changes all texts, is written on the page and is kept", async () => {
    expect(t("confirm-turn")).toBe("Confirm turn");
    await setLanguage("es");
    expect(t("confirm-turn")).toBe("Confirmar turno");
    expect(document.documentElement.lang).toBe("es");
    await startLanguage();
    expect(language()).toBe("es");
    await setLanguage("en");
  });

  it("has dates as the reader's browser writes them in it", async () => {
    const languages = vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-GB", "fr"]);
    expect(region()).toBe("en-GB");
    await setLanguage("es");
    expect(region()).toBe("es");
    await setLanguage("en");
    languages.mockRestore();
  });

  it("is followed by whoever shows a text", async () => {
    const seen: string[] = [];
    const stop = watch(() => seen.push(t("undo")));
    flushSync();
    await setLanguage("es");
    flushSync();
    await setLanguage("en");
    flushSync();
    stop();
    expect(seen).toEqual(["Undo", "Deshacer", "Undo"]);
  });
});

describe("a text", () => {
  it("fills in numbers and chooses plurals", async () => {
    await addMessages("room");
    expect(t("room-waiting", { open: 1 })).toBe("Waiting for one more player");
    expect(t("room-waiting", { open: 3 })).toBe("Waiting for 3 more players");
  });

  it("that is missing shows its key", () => {
    expect(t("no-such-text")).toBe("no-such-text");
    expect(has("no-such-text")).toBe(false);
  });

  it("of a game comes with the game", async () => {
    expect(has("monuments-title")).toBe(false);
    await addTexts("monuments", "table");
    expect(t("monuments-title")).toBe("World Monuments");
  });

  it("that is said now and then comes when it is wanted, for all who wait for it", async () => {
    expect(has("coach-monuments-goal")).toBe(false);
    await Promise.all([
      addHelp("monuments"),
      addHelp("monuments").then(() => t("coach-monuments-goal")),
    ]).then(([, text]) => expect(text).toContain("build this monument"));
    await setLanguage("es");
    expect(t("coach-monuments-goal")).toContain("monumento");
    await setLanguage("en");
  });

  it("of a game from outside is what the server says, asked for once in each language", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      return Promise.resolve(new Response(`fifth-title = ${path.endsWith("es") ? "Quinto" : "Fifth"}\n`));
    });
    await Promise.all([addTexts("fifth", "table"), addTexts("fifth", "setup"), addHelp("fifth")]);
    expect(t("fifth-title")).toBe("Fifth");
    await setLanguage("es");
    expect(t("fifth-title")).toBe("Quinto");
    expect(asked).toEqual(["/api/games/fifth/texts?lang=en", "/api/games/fifth/texts?lang=es"]);
    await setLanguage("en");
    await addMessages("luck"); // whatever else is read
    expect(asked.length).toBe(2);
    vi.unstubAllGlobals();
  });

  it("is in the language that was chosen last, whatever arrives meanwhile", async () => {
    await Promise.all([setLanguage("es"), addTexts("moves", "table")]);
    expect(t("moves-title")).toBe("Monumental Moves");
    expect(t("undo")).toBe("Deshacer");
    await setLanguage("en");
  });
});
