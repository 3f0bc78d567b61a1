import type { FrontWords } from "../../../front";

export const front: FrontWords = {
  line: "Diga cuántas bazas, y hágalas",
  presets: { "common-spades": "A 500, como se suele jugar" },
  round: "Partida",
  said: (act) => (act === "nil" ? "puja nil" : undefined),
};
