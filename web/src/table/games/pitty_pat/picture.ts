import type { Picture } from "../../front/picture";

export const picture: Picture = {
  front: [
    ["8D", 34, 54, 29, -9],
    ["8S", 47, 52, 29, 5],
    ["", 76, 52, 29, 0],
  ],
  lesson: ["9S", "9D"],
};
