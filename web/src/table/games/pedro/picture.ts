import type { Picture } from "../../front/picture";

export const picture: Picture = {
  front: [
    ["5D", 28, 56, 28, -12],
    ["5H", 42, 52, 28, -3],
    ["JH", 60, 52, 28, 6],
    ["AH", 76, 57, 28, 14],
  ],
  lesson: ["5H", "5D"],
};
