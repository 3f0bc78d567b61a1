/** What a format of play gives the pages besides its parts; README.md tells it in words. */
import type { Desk } from "../desk.svelte";
import type {
  CaptainView,
  CategoryCard,
  ConsoleView,
  FormatCard,
  FormatSeat,
  FormatTable,
  HallCommand,
  JudgeView,
  PlayerView,
  ProjectorView,
} from "../api/shapes";
import type { HelpPage } from "../pages/console/help";
import type { Captain } from "../phone/captain.svelte";
import type { Snippet } from "svelte";
import type { Room, WallTold } from "./shared/wall";

/** Tables of games that are on, as the judge sees them. */
export type Judged = Pick<JudgeView, "tables" | "matches">;
export type Put = (type: string, more: Record<string, unknown>) => void;

/** What the wall hands to a format's part of it: the room there is, which page is wanted, and who is to be told of how many there are. */
export interface FromWall {
  view: ProjectorView;
  room: Room;
  n: number;
  tell: (told: WallTold) => void;
}

/** What each part of a folder is handed, by its file: `Console.svelte`, `Seat.svelte`. */
export interface Parts {
  /** A game on the chairperson's page; `open` is the table that a need points to. */
  Console: { desk: Desk<ConsoleView>; view: ConsoleView; category: CategoryCard; card: FormatCard | null; open: number };
  /** What was decided so far, each to be corrected. */
  Results: { desk: Desk<ConsoleView>; view: ConsoleView; category: CategoryCard };
  /** The judge's: either what waits for a ruling, or the tables that play. */
  Judge: { desk: Desk<JudgeView> | Desk<ConsoleView>; card?: FormatCard; judged?: Judged; calm?: boolean; several?: boolean };
  /** A player's own page; `told` is what the hall tells them first. */
  Seat: { view: PlayerView; put: Put; seat: FormatSeat | null; told: Snippet };
  /** The phone that lies on a table, the whole page of it. */
  Table: { captain: Captain; view: CaptainView; put: Put; table: FormatTable | null };
  /** The wall: the page of its own that it is asked for. */
  Wall: FromWall & { card?: FormatCard };
}
export type Part = keyof Parts;

/** What `index.ts` of a folder answers. */
export interface GivenByFolder {
  /** Its page takes the names and keeps the money: no entries, no cash box, no sign-in beside it. */
  atHome?: boolean;
  /** The help on its seats, where they are played in a way of their own. */
  help?: HelpPage;
  /** A rehearsal of it can be shown round: the tour of a first event tells of its steps. */
  tour?: boolean;
  /** Losses are of matches: nobody carries a tag. */
  inMatches?: boolean;
  /** Whether a game shows something before anybody has entered it. */
  begun?: (category: CategoryCard) => boolean;
  /** How many tables of the latest round there are, and how many are done. */
  progress?: (category: CategoryCard) => { done: number; of: number };
  /** When the time of its tables is over, ms by the hall's clock; 0 while none runs. */
  ends?: (category: CategoryCard) => number;
  /** What was done by these commands is to be seen among the seats and tables. */
  shows?: string[];
  /** How what a button has done is taken back by one more. */
  undo?: (command: HallCommand) => HallCommand | undefined;
  /** The tables of a game that are on; without it the `Judge` part is handed its card. */
  judged?: (category: CategoryCard) => Partial<Judged>;
  /** How many of those want a ruling, how many wait for that or for a count, and how many play. */
  counted?: (judged: Judged) => { rulings: number; waiting: number; calm: number };
  /** How many wait for nobody but a judge. */
  disputed?: (view: JudgeView) => number;
  /** The table from which a player may call the chair at the foot of the page; 0 for none. */
  playsAt?: (view: PlayerView) => number;
}

export interface Format extends GivenByFolder {
  /** The folder's name, as events and presets write it. */
  key: string;
}
