import type { FrontWords } from "../../../front";

export const front: FrontWords = {
  line: "Escaleras, tríos y agregar",
};
