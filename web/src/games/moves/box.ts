// What the rules drawer says of the box beside its facts: the pieces, and what they are models of.
import { part, type Piece } from "../../lib/boxnotes";
import { has, t } from "../../lib/i18n";
import type { Box } from "./types";

export function notes({ pieces }: Box): Piece[] {
  return pieces.flatMap(({ id, count, source, monuments }) => {
    const named = (what: string, otherwise: string) =>
      has(`moves-${what}-${id}`) ? t(`moves-${what}-${id}`, { seat: -1 }) : otherwise;
    return [
      {
        title: named("piece", id),
        value: `×${count}`,
        note: named("where", monuments.map(({ place }) => place).join(" / ")),
        source,
      },
      ...monuments.map((model) => {
        const key = `moves-monument-${model.id}`;
        return part("moves", model.id, model, has(key) ? t(key) : model.title);
      }),
    ];
  });
}
