import type { FrontWords } from "../../../front";

export const front: FrontWords = {
  line: "Faites la paire de la carte retournée",
};
