/** The tour of a first event follows how the rehearsal stands, and the docs print what it says. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { ConsoleView } from "../src/api/shapes";
import { isLed, STEPS, stepOf } from "../src/pages/console/tour.svelte";
import { nav as english } from "../src/text/en/common";
import { console as englishTabs } from "../src/text/en/console";
import { tour as inEnglish } from "../src/text/en/tour";
import { nav as spanish } from "../src/text/es/common";
import { console as spanishTabs } from "../src/text/es/console";
import { tour as inSpanish } from "../src/text/es/tour";
import { nav as french } from "../src/text/fr/common";
import { console as frenchTabs } from "../src/text/fr/console";
import { tour as inFrench } from "../src/text/fr/tour";

const give = { kind: "awards", action: { command: { type: "give_awards" } } };
/** A console with one game that stands so. */
function view(phase: string, entries = 60, signed_in = 60, rounds = 0, needs: unknown[] = []): ConsoleView {
  return { needs, categories: [{ phase, entries, signed_in, rounds: Array(rounds).fill({}) }] } as unknown as ConsoleView;
}

test.each([
  ["entries", view("entries", 0, 0)],
  ["sign_in", view("entries", 60, 59)],
  ["seats", view("entries")],
  ["start", view("seated", 60, 60, 1)],
  ["play", view("playing", 60, 60, 1)],
  ["rounds", view("between", 60, 60, 1)],
  ["rounds", view("seated", 60, 60, 2)],
  ["rounds", view("playing", 60, 60, 2)],
  ["awards", view("done", 60, 60, 8, [give])],
  ["end", view("done", 60, 60, 8)],
] as const)("the step is %s", (step, seen) => {
  expect(stepOf(seen)).toBe(step);
  // one main button on the page: the tour's, where it has one
  expect(isLed(seen)).toBe(!!inEnglish.steps[step].button);
});

test.each([
  ["en", inEnglish, english, englishTabs.tabs],
  ["fr", inFrench, french, frenchTabs.tabs],
  ["es", inSpanish, spanish, spanishTabs.tabs],
] as const)("what it names in %s is called so on the pages", (_, tour, nav, tabs) => {
  expect(tour.steps.start.text("")).toContain(nav.projector);
  expect(tour.steps.rounds.text("")).toContain(tabs.results);
  for (const tab of ["papers", "judge", "settings"]) expect(tour.steps.end.text("")).toContain(tabs[tab]);
  for (const step of ["seats", "start", "awards"] as const) expect(tour.steps[step].text("That one")).toContain("That one");
});

test("the docs print what it says", () => {
  const page = readFileSync("../docs/first-event.md", "utf8");
  STEPS.forEach((step, i) => {
    const { title, text } = inEnglish.steps[step];
    expect(page).toContain(`## ${i + 1}. ${title}`);
    for (const part of text("…").split("…")) expect(page).toContain(part);
  });
});
