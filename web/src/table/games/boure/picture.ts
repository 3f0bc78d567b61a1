import { fan, type Picture } from "../../front/picture";

export const picture: Picture = {
  front: fan(["9S", "KD", "QH", "AC", "JS"], 56, 25, 14, 9),
  chips: [
    [88, 82],
    [80, 88],
  ],
  lesson: ["AS", "KS", "QS"],
};
