import type { FrontWords } from "../../../front";

export const front: FrontWords = {
  line: "Dos propias, cinco de todos",
  presets: {
    "kofc-holdem": "Torneo, con ciegas que suben",
    "cash-no-limit": "Mesa de fichas, sin límite",
    "cash-limit": "Mesa de fichas, límite fijo",
    "cash-pot-limit": "Mesa de fichas, límite del pozo",
  },
  marks: { out: "se retiró" },
};
