/** What a game gives the common stage; games/README.md tells it in words. */
import type { Component } from "svelte";
import { withWords } from "../text";
import type { Catalogue } from "../text/areas";
import type { AtTable } from "./at.svelte";
import type { HandReport, LevelView, MyAction, SeatView, TableView } from "./view";

export type GameName = TableView["game"];

/** What a button says: the act itself, and under it what it costs or means. */
export interface ActionWords {
  label: string;
  what?: string;
}

export interface GameWords {
  /** As people call it: "Bouré". */
  name: string;
  /** One line for the first hand: what is it about? */
  aim: string;
  /** By what is asked (see `asks` below): the prompt to me, and to those who wait. */
  prompts: Record<string, { me: string; others: (name: string) => string }>;
  /** What a seat's status is called on its plate; without it only who is out of the hand, or of all. */
  statuses?: Record<string, string>;
  /** The words on a button; where there are none the server's own text stands. */
  action?: (action: MyAction, chips: (n: number) => string) => ActionWords | undefined;
}

export interface GameParts {
  /** What lies in the middle of the felt. Use shared/MiddleFrame unless all of it is wanted. */
  Middle: Component<{ at: AtTable }>;
  /** My cards and what I may do with them. Use shared/DockFrame. */
  Dock: Component<{ at: AtTable }>;
  words: GameWords;
  /** Which of the words' prompts is due; the view's phase where this is not given. */
  asks?: (at: AtTable) => string;
  /** A few words on a seat's plate: "drew 2", "bid 7"; the hall's own note where this is not given. */
  seatNote?: (seat: SeatView, at: AtTable) => string[];
  /** What a finished hand was for a seat, beside chips: "bouré", "reneged". */
  handNote?: (hand: HandReport, seat: number) => string;
  /** What lies before a seat on the felt: its bet, its melds, its board. */
  Before?: Component<{ at: AtTable; seat: SeatView }>;
  /** So many pixels high is that on a phone; without it lies on the foot of the face. */
  beforeHigh?: number;
  /** What the middle of the felt must have room for, in pixels; without it a trick. */
  middle?: { width: number; height: number };
  /** So many lines of facts at the top of a phone's felt; two without it. */
  factLines?: number;
  /** The same on the felt of the smallest phones. */
  narrowFactLines?: number;
  /** So many rows of choices are kept free under my cards on a phone, so that nothing moves; one without it. */
  choiceRows?: number;
  /** So many lines beneath what is asked are kept free for why and how; one without it. */
  saidLines?: number;
  /** The felt has room for what a hand came to, and the dock has not. */
  resultOnFelt?: boolean;
  /** Beneath the places at the end of a session: a score sheet. Fetched then. */
  atEnd?: () => Promise<{ default: Component<{ at: AtTable }> }>;
  /** In the head of the table, where the stakes rise: what they are now, and what comes then. */
  LevelLine?: Component<{ at: AtTable; level: LevelView }>;
  /** Open tables: the calls that come first, by the step of the hand; "" is any other step. */
  likely?: Record<string, string[]>;
  /** What was chosen stays chosen while others act, and through a reload. */
  keepsChosen?: boolean;
}

/** The games' folders: each table fetches its own game alone. */
const GAMES = import.meta.glob<{ parts: GameParts }>("./games/*/index.ts");

/** The parts of a game; one that has none of its own is played with the plain ones. */
export async function partsOf(game: GameName, referee: TableView["referee"]): Promise<GameParts> {
  const own = GAMES[`./games/${game}/index.ts`];
  const load = own ?? GAMES["./games/plain/index.ts"]!;
  const said: Catalogue[] = referee === "open" ? [`messages/${game}/referee`] : [];
  return (await withWords([`games/${own ? game : "plain"}`, `messages/${game}/game`, ...said], load)).parts;
}
