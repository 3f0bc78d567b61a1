/** Les mots d'une table qu'on entend et qui bouge : chargés quand elle est là. */
import type { alive as English } from "../en/alive";

export const alive: typeof English = {
  yourTurn: "À vous de jouer",
  sound: "Sons",
  motion: "Cartes et jetons bougent",
  reconnecting: "Reconnexion …",
  turnKept: "Votre tour vous attend.",
  seatKept: "Votre place est gardée ; le temps du tour continue.",
};
