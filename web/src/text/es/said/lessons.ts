/** What the hall says before and between the lessons: the English, and what is said instead. */
import type { Said } from "../../heard";

export const said: Said = {
  "A board of 25 cards. Cover what is called, five in a line, and say “out”": "",
  "Five cards, a trump suit and a pot. Take the most tricks, or at least one": "",
  "Five cards. Pair them with the cards that are turned; the first without a single card wins": "",
  "Lay down sets and runs for points, and be rid of your last card first": "",
  "Two against two with 24 cards. Name trumps, and take three of the five tricks": "",
  "Two against two. Bid for trumps, and catch the two fives: ten of the fourteen points": "",
  "Two cards of your own, five for everybody, and four rounds of betting": "",
};
