import type { FrontWords } from "../../../front";

export const front: FrontWords = {
  line: "Un carton, un crieur, cinq en ligne",
};
