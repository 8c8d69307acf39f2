// The clock in words and figures.

/** Minutes and seconds, as a kitchen timer shows them: 0:00 only when nothing is left. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** When the time left is said aloud, in seconds. */
export const SPOKEN = [300, 60, 30, 10] as const;

/** What is to be said now that so much was left before and so much is left now; null: nothing. */
export function spokenAt(before: number, now: number): number | null {
  return SPOKEN.find((mark) => before > mark * 1000 && now <= mark * 1000 && now > (mark - 3) * 1000) ?? null;
}

/** How pressing it is. */
export function urgency(ms: number): "calm" | "soon" | "last" {
  if (ms <= 10_000) return "last";
  return ms <= 30_000 ? "soon" : "calm";
}
