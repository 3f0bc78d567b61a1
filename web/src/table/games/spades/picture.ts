import type { Picture } from "../../front/picture";

export const picture: Picture = {
  front: [
    ["9H", 24, 55, 29, -11],
    ["AH", 42, 51, 29, -4],
    ["KH", 60, 51, 29, 4],
    ["2S", 78, 55, 29, 11],
  ],
  lesson: ["AS", "2S"],
};
