import type { FrontWords } from "../../../front";

export const front: FrontWords = {
  line: "Un cartón y cinco en línea",
};
