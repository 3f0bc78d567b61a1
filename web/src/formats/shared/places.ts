/** Ties for a place, as the console sees them: people who share one while the hall asks for an order. */
import type { CategoryCard, ConsoleView, TieCard } from "../../api/shapes";

export function placeTies(view: ConsoleView, category: CategoryCard): TieCard[] {
  const asked = view.needs.filter((need) => need.kind === "place_tie" && need.category === category.key);
  if (!asked.length) return [];
  const shared = category.standings.filter((line) => line.shared && line.place);
  return [...new Set(shared.map((line) => line.place))]
    .map((place) => shared.filter((line) => line.place === place))
    .map((level, i) => ({
      category: category.key,
      entries: level.map((line) => line.entry),
      names: level.map((line) => line.name),
      places: level.length,
      text: asked[i]?.text ?? "",
    }));
}
