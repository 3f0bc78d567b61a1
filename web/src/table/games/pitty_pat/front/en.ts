import type { FrontWords } from "../../../front";

export const front: FrontWords = {
  line: "Pair what is turned",
};
