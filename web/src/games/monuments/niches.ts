// What is carved into the sides of the blocks: a window or column of the monument's own style, on a unit square.
const POINTED = "M .36 .84 V .52 Q .37 .3 .5 .17 Q .63 .3 .64 .52 V .84 Z";
const ROUND = "M .35 .84 V .46 A .15 .2 0 0 1 .65 .46 V .84 Z";
const COLUMNS =
  "M .2 .24 h .11 V .86 h -.11 Z M .445 .24 h .11 V .86 h -.11 Z M .69 .24 h .11 V .86 h -.11 Z";
const ONION = "M .33 .84 V .54 C .33 .38 .46 .34 .5 .16 C .54 .34 .67 .38 .67 .54 V .84 Z";

const STYLES: Record<string, string> = {
  "notre-dame": POINTED,
  "st-peters": ROUND,
  capitol: COLUMNS,
  "taj-mahal": ONION,
};

export function niche(monument: string): string {
  return STYLES[monument] ?? ROUND;
}
