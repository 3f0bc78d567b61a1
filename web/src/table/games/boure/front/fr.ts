import type { FrontWords } from "../../../front";

export const front: FrontWords = {
  line: "Des plis, un atout et un pot",
};
