/** What the hall says everywhere: signing in, lines and addresses: the English, and what is said instead. */
import server from "../../../../../src/cardhall/messages/fr/server.ftl";
import type { Said } from "../../heard";

export const messages = server;

export const said: Said = {
  "Ask the chairperson": "Demandez à la direction",
  "Choose another table": "Choisissez une autre table",
  "Choose one of those shown": "Choisissez parmi ce qui est montré",
  "Nothing else is lost": "Rien d’autre n’est perdu",
  "Sign in first": "Entrez d’abord avec votre code",
  "There is no such hand": "Cette donne n’existe pas",
  "Too many at once": "C’est trop à la fois",
  "Too many pages are open": "Trop de pages sont ouvertes",
  "Try again": "Réessayez",
  "Type it again": "Retapez-le",
  "Wait a minute": "Attendez une minute",
  "Play on": "Continuez",
  "The hands of a session are open when it is over": "Les mains d’une séance s’ouvrent quand elle est finie",
  "There is no such table": "Cette table n’existe pas",
  "Send the same again": "Renvoyez la même chose",
  "Close it and send it again": "Fermez-le et renvoyez",
  "Free some space and send it again": "Libérez de la place et renvoyez",
  "Send it again": "Renvoyez",
  "Somebody else is using the database": "La base de données est occupée",
  "The disk is full": "Le disque est plein",
  "The disk would not take it": "Le disque n’en a pas voulu",
  "Wait a moment": "Attendez un instant",
  "Wait a moment and send it again": "Attendez un instant et renvoyez",
  "{text} was deleted, moved or replaced while the hall is open: nothing more is taken": "{text} : fichier effacé, déplacé ou remplacé pendant que la salle est ouverte ; plus rien n’est pris",
  "Put it back where it was": "Remettez-le où il était",
  "If it is gone, download the events from the console before you close the hall": "S’il est perdu, téléchargez les événements depuis la console avant de fermer la salle",
  "If it is back, close the hall and start it again": "S’il est revenu, fermez la salle et relancez-la",
};
