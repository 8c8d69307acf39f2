// Laying a tile down, as one says it: `put r2c3 front 1`.

export interface Putting {
  space: string;
  side: string;
  rotation: number;
}

/** What such a text means; null if it says something else. */
export function putting(action: string): Putting | null {
  const [, space, side, turned] = /^put (\S+) (front|back) (\d)$/.exec(action) ?? [];
  return space && side ? { space, side, rotation: Number(turned) } : null;
}
