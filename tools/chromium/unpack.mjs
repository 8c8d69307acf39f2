// Unpacks the packed Chromium of @sparticuz/chromium beside this file: `chromium` with its software renderer,
// `lib` with the shared libraries that slim machines lack, and `fonts`.
// Why not the package's own unpacking: that one goes to the temporary folder of whoever comes first, so a second
// user of the machine could neither run nor replace it.

import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";

const here = dirname(fileURLToPath(import.meta.url));
const packed = join(here, "node_modules", "@sparticuz", "chromium", "bin");

function inflate(name) {
  return brotliDecompressSync(readFileSync(join(packed, name)));
}

function unpackFolder(name, folder) {
  mkdirSync(folder, { recursive: true });
  execFileSync("tar", ["-x", "--no-same-owner", "-f", "-", "-C", folder], { input: inflate(name), stdio: ["pipe", "ignore", "inherit"] });
}

unpackFolder("swiftshader.tar.br", here);
unpackFolder("al2023.tar.br", here);
unpackFolder("fonts.tar.br", here);
writeFileSync(
  join(here, "fonts.conf"),
  '<?xml version="1.0"?><fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>\n',
);

// The program comes last and in one step: if it is there, everything is.
const program = join(here, "chromium");
writeFileSync(`${program}.part`, inflate("chromium.br"));
chmodSync(`${program}.part`, 0o755);
renameSync(`${program}.part`, program);
