import type { FrontWords } from "../../../front";

export const front: FrontWords = {
  line: "Annoncez vos plis, puis faites-les",
  presets: { "common-spades": "En 500, comme on y joue le plus" },
  round: "Partie",
  said: (act) => (act === "nil" ? "annonce nil" : undefined),
};
