import type { FrontWords } from "../../../front";

export const front: FrontWords = {
  line: "A board, a caller, five in a line",
};
