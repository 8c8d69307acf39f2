// Which card is pointed at: the mouse rests on it for a moment, or the keyboard is there.
import type { Catalog } from "./catalog";

export interface Pointed {
  id: string;
  /** Knowledge attached to it. */
  attached: string[];
  /** Where it lies. */
  beside: DOMRect;
}

/** Tell what is pointed at inside of `root`, and null when nothing is, until `signal` ends it. */
export function follow(
  root: HTMLElement,
  catalog: Catalog,
  now: () => Pointed | null,
  tell: (pointed: Pointed | null) => void,
  signal: AbortSignal,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wide = matchMedia("(min-width: 900px)"); // else every card is shown in full
  const face = (event: Event) => (event.target as Element).closest<HTMLElement>("[data-face]");
  const show = (at: HTMLElement | null, ms: number) => {
    clearTimeout(timer);
    // not at once: what has the focus may go away in the midst of drawing
    timer = setTimeout(() => tell(null));
    if (!at || !wide.matches) return;
    const [id = "", attached = ""] = [at.dataset.face, at.dataset.attached];
    const card = catalog.cards.get(id);
    if (!card?.text && !card?.bonus && !attached) return; // it is all to be seen
    clearTimeout(timer);
    if (now()?.id !== id) tell(null);
    const rise = () =>
      tell({ id, attached: attached.split(" ").filter(Boolean), beside: at.getBoundingClientRect() });
    timer = setTimeout(rise, ms);
  };
  const over = (event: PointerEvent) => show(event.pointerType === "mouse" ? face(event) : null, 350);
  const focused = (event: FocusEvent) =>
    show((event.target as Element).matches(":focus-visible") ? face(event) : null, 0);
  const leave = () => show(null, 0);
  const keyed = (event: KeyboardEvent) => event.key === "Escape" && leave();
  if (signal.aborted) return;
  signal.addEventListener("abort", () => clearTimeout(timer));
  root.addEventListener("pointerover", over, { signal });
  root.addEventListener("focusin", focused, { signal });
  for (const name of ["pointerleave", "focusout", "pointerdown"] as const)
    root.addEventListener(name, leave, { signal });
  root.addEventListener("scroll", leave, { signal, capture: true });
  window.addEventListener("keydown", keyed, { signal });
}
