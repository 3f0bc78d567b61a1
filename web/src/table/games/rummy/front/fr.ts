import type { FrontWords } from "../../../front";

export const front: FrontWords = {
  line: "Suites, brelans et ajouts",
};
