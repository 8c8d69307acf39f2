// The guided first turn: where its cards go.

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
