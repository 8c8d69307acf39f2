// All test files share one world (see vite.config.ts): what a test has shown goes away with it, what a file has put into
// the page or in place of the browser's own is taken out.
import { cleanup } from "@testing-library/svelte";
import { afterAll, afterEach, vi } from "vitest";

afterEach(cleanup);
afterAll(() => {
  vi.unstubAllGlobals();
  if (typeof document !== "undefined") document.body.replaceChildren();
});
