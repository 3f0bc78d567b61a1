/** What the hall says before and between the lessons: the English, and what is said instead. */
import lessons from "../../../../../src/cardhall/messages/es/lessons.ftl";
import type { Said } from "../../heard";

export const messages = lessons;

export const said: Said = {
  "A board of 25 cards. Cover what is called, five in a line, and say “out”": "Un cartón de 25 cartas. Tape las que salen, cinco en línea, y cante",
  "Five cards, a trump suit and a pot. Take the most tricks, or at least one": "Cinco cartas, un triunfo y un pozo. Haga más bazas que nadie, o al menos una",
  "Five cards. Pair them with the cards that are turned; the first without a single card wins": "Cinco cartas. Haga par con las que se vuelven; gana quien primero se queda sin cartas sueltas",
  "Lay down sets and runs for points, and be rid of your last card first": "Baje grupos y escaleras para sumar puntos, y quédese sin cartas antes que nadie",
  "Two against two with 24 cards. Name trumps, and take three of the five tricks": "Dos contra dos, con 24 cartas. Elija el triunfo y haga tres de las cinco bazas",
  "Two against two. Bid for trumps, and catch the two fives: ten of the fourteen points": "Dos contra dos. Puje por el triunfo y cace los dos cincos: diez de los catorce puntos",
  "Two cards of your own, five for everybody, and four rounds of betting": "Dos cartas propias, cinco para todos y cuatro rondas de apuestas",
};
