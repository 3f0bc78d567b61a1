import type { FrontWords } from "../../../front";

export const front: FrontWords = {
  line: "Say how many tricks, then take them",
  presets: { "common-spades": "To 500, as it is mostly played" },
  round: "Game",
  said: (act) => (act === "nil" ? "bids nil" : undefined),
};
