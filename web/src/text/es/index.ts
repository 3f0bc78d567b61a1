/** The areas of the words in this language, the same as in ../en. */
import type { Areas } from "../areas";

export const areas: Partial<Areas> = {
  advice: () => import("./advice"),
  caller: () => import("./caller"),
  desk: () => import("./desk"),
  felt: () => import("./felt"),
  freezeout: () => import("./freezeout"),
  learn: () => import("./learn"),
  ledger: () => import("./ledger"),
  night: () => import("./night"),
  papers: () => import("./papers"),
  phone: () => import("./phone"),
  play: () => import("./play"),
  results: () => import("./results"),
  "games/boure": () => import("./games/boure"),
  "games/euchre": () => import("./games/euchre"),
  "games/holdem": () => import("./games/holdem"),
  "games/pedro": () => import("./games/pedro"),
  "games/pitty_pat": () => import("./games/pitty_pat"),
  "games/plain": () => import("./games/plain"),
  "games/po_ke_no": () => import("./games/po_ke_no"),
  "games/rummy": () => import("./games/rummy"),
};
