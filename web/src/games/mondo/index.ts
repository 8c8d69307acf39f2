// Mondo Sapiens on the page.
import type { AnyEvent, GameModule } from "../contract";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import { follow } from "./follow";
import type { Event, View } from "./types";
import { logLine, prompt } from "./words";

export const game: GameModule = {
  Board,
  result: () => import("./Result.svelte"),
  Bar,
  heat: () => import("./heat").then(({ heat }) => heat),
  pictured: ["level", "board_1", "clock"],
  line: logLine,
  prompt,
  pace: () => 0, // everybody acts at once: nothing waits for a picture
  follow: (view: unknown, event: AnyEvent) => follow(view as View, event as Event),
  standing: ({ view }) => ({ key: "score", values: (view as View).players.map(({ total }) => total) }),
  calm: ({ view }) => (view as View).phase === "play" && (view as View).clock === "none",
  coach: [
    { key: "coach-mondo-goal", at: ["world", "board"] },
    { key: "coach-mondo-heap", at: ["heap", "board"], until: "chosen" },
    { key: "coach-mondo-hand", at: ["hand", "board"] },
    { key: "coach-mondo-world", at: ["world", "board"], until: "chosen" },
    { key: "coach-mondo-out", at: ["actions"] },
  ],
};
