import type { Picture } from "../../front/picture";

export const picture: Picture = {
  front: [
    ["5H", 21, 52, 25, -5],
    ["6H", 36, 49, 25, 0],
    ["7H", 51, 52, 25, 5],
    ["QS", 74, 57, 25, 5],
    ["QC", 85, 57, 25, 13],
  ],
  lesson: ["4C", "5C", "6C"],
};
