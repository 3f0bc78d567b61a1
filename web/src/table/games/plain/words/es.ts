/** Las palabras de un juego que aún no tiene las suyas. */
import type { GameWords } from "../../../game";

export const plain: GameWords = { name: "Cartas", aim: "", prompts: {} };
