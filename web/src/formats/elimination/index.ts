import type { CategoryCard } from "../../api/shapes";
import type { GivenByFolder } from "../format";

const latest = (category: CategoryCard) => category.rounds[category.rounds.length - 1]?.tables ?? [];
/** What a ruling is awaited for, the gravest first. */
export const AWAITED = ["called", "disputed", "tied", "short"];

export const format: GivenByFolder = {
  help: "rounds",
  tour: true,
  begun: (category) => category.rounds.length > 0,
  progress: (category) => ({
    done: latest(category).filter((card) => card.state === "done" || card.state === "void").length,
    of: latest(category).length,
  }),
  ends: (category) => Math.max(0, ...latest(category).map((card) => (card.state === "playing" ? card.deadline : 0))),
  shows: ["draw_seats", "start_round", "close_round"],
  // a round closed by a wrong touch is open again by one more
  undo: (command) => (command.type === "close_round" ? { type: "reopen_round", category: command.category } : undefined),
  judged: (category) => ({ tables: latest(category) }),
  counted: ({ tables }) => ({
    rulings: tables.filter((card) => card.state !== "short" && AWAITED.includes(card.state)).length,
    waiting: tables.filter((card) => AWAITED.includes(card.state)).length,
    calm: tables.filter((card) => card.state === "playing" || card.state === "time").length,
  }),
  disputed: (view) => view.disputes.length + view.ties.length,
  playsAt: (view) => (view.state === "playing" || view.state === "time" ? view.table : 0),
};
