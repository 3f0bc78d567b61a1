/** Words for a game that has none of its own on the felt yet. */
import type { GameWords } from "../../../game";

export const plain: GameWords = { name: "Cards", aim: "", prompts: {} };

declare module "../../../../text/areas" {
  interface WordsOfGames {
    plain: typeof plain;
  }
}
