// The guided first turn: what it says, what it points at, and what ends a step by being done.

export interface CoachStep {
  /** Key of the text. */
  key: string;
  /** `data-coach` of the regions it may point at; the first one that is on the screen. */
  at: string[];
  /** Doing this goes on to the next step by itself. */
  until?: "chosen" | "confirmed";
}

const STEPS: Record<string, CoachStep[]> = {
  monuments: [
    { key: "coach-monuments-goal", at: ["monument", "board"] },
    { key: "coach-monuments-quarry", at: ["quarry", "board"] },
    { key: "coach-monuments-prompt", at: ["prompt"] },
    { key: "coach-monuments-choose", at: ["quarry", "board"], until: "chosen" },
    { key: "coach-monuments-hand", at: ["hand", "board"] },
    { key: "coach-monuments-confirm", at: ["actions"], until: "confirmed" },
  ],
  moves: [
    { key: "coach-moves-goal", at: ["city", "board"] },
    { key: "coach-moves-tray", at: ["tray", "board"] },
    { key: "coach-moves-city", at: ["city", "board"], until: "chosen" },
    { key: "coach-moves-claim", at: ["city", "board"] },
    { key: "coach-moves-confirm", at: ["actions"], until: "confirmed" },
  ],
  mondo: [
    { key: "coach-mondo-goal", at: ["world", "board"] },
    { key: "coach-mondo-heap", at: ["heap", "board"], until: "chosen" },
    { key: "coach-mondo-hand", at: ["hand", "board"] },
    { key: "coach-mondo-world", at: ["world", "board"], until: "chosen" },
    { key: "coach-mondo-out", at: ["actions"] },
  ],
  monumental: [
    { key: "coach-monumental-goal", at: ["map", "board"] },
    { key: "coach-monumental-city", at: ["city", "board"] },
    { key: "coach-monumental-offer", at: ["offer", "board"] },
    { key: "coach-monumental-acts", at: ["acts", "board"], until: "chosen" },
    { key: "coach-monumental-confirm", at: ["actions"], until: "confirmed" },
  ],
};

export function coachSteps(game: string): CoachStep[] {
  return STEPS[game] ?? [];
}

/** Where a card of this size goes beside what it points at: above if it fits, for what to do stands below; else below; always inside the window. */
export function cardPlace(
  target: { left: number; top: number; width: number; height: number },
  card: { width: number; height: number },
  view: { width: number; height: number },
): { left: number; top: number } {
  const margin = 12;
  const below = target.top + target.height + margin;
  const above = target.top - card.height - margin;
  const fits = above >= margin;
  const inside = (at: number, size: number, room: number) =>
    Math.max(margin, Math.min(at, room - size - margin));
  return {
    left: inside(target.left + target.width / 2 - card.width / 2, card.width, view.width),
    top: fits ? above : inside(below, card.height, view.height),
  };
}
