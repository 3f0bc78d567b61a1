import { expect, test } from "vitest";
import { standing } from "../src/table/ended";

const seats = (n: number) => Array.from({ length: n }, (_, seat) => ({ seat, taken: true }));

test("everybody stands by the place that the hall gave, the first on top", () => {
  const rows = standing({ partners: [], seats: seats(3) }, { stacks: [90, 120, 90], places: [2, 1, 2] }, 2);
  expect(rows.map((row) => [row.place, row.seats[0], row.mine])).toEqual([
    [1, 1, false],
    [2, 0, false],
    [2, 2, true],
  ]);
});

test("without places chips decide, and an empty seat is nobody", () => {
  const table = seats(3);
  table[1] = { seat: 1, taken: false };
  const rows = standing({ partners: [], seats: table }, { stacks: [10, 0, 40], places: [] }, -1);
  expect(rows.map((row) => [row.place, row.seats, row.stack])).toEqual([
    [1, [2], 40],
    [2, [0], 10],
  ]);
});

test("partners share a place and their points, one's own name first", () => {
  const rows = standing(
    {
      partners: [
        [0, 2],
        [1, 3],
      ],
      seats: seats(4),
    },
    { stacks: [7, 12, 7, 12], places: [2, 1, 2, 1] },
    3,
  );
  expect(rows).toEqual([
    { place: 1, seats: [3, 1], stack: 12, mine: true, others: [1] },
    { place: 2, seats: [0, 2], stack: 7, mine: false, others: [] },
  ]);
});

test("a side is first, second: how many people are before it does not count", () => {
  const rows = standing(
    {
      partners: [
        [0, 2],
        [1, 3],
      ],
      seats: seats(4),
    },
    { stacks: [7, 12, 7, 12], places: [3, 1, 3, 1] },
    -1,
  );
  expect(rows.map((row) => row.place)).toEqual([1, 2]);
});
