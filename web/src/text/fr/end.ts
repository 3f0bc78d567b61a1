/** Les mots de la fin d’une séance, à une table à soi. */
import type { end as English } from "../en/end";
import { many } from "./grammar";

export const end: typeof English = {
  over: "C’est fini",
  won: (names: string) => `Gagné : ${names}`,
  youWon: (partners: string) => (partners ? `Gagné, avec ${partners} !` : "Vous avez gagné !"),
  youCame: (place: string, of: number) => `Votre place : ${place} sur ${of}`,
  hands: (n: number, won: number) => won ? `Vous avez joué ${many(n, "donne")} et en avez gagné ${won}.` : `Vous avez joué ${many(n, "donne")} sans rien gagner.`,
  best: (gained: string) => `La meilleure vous a rapporté ${gained} :`,
  look: (hand: number) => `revoir la donne ${hand}`,
  again: "Rejouer",
  waits: (host: string) => (host ? `${host} peut relancer une partie.` : "Qui a ouvert la table peut relancer une partie."),
  change: "Changer quelque chose",
  home: "Accueil",
  check: "Vérifier les donnes",
  mine: "Mes parties",
};
