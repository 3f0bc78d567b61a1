/** The games of the hall, as it tells them: what can be played, by how many, by which rules. */
import { get } from "../api/client";

export interface GameLine {
  key: string;
  title: string;
  presets: { key: string; title: string }[];
  seats: { low: number; high: number; usual: number };
  /** Minutes of a session; 0 where no clock ends it. */
  minutes: number;
  /** Partners sit across. */
  sides: boolean;
}

const BOURE: GameLine = {
  key: "boure",
  title: "Bouré",
  presets: [
    { key: "llaa", title: "LLAA tournament Bouré, with chips" },
    { key: "rap", title: "Rural Avoyelles Parish Bouré, with money in pretend" },
  ],
  seats: { low: 2, high: 7, usual: 5 },
  minutes: 30,
  sides: false,
};
let asked: Promise<GameLine[]> | undefined;

/** All games, fetched once; none while the hall does not answer. */
export function games(): Promise<GameLine[]> {
  asked ??= get<GameLine[]>("/api/games").then((answer) => {
    if (answer.ok) return answer.value;
    if (answer.trouble.error === "not found") return [BOURE];
    asked = undefined;
    return [];
  });
  return asked;
}
