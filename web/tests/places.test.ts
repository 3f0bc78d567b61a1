/** Where people sit about the felt. */
import { describe, expect, test } from "vitest";
import { placesRound, type Place, type Size } from "../src/table/places";

const FELTS: Size[] = [
  { width: 312, height: 250 },
  { width: 382, height: 420 },
  { width: 330, height: 300 },
  { width: 740, height: 560 },
  { width: 1180, height: 440 },
];
const OTHERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const plateOf = (felt: Size, n: number): Size => ({ width: felt.width > 700 ? 120 : n > 5 ? 60 : 70, height: felt.width > 700 ? 92 : n > 5 ? 64 : 76 });
const TRICK: Size = { width: 150, height: 120 };
const BOARD: Size = { width: 240, height: 90 };

function apart(a: Place, b: Place, plate: Size): boolean {
  return Math.abs(a.x - b.x) >= plate.width - 0.5 || Math.abs(a.y - b.y) >= plate.height - 0.5;
}

describe.each(FELTS)("a felt of $width by $height", (felt) => {
  test.each(OTHERS)("has a place for each of %i others, and none on another", (n) => {
    for (const need of [TRICK, BOARD]) {
      const plate = plateOf(felt, n);
      const { seats, middle } = placesRound(n, felt, plate, need);
      expect(seats).toHaveLength(n);
      for (const seat of seats) {
        expect(seat.x - plate.width / 2).toBeGreaterThanOrEqual(-0.5);
        expect(seat.x + plate.width / 2).toBeLessThanOrEqual(felt.width + 0.5);
        expect(seat.y - plate.height / 2).toBeGreaterThanOrEqual(-0.5);
        expect(seat.y + plate.height / 2).toBeLessThanOrEqual(felt.height + 0.5);
        const aside = seat.x + plate.width / 2 <= middle.left + 0.5 || seat.x - plate.width / 2 >= middle.left + middle.width - 0.5;
        expect(aside || seat.y + plate.height / 2 <= middle.top + 0.5).toBe(true);
      }
      seats.forEach((seat, i) => seats.slice(i + 1).forEach((other) => expect(apart(seat, other, plate)).toBe(true)));
    }
  });

  test("a partner sits across, opponents at the left and at the right", () => {
    const [left, across, right] = placesRound(3, felt, plateOf(felt, 3), TRICK).seats;
    expect(across!.x).toBeCloseTo(felt.width / 2);
    expect(left!.x).toBeLessThan(felt.width / 4);
    expect(right!.x).toBeGreaterThan((felt.width * 3) / 4);
    expect(left!.y).toBeCloseTo(right!.y);
    expect(left!.dx).toBeLessThan(-0.5);
    expect(across!.dy).toBeLessThan(-0.9);
  });

  test.each(OTHERS)("%i others go round as the clock does, as far to one side as to the other", (n) => {
    const { seats } = placesRound(n, felt, plateOf(felt, n), TRICK);
    if (n < 7) for (let i = 1; i < n; i += 1) expect(seats[i]!.x > seats[i - 1]!.x - 0.5).toBe(true);
    seats.forEach((seat, i) => expect(seat.x + seats[n - 1 - i]!.x).toBeCloseTo(felt.width));
  });
});

test("nine others leave a phone's felt the width of a board", () => {
  const { middle } = placesRound(9, { width: 312, height: 244 }, { width: 60, height: 64 }, BOARD);
  expect(middle.width).toBeGreaterThanOrEqual(BOARD.width);
  expect(middle.height).toBeGreaterThanOrEqual(BOARD.height);
});

test("a felt that is too small for its people still has them all on it", () => {
  const felt = { width: 160, height: 120 };
  const { seats } = placesRound(7, felt, { width: 70, height: 76 }, TRICK);
  for (const seat of seats) expect(seat.y).toBeLessThanOrEqual(felt.height);
  expect(seats).toHaveLength(7);
});
