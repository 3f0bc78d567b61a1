import type { FrontWords } from "../../../front";

export const front: FrontWords = {
  line: "Bazas, un triunfo y un pozo",
};
