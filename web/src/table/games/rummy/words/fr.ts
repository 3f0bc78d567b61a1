/** The words of Rummy on the felt. */
import type { GameWords } from "../../../game";
import type { rummy as English } from "./en";
import { capital, many, the } from "../../../../text/fr/grammar";

const cards = (n: number) => many(n, "carte");

export const rummy: typeof English = {
  name: "Rummy",
  aim: "Posez trois ou quatre cartes de même valeur, ou trois qui se suivent dans une couleur. Ce qui vous reste en main à la fin compte contre vous.",
  prompts: {
    draw: { me: "Prenez une carte.", others: (name) => `${name} prend une carte.` },
    play: { me: "Posez, ou jetez.", others: (name) => `${name} pose et jette.` },
    owes: { me: "Servez-vous de la carte prise.", others: (name) => `${name} doit jouer la carte prise.` },
  } as GameWords["prompts"],

  stockLeft: (n: number) => `${cards(n)} au talon`,
  turnedOver: "Talon refait",
  timesOf: (n: number, most: number) => `${n} sur ${most}`,
  discards: "Défausse",
  discardsAre: (n: number, top: string) => (n ? `Défausse : ${cards(n)}, ${the(top)} dessus.` : "Défausse vide."),
  sets: "Combinaisons posées",
  noSets: "Rien n’est encore posé.",
  setOf: (number: number, owner: string, cards: string) => `Combinaison ${number}, ${owner} : ${cards}`,
  onTable: (points: number) => `${many(points, "point posé", "points posés")}`,
  mustUse: (who: string, card: string) => `${who} : ${the(card)} doit servir dans ce tour.`,

  byHand: "Comment ranger mes cartes",
  orders: { suit: "Par couleur", rank: "Par valeur", mine: "À ma façon" },
  handLabel: "Vos cartes",
  handHint: "Les flèches vont de carte en carte, Entrée (ou valeur et couleur) en choisit une, Maj et une flèche la déplacent. On peut aussi la glisser.",
  chosen: (card: string) => `${card}, au choix`,
  justDrawn: "vient d’arriver",
  owed: "doit servir",
  otherOrder: "Touchez pour un autre ordre.",
  holds: (points: number) => `${points} en main`,

  draw: "Piocher au talon",
  drawTurned: "Retourner la défausse et piocher",
  takeTop: (card: string) => `Prendre ${the(card)}`,
  takeDeep: (n: number) => `En prendre ${n}`,
  takeDeepTo: (card: string) => `jusqu’à celle qui doit servir : ${card}`,
  reachHint: "Touchez une carte de la défausse : elle vient avec celles du dessus.",
  mayReach: (card: string, n: number) => (n === 1 ? `${capital(card)} : prendre` : `${capital(card)} : prendre ${n} cartes, jusqu’à celle-ci`),
  mayNotReach: (card: string, why: string) => `${capital(card)}, pas maintenant : ${why}`,
  goOut: "Terminer",
  goOutHow: (laid: string, thrown: string) => (laid ? `${laid}, puis jeter ${the(thrown)}` : `jeter ${the(thrown)}`),
  layDown: (cards: string) => `Poser ${cards}`,
  addTo: (cards: string) => `Ajouter ${cards}`,
  addToSet: (owner: string, cards: string) => `à ${cards} (${owner})`,
  throwIt: (card: string) => `Jeter ${the(card)}`,
  putBack: "N’en choisir aucune",
  dropNew: "Ici : nouvelle combinaison",
  hint: "Touchez les cartes d’une combinaison, puis posez-les. Une carte seule se jette.",

  counted: "Les mains comptées",
  heldBy: (who: string, points: string) => `${who}, ${points}`,
  nothing: "plus de carte",
  sheet: "Feuille de marque",
  handColumn: "Donne",
  total: "Total",
  chips: "Jetons",
};
