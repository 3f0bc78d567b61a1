import type { FrontWords } from "../../../front";

export const front: FrontWords = {
  line: "Annoncer, piocher, prendre les cinq",
  round: "Match",
  marks: { bids: "plus haute annonce", out: "main jetée" },
};
