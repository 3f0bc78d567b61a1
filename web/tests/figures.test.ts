/** Money, times and names as they are written, read and looked for. */
import { afterEach, expect, test, vi } from "vitest";
import { fold } from "../src/fold";
import { asFields, fromFields, now, parseMoney, spell } from "../src/now.svelte";
import * as dates from "../src/text/dates";
import { figures, type Lang } from "../src/text/lang";
import { de, deRank, list, many, nth, the } from "../src/text/fr/grammar";

afterEach(() => localStorage.clear());

test.each([
  ["15", 1500],
  ["15.50", 1550],
  ["$1,200.00", 120000],
  ["1 200,00 $", 120000],
  ["0.05", 5],
  ["1.5", null],
  ["1,20,0", null],
  ["-3", null],
  ["", null],
])("%j is read as %j cents", (text, cents) => {
  expect(parseMoney(text)).toBe(cents);
});

test.each([
  [0, "0:00"],
  [-5_000, "0:00"],
  [1, "0:01"],
  [61_000, "1:01"],
  [3_725_000, "1:02:05"],
])("%d ms left is %s", (ms, text) => {
  expect(spell(ms)).toBe(text);
});

test("a day and a time are the hall's own, there and back", () => {
  now.offset = -300;
  const at = Date.UTC(2026, 9, 24, 15, 0);
  expect(asFields(at)).toEqual({ day: "2026-10-24", time: "10:00" });
  expect(fromFields("2026-10-24", "10:00")).toBe(at);
  expect(fromFields("2026-10-24", "9:30")).toBe(at - 30 * 60_000);
  expect(fromFields("", "10:00")).toBe(0);
  expect(asFields(0)).toEqual({ day: "", time: "" });
});

test.each([
  ["en", "$1,200.50", "−$5.00"],
  ["fr", "1\u202f200,50\u00a0$", "−5,00\u00a0$"],
  ["es", "$1,200.50", "−$5.00"],
])("money in %s", async (lang, sum, owed) => {
  localStorage.setItem("cardhall.lang", lang);
  vi.resetModules();
  const { money } = await import("../src/text/lang");
  expect([money(120050), money(-500)]).toEqual([sum, owed]);
});

test.each(["en-US", "fr-FR", "es-US"] as const)("whole numbers are parted as the browser parts them in %s", (locale) => {
  const by = locale.slice(0, 2) as Lang;
  for (const n of [0, 7, 999, 1000, 12_345, 1_000_000, -4_200, 12.5]) expect(figures(n, by)).toBe(n.toLocaleString(locale));
});

/** As the browser writes it, but for its thin spaces and for the words that join a day and a time, which change with its version. */
const spoken = (text: string) => text.replace(/[\u202f\u00a0]/g, " ").replace(/ (at|à) |, (?=\d+:)/, " ");

test.each(["en-US", "fr-FR", "es-US"] as const)("days and times are written as the browser writes them in %s", (locale) => {
  const by = locale.slice(0, 2) as Lang;
  const whole = { weekday: "long", month: "long", day: "numeric", hour: "numeric", minute: "2-digit", timeZone: "UTC" } as const;
  for (let n = 0; n < 400; n++) {
    const at = new Date(Date.UTC(2026, 0, 1) + n * 25 * 3_600_000 + n * 60_000);
    expect(spoken(dates.both(at, by))).toBe(spoken(at.toLocaleString(locale, whole)));
  }
});

test("what is looked for is found without its accents and capitals", () => {
  expect(fold("Bouré")).toBe("boure");
  expect(fold("HÉLÈNE Ñ")).toBe("helene n");
});

test("French elides, counts and lists as it must", () => {
  expect([de("Alice"), de("Berthe"), de("Hélène"), de("Yvonne"), de("Vous")]).toEqual(["d’Alice", "de Berthe", "d’Hélène", "d’Yvonne", "de vous"]);
  expect([many(0, "pli"), many(1, "pli"), many(2, "pli")]).toEqual(["0 pli", "1 pli", "2 plis"]);
  expect([the("as de pique"), the("dame de cœur"), the("roi de trèfle"), the("Q♠")]).toEqual(["l’as de pique", "la dame de cœur", "le roi de trèfle", "Q♠"]);
  expect([list([]), list(["A"]), list(["A", "B", "C"])]).toEqual(["", "A", "A, B et C"]);
  expect([nth(1), nth(2), deRank("as"), deRank("dames")]).toEqual(["1re", "2e", "d’as", "de dames"]);
});
