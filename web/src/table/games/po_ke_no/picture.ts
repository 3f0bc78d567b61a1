import type { Picture } from "../../front/picture";

export const picture: Picture = {
  front: ["4C", "JH", "9D", "2S", "KC", "7S", "TH", "5D"].map((card, i) => [card, 20 + (i % 4) * 20, i < 4 ? 29 : 76, 17, 0]),
  chips: [
    [40, 29],
    [40, 76],
    [80, 76],
  ],
  lesson: "board",
};
