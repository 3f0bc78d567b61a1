/** Where the pips of a number card stand, in the field beside the index (x 36..94, y 12..128). */
const LEFT = 47;
const MIDDLE = 65;
const RIGHT = 83;
const ROWS = { top: 24, upper: 47, third: 54.5, centre: 70, fourth: 85.5, lower: 93, bottom: 116 };

type Spot = [x: number, y: number];
const pair = (y: number): Spot[] => [
  [LEFT, y],
  [RIGHT, y],
];
const one = (y: number): Spot => [MIDDLE, y];
const { top, third, centre, fourth, bottom } = ROWS;

export const PIPS: Record<string, Spot[]> = {
  "2": [one(top), one(bottom)],
  "3": [one(top), one(centre), one(bottom)],
  "4": [...pair(top), ...pair(bottom)],
  "5": [...pair(top), one(centre), ...pair(bottom)],
  "6": [...pair(top), ...pair(centre), ...pair(bottom)],
  "7": [...pair(top), one(ROWS.upper), ...pair(centre), ...pair(bottom)],
  "8": [...pair(top), one(ROWS.upper), ...pair(centre), one(ROWS.lower), ...pair(bottom)],
  "9": [...pair(top), ...pair(third), one(centre), ...pair(fourth), ...pair(bottom)],
  T: [...pair(top), one(39), ...pair(third), ...pair(fourth), one(101), ...pair(bottom)],
};
