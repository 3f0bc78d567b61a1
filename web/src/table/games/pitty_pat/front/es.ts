import type { FrontWords } from "../../../front";

export const front: FrontWords = {
  line: "Hacer par con la que sale",
};
