import type { FrontWords } from "../../../front";

export const front: FrontWords = {
  line: "Deux cartes à vous, cinq pour tous",
  presets: {
    "kofc-holdem": "Tournoi, blindes qui montent",
    "cash-no-limit": "Table libre, sans limite",
    "cash-limit": "Table libre, limite fixe",
    "cash-pot-limit": "Table libre, limite au pot",
  },
};
