/** The words of Po-Ke-No on the felt. */
import type { GameWords } from "../../../game";
import type { poKeNo as English } from "./en";
import { capital, de, many, the } from "../../../../text/fr/grammar";

export const poKeNo: typeof English = {
  name: "Po-Ke-No",
  aim: "Cinq sur une ligne, ou les quatre coins et le centre : alors criez. La table appelle les cartes.",
  prompts: {
    call: { me: "Suivez votre carton.", others: () => "On appelle les cartes." },
    claims: { me: "Quelqu’un a crié. Vous aussi, sur cette carte ?", others: () => "On vérifie les lignes." },
    mine: { me: "Vous avez crié.", others: () => "On vérifie les lignes." },
  } as GameWords["prompts"],

  first: "La première carte va être appelée.",
  calls: (n: number) => `${n} sur 52`,
  before: "Appelées avant, la plus récente d’abord",
  bank: (chips: string) => `${chips} en banque`,
  extra: (names: string, chips: string) => `Mains à égalité : ${names} jouent une partie de plus pour ${chips}.`,

  out: "Fini !",
  outWhat: "une ligne de cinq, ou quatre coins et centre",
  saidOut: (names: string) => `${names} : fini !`,
  callsOut: "crie",
  sitsOut: "ne joue pas cette partie",
  noBoard: "sans carton dans cette partie",

  board: "Votre carton",
  boardHint: "Cinq rangées de cinq. Les flèches vont de carte en carte ; Entrée couvre une carte appelée.",
  cell: (row: number, column: number, card: string) => `Rangée ${row}, colonne ${column} : ${card}`,
  covered: "couverte",
  lacks: "remplirait une ligne",
  lacksPoKeNo: "remplirait coins et centre",
  notCalled: (card: string) => `${capital(the(card))} n’a pas encore été appelé${/^dame\b/.test(card) ? "e" : ""}.`,
  onBoard: (card: string, row: number, column: number) => `${capital(card)} : sur votre carton, rangée ${row}, colonne ${column}.`,
  notOnBoard: (card: string) => `${capital(card)} : pas sur votre carton.`,
  otherBoard: (name: string, covered: number) => `Carton ${de(name)} : ${many(covered, "carte couverte", "cartes couvertes")}`,

  whoCovers: (byHand: boolean) => (byHand ? "Je couvre mon carton. Touchez pour qu’on le couvre." : "On couvre mon carton. Touchez pour le couvrir vous-même."),
  coverForMe: "Couvert pour moi",
  coverByHand: "Je couvre",
  byHandHint: "Touchez sur votre carton chaque carte appelée. Ce qui échappe reste perdu : la table ne dit rien.",
};
