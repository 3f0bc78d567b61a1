import type { Picture } from "../../front/picture";

export const picture: Picture = {
  front: [
    ["JD", 36, 54, 31, -10],
    ["JH", 51, 50, 31, 0],
    ["9H", 68, 55, 31, 11],
  ],
  lesson: ["JH", "JD"],
};
