/** The words of Euchre on the felt. */
import type { GameWords } from "../../../game";
import type { euchre as English } from "./en";
import { the } from "../../../../text/fr/grammar";

/** The hall's words for the suits. */
const SUITS: Record<string, string> = { spades: "Pique", hearts: "Cœur", diamonds: "Carreau", clubs: "Trèfle" };
const LABELS: Record<string, { label: string; what?: string }> = {
  pass: { label: "Passer" },
  "pick it up": { label: "Prendre", what: "sa couleur est l’atout" },
  alone: { label: "En solo", what: "sans partenaire" },
};
const SAID: Record<string, string> = { pass: "passe", "pick it up": "prend", alone: "en solo" };

export const euchre: typeof English = {
  name: "Euchre",
  aim: "Qui choisit l’atout doit faire trois plis sur cinq, avec son partenaire.",
  prompts: {
    bid: { me: "Cette couleur comme atout ?", others: (name) => `${name} annonce.` },
    "bid 2": { me: "Nommez une couleur, ou passez.", others: (name) => `${name} annonce.` },
    discard: { me: "Posez une carte face cachée.", others: (name) => `${name} écarte une carte.` },
    play: { me: "Jouez une carte.", others: (name) => `À ${name} de jouer.` },
    lead: { me: "À vous d’entamer.", others: (name) => `${name} entame.` },
  } as GameWords["prompts"],
  action: ({ words }) => {
    const [first = "", ...rest] = words.split(" ");
    return LABELS[words] ?? { label: SUITS[first] ?? first, ...(rest.length ? { what: "en solo" } : {}) };
  },

  turned: "Retourne",
  trumps: "Atout",
  maker: (name: string, alone: boolean) => (alone ? `${name}, en solo` : name),
  madeBy: "Choisi par",
  hands: "Donne",
  of: (n: number, all: number) => `${n} sur ${all}`,
  cup: (money: string) => `${money} à la cagnotte`,
  said: (words: string) => SAID[words] ?? words.replace(/\w+/, (suit) => SUITS[suit]?.toLowerCase() ?? suit).replace(" alone", ", en solo"),
  putDown: (card: string) => `Écarter ${the(card)}`,
};
