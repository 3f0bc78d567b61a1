/** The areas of the words. A page names those that it says: router.svelte.ts. */
export const areas = {
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

/** The words of each game's table lie with it. */
export const games = import.meta.glob("../../table/games/*/words/en.ts");
