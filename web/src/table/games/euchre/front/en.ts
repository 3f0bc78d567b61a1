import type { FrontWords } from "../../../front";

export const front: FrontWords = {
  line: "Partners and bowers",
  presets: {
    "lions-euchre": "The Lions' progressive euchre",
  },
  round: "Game",
  marks: { out: "sits out" },
};
