// How much JavaScript a reader waits for, gzipped; fails above the limit. Run after `npm run build`.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const LIMIT = 80_000;
const AIM = 45_000;
const sources = join(dirname(dirname(fileURLToPath(import.meta.url))), "..", "src", "monumenta");
const page = join(sources, "page");
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

const texts = (folder, ...parts) => find(new RegExp(`monumenta/${folder}/en/(${parts.join("|")})\\.ftl`));
const shared = texts("locales", "page");
// The games that have a folder in the page, and what they are called in their own words.
const games = find(/games\/\w+\/index\.ts$/).map((key) => key.split("/").at(-2));
const title = (game) =>
  readFileSync(join(sources, "games", game, "texts", "en", "table.ftl"), "utf-8").match(
    new RegExp(`^${game}-title = (.*)$`, "m"),
  )[1];

const views = {};
for (const game of games) {
  const named = title(game);
  const own = `games/${game}/texts`;
  const board = [entry, ...shared, ...texts(own, "table"), ...find(new RegExp(`games/${game}/index\\.ts$`))];
  // what the lobby fetches by itself: its texts in one language, and the game whose picture it shows
  const picture = [...texts(own, "table", "setup"), ...find(new RegExp(`games/${game}/SetUp\\.svelte$`))];
  views[`lobby, with the picture of ${named}`] = [
    entry,
    ...shared,
    ...picture,
    ...find(/pages\/Lobby\.svelte$/),
  ];
  views[`a table of ${named}`] = [...board, ...find(/pages\/Table\.svelte$/)];
  views[`a replay of ${named}`] = [...board, ...find(/pages\/Replay\.svelte$/)];
}
const plain = [entry, ...shared, ...texts("locales", "plain"), ...find(/parts\/plain\/index\.ts$/)];
views["a table of a game without a board of its own"] = [...plain, ...find(/pages\/Table\.svelte$/)];

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
