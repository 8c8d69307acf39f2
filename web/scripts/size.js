// How much JavaScript a reader waits for, gzipped; fails above the limit. Run after `npm run build`.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const LIMIT = 80_000;
const AIM = 45_000;
const page = join(dirname(dirname(fileURLToPath(import.meta.url))), "..", "src", "monumenta", "page");
const manifestFile = join(page, ".vite", "manifest.json");
if (!existsSync(manifestFile)) {
  console.error("The page is not built: run `npm run build` first.");
  process.exit(2);
}
const manifest = JSON.parse(readFileSync(manifestFile, "utf-8"));

const gzipped = (file) => gzipSync(readFileSync(join(page, file)), { level: 9 }).length;

/** The chunks that come with these entries: themselves and what they import at once. */
function closure(keys, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(manifest[key].imports ?? [], seen);
  }
  return seen;
}

const javascript = (keys) => [...closure(keys)].filter((key) => manifest[key].file.endsWith(".js"));
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const find = (pattern) => Object.keys(manifest).filter((key) => pattern.test(key));

const words = (...domains) => find(new RegExp(`locales/en/(page|${domains.join("|")})\\.ftl`));
const GAMES = {
  monuments: "World Monuments",
  moves: "Monumental Moves",
  mondo: "Mondo Sapiens",
  monumental: "Monumental",
};

// What the lobby fetches by itself: its texts in one language, and the game whose picture it shows.
const lobby = [...words("monuments", "monuments-setup"), ...find(/games\/monuments\/SetUp\.svelte$/)];
const views = {
  "lobby, with the picture of World Monuments": [entry, ...lobby, ...find(/pages\/Lobby\.svelte$/)],
};
for (const [game, title] of Object.entries(GAMES)) {
  const board = [entry, ...words(game), ...find(new RegExp(`games/${game}/index\\.ts$`))];
  views[`a table of ${title}`] = [...board, ...find(/pages\/Table\.svelte$/)];
  views[`a replay of ${title}`] = [...board, ...find(/pages\/Replay\.svelte$/)];
}

let failed = false;
for (const [name, keys] of Object.entries(views)) {
  const files = javascript(keys).map((key) => [gzipped(manifest[key].file), manifest[key].file]);
  const total = files.reduce((sum, [bytes]) => sum + bytes, 0);
  const verdict = total > LIMIT ? "TOO LARGE" : total > AIM ? "ok" : "ok, within the aim";
  console.log(
    `${(total / 1000).toFixed(1).padStart(6)} KB  ${name} (limit ${LIMIT / 1000}, aim ${AIM / 1000}): ${verdict}`,
  );
  if (process.argv.includes("--files")) {
    for (const [bytes, file] of files.toSorted((a, b) => b[0] - a[0]))
      console.log(`${(bytes / 1000).toFixed(1).padStart(14)} ${file}`);
  }
  failed ||= total > LIMIT;
}
process.exit(failed ? 1 : 0);
