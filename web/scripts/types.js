// Writes the page's TypeScript types from the Python classes; with --check it only says whether they are stale.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";
import { format, resolveConfig } from "prettier";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const root = dirname(web);

/** The Python that has msgspec: the one named, else the project's own, else whatever is on the path. */
function python() {
  const own = ["bin/python", "Scripts/python.exe"].map((path) => join(root, ".venv", path));
  return process.env.MONUMENTA_PYTHON ?? own.find(existsSync) ?? "python3";
}

function schemas() {
  const out = execFileSync(python(), [join(root, "tools", "page_types.py")], { encoding: "utf-8" });
  return JSON.parse(out);
}

/** Every definition as an exported type, without a type for the schema that only holds them together. */
async function typescript({ file, about, schema }) {
  const body = await compile({ ...schema, title: "Holder", type: "object", properties: {} }, "Holder", {
    additionalProperties: false,
    bannerComment: `// Made from ${about} by \`npm run types\`; change it there.`,
    format: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
  });
  const kept = body
    .replace(/export interface Holder \{\s*\}\n/, "")
    // what the generator says about itself and about array lengths
    .replace(/^( *\*\n)? *\* This interface was referenced by `Holder`'s JSON-Schema\n.*\n/gm, "")
    .replace(/^ *\* @(min|max)Items \d+\n/gm, "")
    .replace(/^ *\*\n( *\*\/)/gm, "$1")
    .replace(/^ *\/\*\*\n *\*\/\n/gm, "");
  const path = join(web, file);
  return { path, text: await format(kept, { ...(await resolveConfig(path)), filepath: path }) };
}

const check = process.argv.includes("--check");
const stale = [];
for (const entry of schemas()) {
  const { path, text } = await typescript(entry);
  const old = existsSync(path) ? readFileSync(path, "utf-8") : null;
  if (old === text) continue;
  if (check) stale.push(entry.file);
  else writeFileSync(path, text);
}
if (stale.length > 0) {
  console.error(`Stale: ${stale.join(", ")}. Run \`npm run types\` and commit the result.`);
  process.exit(1);
}
