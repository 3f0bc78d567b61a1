import type { CategoryCard } from "../../api/shapes";
import type { GivenByFolder } from "../format";

const AT_TABLES = ["playing", "time", "called", "disputed"];
const matches = (category: CategoryCard) => category.bracket?.matches ?? [];

export const format: GivenByFolder = {
  help: "bracket",
  inMatches: true,
  begun: (category) => !!category.bracket,
  ends: (category) => {
    const running = matches(category).flatMap((card) => (card.state === "playing" && card.deadline ? [card.deadline] : []));
    return running.length ? Math.min(...running) : 0;
  },
  shows: ["draw_bracket", "call_matches"],
  judged: (category) => ({ matches: matches(category).filter((card) => AT_TABLES.includes(card.state)) }),
  counted: (judged) => {
    const waiting = judged.matches.filter((card) => card.state === "called" || card.state === "disputed").length;
    return { rulings: waiting, waiting, calm: judged.matches.filter((card) => card.state === "playing" || card.state === "time").length };
  },
  disputed: (view) => view.matches.filter((card) => card.state === "disputed").length,
  playsAt: ({ match }) => (match && ["playing", "time"].includes(match.state) ? match.table : 0),
};
