import type { FrontWords } from "../../../front";

export const front: FrontWords = {
  line: "Two of your own, five for all",
  presets: {
    "kofc-holdem": "Tournament, blinds that rise",
    "cash-no-limit": "Cash game, no limit",
    "cash-limit": "Cash game, fixed limit",
    "cash-pot-limit": "Cash game, pot limit",
  },
  marks: { out: "folded" },
};
