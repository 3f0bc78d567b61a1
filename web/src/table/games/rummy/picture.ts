import { fan, type Picture } from "../../front/picture";

export const picture: Picture = {
  front: [...fan(["5H", "6H", "7H"], 28, 26, 16, 4), ["QS", 76, 62, 26, 8], ["QC", 84, 55, 26, 14]],
  lesson: ["4C", "5C", "6C"],
};
