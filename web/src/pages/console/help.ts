/** The pages that help tells of: the parts of the console, how a game's seats are played, the judge's desk. */
import type { help } from "../../text/en/help";

export type HelpPage = keyof (typeof help)["pages"];
