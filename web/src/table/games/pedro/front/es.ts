import type { FrontWords } from "../../../front";

export const front: FrontWords = {
  line: "Pujar, cambiar, cazar los cincos",
  round: "Encuentro",
  marks: { bids: "mayor puja", out: "ya no juega" },
};
