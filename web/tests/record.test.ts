/** A player's record: what it counts, and what it leaves alone. */
import { describe, expect, test } from "vitest";
import { counted, dayOf, judgedIn, linesOf, none, type Played } from "../src/play/record";

const DAY = 86_400_000;
const NOON = new Date(2026, 10, 24, 12).getTime();
const hand = (gained: number, more: Partial<Played> = {}): Played => ({
  table: "t",
  game: "euchre",
  session: 1,
  number: 1,
  at: NOON,
  gained,
  unit: "points",
  ...more,
});
const of = (...hands: Played[]) => hands.reduce(counted, none());

describe("a player's record", () => {
  test("counts hands, those won and the sum by game", () => {
    const lines = linesOf(of(hand(2), hand(-1), hand(0), hand(5, { game: "boure", unit: "chips" })));
    expect(lines.map((line) => [line.game, line.hands, line.won, line.lost, line.sum])).toEqual([
      ["euchre", 3, 1, 1, 1],
      ["boure", 1, 1, 0, 5],
    ]);
  });
  test("a run of hands won ends with a loss, and not with a hand that brought nothing", () => {
    const [line] = linesOf(of(hand(1), hand(0), hand(1), hand(-1), hand(1)));
    expect([line?.run, line?.longest]).toEqual([1, 2]);
  });
  test("the best hand is the one that brought most, and a loss is none", () => {
    expect(linesOf(of(hand(-3)))[0]?.top).toBeNull();
    expect(linesOf(of(hand(1), hand(4, { number: 7 }), hand(2)))[0]?.top?.number).toBe(7);
  });
  test("days on end are counted, and a day without a hand breaks them", () => {
    const days = (...at: number[]) => of(...at.map((day) => hand(1, { at: NOON + day * DAY })));
    expect(days(0, 0, 1, 2).days).toBe(3);
    expect([days(0, 1, 3).days, days(0, 1, 3).mostDays]).toEqual([1, 2]);
    expect(dayOf(NOON)).toBe("2026-11-24");
  });
  test("what was counted of the choices is added to its own game", () => {
    const record = judgedIn(judgedIn(of(hand(1)), hand(1), 5, 4), hand(1, { game: "boure" }), 3, 0);
    expect(linesOf(record)[0]).toMatchObject({ choices: 5, best: 4 });
    expect(record.lines.boure).toBeUndefined();
  });
  test("cents and chips of one game are not added up", () => {
    expect(linesOf(of(hand(5, { game: "boure", unit: "chips" }), hand(50, { game: "boure", unit: "cents" })))).toHaveLength(2);
  });
});
