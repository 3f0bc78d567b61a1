/** What the hall says before and between the lessons: the English, and what is said instead. */
import lessons from "../../../../../src/cardhall/messages/fr/lessons.ftl";
import type { Said } from "../../heard";

export const messages = lessons;

export const said: Said = {
  "A board of 25 cards. Cover what is called, five in a line, and say “out”": "Un carton de 25 cartes. Couvrez celles qu’on appelle, cinq en ligne, et criez « Fini ! »",
  "Five cards, a trump suit and a pot. Take the most tricks, or at least one": "Cinq cartes, un atout et un pot. Faites le plus de plis, ou au moins un",
  "Five cards. Pair them with the cards that are turned; the first without a single card wins": "Cinq cartes. Mettez-les en paires avec celles qu’on retourne ; qui n’a plus de carte seule gagne",
  "Lay down sets and runs for points, and be rid of your last card first": "Posez brelans et suites pour des points, et débarrassez-vous d’abord de votre dernière carte",
  "Two against two with 24 cards. Name trumps, and take three of the five tricks": "Deux contre deux avec 24 cartes. Choisissez l’atout, et faites trois des cinq plis",
  "Two against two. Bid for trumps, and catch the two fives: ten of the fourteen points": "Deux contre deux. Annoncez pour l’atout, et prenez les deux cinq : dix des quatorze points",
  "Two cards of your own, five for everybody, and four rounds of betting": "Deux cartes à vous, cinq pour tous, et quatre tours de mises",
};
