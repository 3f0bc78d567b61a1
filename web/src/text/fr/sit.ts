/** Les mots de qui prend place à une table. */
import type { sit as English } from "../en/sit";
import { list } from "./grammar";

export const sit: typeof English = {
  title: (game: string) => `Une place : ${game}`,
  none: "Aucune table n’a ce code.",
  noneCure: "Relisez-le, lettre par lettre. Les tables finies n’en ont plus.",
  full: "Toutes les places sont prises.",
  fullWatch: "Regarder cette table",
  button: "Prendre place",
  with: (names: string[]) => `Avec ${list(names)}`,
  alone: "La table est encore vide.",
  card: "Comment on joue ici",
  known: "J’ai déjà une place ici, sur un autre appareil",
  pin: "PIN de l’autre appareil",
  pinHint: "Il s’y trouve sous « Jouer sur un autre appareil ».",
  taken: "Ce nom est pris à cette table. Ajoutez une initiale, ou tapez le PIN de votre autre appareil.",
};
