import { existsSync, readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** The texts without their remarks, which are for who writes them. */
const texts: Plugin = {
  name: "texts",
  enforce: "pre",
  load(id) {
    const [file = "", query] = id.split("?");
    if (query !== "raw" || !file.endsWith(".ftl")) return null;
    return `export default ${JSON.stringify(readFileSync(file, "utf-8").replaceAll(/^(#.*)?\n/gm, ""))}`;
  },
};

/** What several panels of a game's table share comes as one file: each by itself would compress badly. */
const bundles = readdirSync("src/games").flatMap((game) => {
  const list = `src/games/${game}/bundle.json`;
  if (!existsSync(list)) return [];
  const names = (JSON.parse(readFileSync(list, "utf-8")) as string[]).join("|");
  return [{ name: `${game}-parts`, test: new RegExp(`games/${game}/(${names})\\.`) }];
});

export default defineConfig({
  plugins: [texts, svelte(), svelteTesting()],
  build: {
    outDir: "../src/monumenta/page",
    emptyOutDir: true,
    manifest: true, // read by scripts/size.js
    assetsInlineLimit: 0, // the server's policy allows no data: addresses
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: bundles },
      },
    },
  },
  // the message files are shared with the terminal and lie beside the Python
  server: { fs: { allow: [".."] } },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    isolate: false, // two thirds of the time went into making the same world again for each file
    setupFiles: ["tests/tidy.ts"],
    testTimeout: 60_000, // a test that takes so long is stuck; no measure of speed
  },
});
