/** The areas of the words in this language, the same as in ../en. */
import type { Areas, Catalogues } from "../areas";
import type { Body } from "../messages";

export const areas: Areas = {
  common: () => import("./common"),
  alive: () => import("./alive"),
  front: () => import("./front"),
  console: () => import("./console"),
  settings: () => import("./settings"),
  judge: () => import("./judge"),
  standings: () => import("./standings"),
  projector: () => import("./projector"),
  rules: () => import("./rules"),
  end: () => import("./end"),
  fairness: () => import("./fairness"),
  help: () => import("./help"),
  advice: () => import("./advice"),
  desk: () => import("./desk"),
  table: () => import("./table"),
  learn: () => import("./learn"),
  online: () => import("./online"),
  open: () => import("./open"),
  papers: () => import("./papers"),
  people: () => import("./people"),
  phone: () => import("./phone"),
  play: () => import("./play"),
  results: () => import("./results"),
  sit: () => import("./sit"),
  tour: () => import("./tour"),
};

/** What the hall says: the catalogues of `src/cardhall/messages`, parsed when the pages were built. */
export const messages: Catalogues = {
  grammar: () => import("./grammar"),
  hall: () => import("./hall"),
  house: () => import("../../../../src/cardhall/messages/fr/house.ftl"),
  server: () => import("../../../../src/cardhall/messages/fr/server.ftl"),
  table: () => import("../../../../src/cardhall/messages/fr/table.ftl"),
  advice: () => import("../../../../src/cardhall/messages/fr/advice.ftl"),
  machine: () => import("../../../../src/cardhall/messages/fr/machine.ftl"),
  lessons: () => import("../../../../src/cardhall/messages/fr/lessons.ftl"),
};

/** The words of each game's table lie with it. */
export const games = import.meta.glob("../../table/games/*/words/fr.ts");

/** What the hall says at each game's table and in its lesson lies with the game's rules. */
export const ofGames = import.meta.glob<{ default: Body }>("../../../../src/cardhall/games/*/words/fr/{game,referee,lesson}.ftl");
