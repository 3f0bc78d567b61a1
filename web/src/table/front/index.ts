/** What a game says where it is not played: at the front door, among the lessons, in the head of its table. It lies in
 *  the game's folder, `front/<language>.ts`, and is fetched for all games together: keep it short. */
export interface FrontWords {
  /** What the game is like, in one line under its name. */
  line: string;
  /** Ways of playing it, by the key of their rules. */
  presets?: Record<string, string>;
  /** What a round of it is called, in the head of a table: "Match". */
  round?: string;
  /** In its lesson: marks at a seat that mean something of this game's own. */
  marks?: Record<string, string>;
  /** In its lesson: what a button says, and what somebody has just done; undefined is what other games say. */
  button?: (act: string) => string | undefined;
  said?: (act: string) => string | undefined;
}

/** What was found in the folders, by the name of the game. */
export function byGame(found: Record<string, FrontWords>): Record<string, FrontWords> {
  const out: Record<string, FrontWords> = {};
  for (const path of Object.keys(found)) out[path.split("/")[2] ?? ""] = found[path]!;
  return out;
}

/** The ways of playing each game, together. */
export const presetsOf = (games: Record<string, FrontWords>): Record<string, string> => Object.assign({}, ...Object.values(games).map((game) => game.presets));

/** The line of each game. */
export const linesOf = (games: Record<string, FrontWords>): Record<string, string> =>
  Object.fromEntries(Object.entries(games).map(([name, game]) => [name, game.line]));
