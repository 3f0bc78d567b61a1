import type { FrontWords } from "../../../front";

export const front: FrontWords = {
  line: "Runs, sets and laying off",
};
