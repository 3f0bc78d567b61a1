/** The words of Pedro on the felt. */
import type { GameWords } from "../../../game";
import type { pedro as English } from "./en";
import { many } from "../../../../text/fr/grammar";

/** The hall's words for the suits. */
const SUITS: Record<string, string> = { spades: "Pique", hearts: "Cœur", diamonds: "Carreau", clubs: "Trèfle" };

export const pedro: typeof English = {
  name: "Pedro",
  aim: "Annoncez combien des quatorze points votre camp prendra. Soixante gagnent.",
  prompts: {
    bid: { me: "Votre annonce ?", others: (name) => `${name} annonce.` },
    name: { me: "Nommez l’atout.", others: (name) => `${name} nomme l’atout.` },
    throw: { me: "Tout s’en va, sauf les atouts.", others: (name) => `${name} jette.` },
    rob: { me: "Complétez votre main.", others: (name) => `${name} complète sa main dans le paquet.` },
    play: { me: "Jouez une carte.", others: (name) => `À ${name} de jouer.` },
    lead: { me: "À vous d’entamer.", others: (name) => `${name} entame.` },
  } as GameWords["prompts"],
  action: ({ words }) => {
    const [verb = "", ...rest] = words.split(" ");
    if (verb === "pass") return { label: "Passer" };
    if (verb === "bid") return { label: rest.join(" ") };
    if (verb === "name") return { label: SUITS[rest.join(" ")] ?? rest.join(" ") };
    if (verb === "throw" && !rest.length) return { label: "Rien à jeter", what: "tout est atout" };
    if (verb === "throw") return { label: `Jeter ${many(rest.length, "carte")}`, what: "les atouts restent" };
    if (verb === "rob") return { label: "Prendre tous les atouts", what: "et les plus hautes du reste" };
    return undefined;
  },

  pass: "Passer",
  bidOf: (amount: string) => `Annoncer ${amount}`,
  bidIs: "Annonce",
  standing: (name: string, bid: number) => `${name} ${bid}`,
  inHand: "Cette donne",
  target: "Pour gagner",
  said: (words: string) => (words === "pass" ? "passe" : words.replace("bid ", "")),
  pack: "Le paquet : choisissez les cartes à garder",
  chosen: (n: number, of: number) => `${n} sur ${of}`,
  keepThese: "Garder celles-ci",
  chooseMyself: "Choisir moi-même",
  open: (name: string) => `Hors jeu, jetées par ${name}`,
};
