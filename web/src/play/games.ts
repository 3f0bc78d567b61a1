/** The games of the hall, as it tells them: what can be played, by how many, by which rules. */
import { get } from "../api/client";

export interface GameLine {
  key: string;
  title: string;
  /** Keys of the rules that it can be played by, the usual ones first. */
  presets: string[];
  fewest: number;
  most: number;
  usual: number;
  /** Minutes of a session; 0 where the game has an end of its own. */
  minutes: number;
  /** Partners sit across. */
  partners: boolean;
}

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
