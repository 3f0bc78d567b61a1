import type { FrontWords } from "../../../front";

export const front: FrontWords = {
  line: "Tricks, a trump and a pot",
};
