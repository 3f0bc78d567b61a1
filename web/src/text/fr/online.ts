/** The words of an event's tables that are played in the browser. */
import type { online as English } from "../en/online";
import { list, many } from "./grammar";

export const online: typeof English = {
  how: "Où se jouent ses tables",
  all: { physical: "Avec des cartes, aux tables de la salle.", live: "À l’écran, chaque personne sur son téléphone ou son ordinateur." },
  but: { physical: (tables) => `Avec des cartes : ${tables}.`, live: (tables) => `À l’écran : ${tables}.` },
  later: "Cela vaut pour ce qui est placé ou appelé à partir de maintenant.",
  allTo: { physical: "Jouer toutes les tables avec des cartes", live: "Jouer toutes les tables à l’écran" },
  allSet: { physical: "Toutes les tables se jouent avec des cartes.", live: "Toutes les tables se jouent à l’écran." },
  one: "Une table seulement",
  oneTo: { physical: (n) => `Jouer la table ${n} avec des cartes`, live: (n) => `Jouer la table ${n} à l’écran` },

  here: "À l’écran",
  hand: (n, over) => (n === 0 ? "Attend sa première donne" : over ? `La donne ${n} est finie` : `Donne ${n}`),
  stopped: "Arrêtée",
  botsFor: (names) => `Des robots jouent pour ${list(names)}.`,
  turn: (name) => `À jouer : ${name}`,
  allAway: "Personne n’est encore là ; des robots jouent.",
  people: (n, of) => (n === of ? "Tout le monde est là" : `${many(n, "personne")} sur ${of} ${n < 2 ? "est là" : "sont là"}`),
  nextTable: "Jouer à ma prochaine table",
  enterAnyway: "Inscrire le résultat à la main",

  ruleWhat: "Que s’est-il passé ?",
  ruleWho: "De qui s’agit-il ?",
  ruleDoes: "Ce que cela change",
  ruleNothing: "Rien ne change ; le jeu continue.",
  ruleSo: "Décider ainsi",
  ruleBack: "Une autre décision",
};
