/** The games of the hall, as it tells them: what can be played, by how many, by which rules. */
import { get } from "../api/client";
import type { Shapes } from "../api/spoken";

/** `presets`: the usual one first; `minutes` 0: the game has an end of its own. */
export type GameLine = Shapes["GameLine"];

let asked: Promise<GameLine[]> | undefined;

/** All games, fetched once; none while the hall does not answer. */
export function games(): Promise<GameLine[]> {
  asked ??= get<GameLine[]>("/api/games").then((answer) => {
    if (answer.ok) return answer.value;
    asked = undefined;
    return [];
  });
  return asked;
}
