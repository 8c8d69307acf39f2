// What the rules drawer says of the box beside its facts: the quarry and the monuments.
import { part, type Piece } from "../../lib/boxnotes";
import { has, t } from "../../lib/i18n";
import type { Box } from "./types";

const GAME = "monuments";

export function notes({ quarry, monuments }: Box): Piece[] {
  return [
    part(GAME, "quarry", quarry),
    ...monuments.map((monument) => {
      const key = `monuments-name-${monument.id}`;
      return part(GAME, monument.id, monument, has(key) ? t(key) : monument.title);
    }),
  ];
}
