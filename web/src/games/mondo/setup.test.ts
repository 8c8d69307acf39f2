import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { addTexts, startLanguage } from "../../lib/i18n";
import { box } from "./fixtures";
import SetUp from "./SetUp.svelte";

beforeAll(async () => {
  await startLanguage();
  await Promise.all([addTexts("mondo", "table"), addTexts("mondo", "setup")]);
});

const options = { players: 2, level: "beginner", clock: "7:00", board_1: 1, children: true };
const clocks = () =>
  [...screen.getByRole("group", { name: "Time for a turn" }).querySelectorAll("label")].map((label) =>
    label.textContent.trim(),
  );

describe("setting up a table where children play along", () => {
  const props = {
    box,
    options,
    set: () => {},
    unfit: (changes: Record<string, unknown>) =>
      changes["clock"] === "5:00" || changes["clock"] === "6:00" || changes["level"] === "expert"
        ? "Not with children."
        : null,
    meant: (_: string, value: string | number | boolean) => (value === "7:00" ? "10:00" : value),
  };

  it("shows the time that will be played, once, and no clock that cannot be had", () => {
    render(SetUp, { props });
    expect(clocks()).toEqual(["10 minutes", "No clock, to practise"]);
    expect(screen.getByRole("radio", { name: "10 minutes" })).toHaveProperty("checked", true);
  });

  it("keeps a clock that was chosen before, and one that says the same itself", () => {
    render(SetUp, { props: { ...props, options: { ...options, clock: "5:00" } } });
    expect(clocks()).toEqual(["10 minutes", "5 minutes", "No clock, to practise"]);
  });

  it("says at a level that does not fit why it does not", () => {
    render(SetUp, { props });
    const level = screen.getByRole("radio", { name: /Expert/ });
    const about = document.getElementById(level.getAttribute("aria-describedby") ?? "");
    expect(about?.textContent).toBe("Not with children.");
    expect(screen.getByText("Workers, landscapes and streets.")).toBeTruthy();
  });
});

it("shows all clocks where nothing is in their way", () => {
  render(SetUp, { props: { box, options, set: () => {} } });
  expect(clocks()).toHaveLength(5);
});
