// Choices of the reader that this browser keeps: theme and sound, and which guided turns have been seen.
import { createSubscriber } from "svelte/reactivity";

export type Theme = "auto" | "light" | "dark";

const listeners = new Set<() => void>();
const follow = createSubscriber((update) => {
  listeners.add(update);
  return () => void listeners.delete(update);
});

function read(key: string): string | null {
  follow();
  return localStorage.getItem(`monumenta.${key}`);
}

function write(key: string, value: string): void {
  localStorage.setItem(`monumenta.${key}`, value);
  for (const update of listeners) update();
}

export function theme(): Theme {
  const kept = read("theme");
  return kept === "light" || kept === "dark" ? kept : "auto";
}

export function setTheme(to: Theme): void {
  write("theme", to);
  applyTheme();
}

/** Write the theme where the style sheet looks for it. */
export function applyTheme(): void {
  const now = theme();
  if (now === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = now;
}

export const soundOn = (): boolean => read("sound") === "on";
export const setSound = (on: boolean): void => write("sound", on ? "on" : "off");

export const coached = (game: string): boolean => read(`coached.${game}`) === "yes";
export const setCoached = (game: string, seen: boolean): void =>
  write(`coached.${game}`, seen ? "yes" : "no");

/** Is the side panel of a table folded away? */
export const folded = (): boolean => read("folded") === "yes";
export const setFolded = (away: boolean): void => write("folded", away ? "yes" : "no");

const still = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;
const followMotion = createSubscriber((update) => {
  still?.addEventListener("change", update);
  return () => still?.removeEventListener("change", update);
});

export function reducedMotion(): boolean {
  followMotion();
  return still?.matches ?? false;
}
