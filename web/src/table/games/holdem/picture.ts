import type { Picture } from "../../front/picture";

export const picture: Picture = {
  front: [
    ["AS", 41, 72, 27, -8],
    ["KS", 57, 72, 27, 7],
    ["TS", 14, 27, 17, 0],
    ["4D", 32, 27, 17, 0],
    ["QS", 50, 27, 17, 0],
    ["", 68, 27, 17, 0],
    ["", 86, 27, 17, 0],
  ],
  chips: [
    [88, 82],
    [80, 88],
    [14, 84],
  ],
  lesson: ["AH", "7D", "2C"],
  flat: true,
};
