/** The words of the lessons' pages. What a lesson itself says is its own data, in the hall. */
import type { learn as English } from "../en/learn";
import { games } from "../../table/front/fr";
import { table } from "./table";
import { capital, figures, many, the } from "./grammar";

const card = (text: string) => table.cardName(text.charAt(0), text.charAt(1) as "S" | "H" | "D" | "C");
/** The hall's words for the suits. */
const SUITS: Record<string, string> = { spades: "pique", hearts: "cœur", diamonds: "carreau", clubs: "trèfle" };
const suited = (act: string) => act.replace(/^\w+/, (suit) => SUITS[suit] ?? suit).replace(" alone", ", en solo");

/** What a button says where the act is one word and means one thing. */
const BUTTONS: Record<string, string> = {
  "pick it up": "Prendre",
  alone: "En solo",
  pass: "Passer",
  stay: "Rester",
  draw: "Piocher au talon",
  fold: "Me coucher",
  check: "Parole",
  call: "Suivre",
  "all-in": "Tapis",
  show: "Montrer mes cartes",
  muck: "Les jeter",
  shuffle: "Battre",
  cut: "Couper",
};

/** What a button says, by the first word of the act; a few words mean two things. */
function button(game: string, act: string): string {
  const own = games[game]?.button?.(act);
  if (own) return own;
  const [verb = "", rest = ""] = [act.split(" ")[0], act.split(" ").slice(1).join(" ")];
  if (game === "po_ke_no") return { call: "Carte suivante", settle: "Laisser vérifier" }[verb] ?? "Fini !";
  if (SUITS[verb]) return capital(suited(act));
  switch (verb) {
    case "take":
      return rest ? `Prendre ${rest}` : game === "rummy" ? "Prendre la défausse" : "Prendre";
    case "name":
      return capital(suited(rest));
    case "bid":
      return `Annoncer ${rest}`;
    case "bet":
      return `Miser ${rest}`;
    case "raise":
      return `Relancer à ${rest}`;
    default:
      return BUTTONS[act] ?? BUTTONS[verb] ?? capital(act);
  }
}

/** What a button for the cards picked says. */
function pick(_game: string, verb: string, rest: string, cards: string[]): string {
  const [first = ""] = cards;
  const one = cards.length === 1 ? the(card(first)) : many(cards.length, "carte");
  if (verb === "play") return `Jouer ${one}`;
  if (verb === "discard") return `Écarter ${one}`;
  if (verb === "draw") return cards.length ? `En changer ${cards.length}` : "Garder les cinq";
  if (verb === "meld") return `Poser ${one}`;
  if (verb === "lay") return `Ajouter à la combinaison ${rest.split(" ")[1] ?? ""}`;
  return cards.length ? `Jeter ${one}` : "Ne rien jeter";
}

/** What somebody has just done, where one word says it. */
const SAID: Record<string, string> = {
  rob: "fait son choix",
  meld: "pose",
  lay: "ajoute une carte",
  discard: "écarte une carte",
  "all-in": "tapis",
  muck: "jette sa main",
  show: "montre",
  pass: "passe",
  stay: "reste",
  fold: "se couche",
  check: "parole",
  call: "suit",
  pick: "« Je prends »",
  alone: "« En solo »",
  out: "« Fini ! »",
};

/** What somebody has just done, in a word or two. */
function said(game: string, act: string): string {
  const own = games[game]?.said?.(act);
  if (own) return own;
  const [verb = "", rest = ""] = [act.split(" ")[0], act.split(" ").slice(1).join(" ")];
  const hidden = /^\d+$/.test(rest);
  if (SUITS[verb]) return `« ${capital(suited(act))} »`;
  switch (verb) {
    case "draw":
      if (game !== "boure") return "pioche";
      return Number(rest) || (!hidden && rest) ? `change ${hidden ? rest : many(rest.split(" ").length, "carte")}` : "servi";
    case "throw":
      return hidden ? `jette ${rest}` : rest.includes(" ") ? `jette ${rest.split(" ").length}` : `jette ${the(card(rest))}`;
    case "take":
      return rest ? `prend ${rest}` : "prend";
    case "name":
      return `atout : ${suited(rest)}`;
    case "bid":
      return `annonce ${rest}`;
    case "bet":
      return `mise ${rest}`;
    case "raise":
      return `relance à ${rest}`;
    default:
      return SAID[verb] ?? act;
  }
}

export const learn: typeof English = {
  title: "Apprendre un jeu",
  lead: "Cinq minutes chacun. On joue dès la première carte, et rien de ce que vous essayez ne peut mal tourner.",
  tile: (minutes: number, asks: number) => `${many(minutes, "minute")}, ${many(asks, "question")}`,
  begin: "Commencer",
  goOn: "Continuer la leçon",
  played: "Déjà faite",
  playedAgain: "La refaire",
  lessonOf: (title: string) => `${title} : la leçon`,
  all: "Leçons",
  step: (step: number, steps: number) => `Étape ${step} sur ${steps}`,
  next: "Continuer",
  back: "Un pas en arrière",
  again: "Recommencer",
  done: "La leçon est finie",
  playBots: "Jouer contre des robots",
  tryProblems: "Essayer un problème",
  problems: {
    title: (game: string) => `${game} : problèmes`,
    number: (n: number) => `Problème ${n}`,
    found: (found: number, of: number) => `${found} sur ${of} trouvés`,
    open: "Cartes ouvertes.",
    closed: "Que faites-vous ?",
    right: (act: string) => `Juste : ${act}.`,
    wrong: (act: string) => `${act} : il y a mieux.`,
    costs: (amount: string) => `Cela rapporte ${amount} de moins.`,
    better: (act: string) => `La bonne réponse : ${act}.`,
    proven: "Prouvé : toutes cartes ouvertes, rien ne fait mieux.",
    counted: (worlds: number) => `Compté sur ${worlds.toLocaleString("fr-FR")} donnes qui s’accordent avec ce que vous voyez.`,
    people: (found: number, tried: number) => `${found} sur ${tried} l’ont trouvé dans cette salle.`,
    next: "Problème suivant",
    missed: "Revoir ceux que j’ai manqués",
    over: (found: number, of: number) => `Vous les avez tous essayés et en avez trouvé ${found} sur ${of}.`,
    others: "Problèmes d’autres jeux",
    many: (n: number) => `${n} ${n > 1 ? "problèmes" : "problème"}`,
    amount: (hundredths: number, unit: string) => {
      const n = hundredths / (unit === "cents" ? 10_000 : 100);
      if (unit === "cents") return `${n.toFixed(2)} $`;
      const shown = Number(n.toFixed(n < 10 ? 1 : 0)) || Number(n.toFixed(2));
      return `${shown.toLocaleString("fr-FR")} ${unit === "chips" ? "jeton" : "point"}${shown >= 2 ? "s" : ""}`;
    },
  },
  notAllowed: "La règle dit non",
  notBest: "Il y a mieux",
  good: "Oui",
  choose: { one: "Touchez une carte", more: "Touchez les cartes" },
  chooseHint: "d’abord",
  button,
  pick,
  said,
  table: "La table",
  hand: "Vos cartes",
  actions: "Que faites-vous ?",
  cards: (n: number) => many(n, "carte"),
  covered: (n: number) => many(n, "couverte"),
  chips: (n: number) => `${figures(n)} ${n < 2 ? "jeton" : "jetons"}`,
  stack: (game: string, n: number) => (game === "holdem" ? figures(n) : learn.chips(n)),
  bet: (n: number) => `mise ${figures(n)}`,
  tricks: (n: number) => many(n, "pli"),
  points: (n: number) => many(n, "point"),
  trump: (suit: string) => `Atout : ${suited(suit)}`,
  bid: (bid: number) => `Annonce : ${bid}`,
  pot: (pot: number) => `Pot : ${figures(pot)}`,
  takes: (name: string) => capital(table.takes(name)),
  youTake: capital(table.youTake),
  me: table.me,
  marks: {
    deals: "donne",
    button: "bouton",
    small: "petite blinde",
    big: "grosse blinde",
    out: "hors jeu",
    partner: "votre partenaire",
    bids: "a choisi l’atout",
  } as Record<string, string>,
  mark: (game: string, mark: string): string => {
    return games[game]?.marks?.[mark] ?? learn.marks[mark] ?? "";
  },
  piles: {
    turned: "Retourne",
    trick: "Ce pli",
    "last-trick": "Le dernier pli",
    board: "Les cartes communes",
    offer: "Offerte",
    stock: "Talon",
    discards: "Défausse",
    called: "Appelées",
  } as Record<string, string>,
  set: (n: number) => `Combinaison ${n}`,
  left: (n: number) => many(n, "carte"),
  noCards: "encore aucune",
  cell: (name: string, covered: boolean) => (covered ? `${name}, couverte` : name),
  yourBoard: "Votre carton",
};
