import type { FrontWords } from "../../../front";

export const front: FrontWords = {
  line: "Des partenaires et des valets d’atout",
  presets: {
    "lions-euchre": "L’euchre progressif des Lions",
  },
  round: "Partie",
  marks: { out: "ne joue pas" },
};
