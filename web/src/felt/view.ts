/** What the hall says of a live table: see `cardhall.tables.views`. */
import type { SuitLetter } from "../cards/suits";
import type { OpenView, RulingView } from "./open/shapes";

export interface SeatView {
  seat: number;
  letter: string;
  name: string;
  taken: boolean;
  bot: boolean;
  sitting_in: boolean;
  stack: number;
  owed: number;
  status: string;
  dealer: boolean;
  turn: boolean;
  cards: number;
  drawn: number | null;
  tricks: number;
  card: string;
  /** What the game says of the seat, in the hall's words: "maker", "bid 9". */
  note: string;
  /** Milliseconds that she has in reserve, after the time of a turn. */
  bank: number;
  /** Of one who is out while others play on; 0 where that is told at the end. */
  place: number;
}
export interface TrickView {
  leader: number;
  cards: { seat: number; card: string }[];
  winner: number;
}
export interface MyCard {
  card: string;
  legal: boolean;
  words: string;
  why_not: string;
  clause: string;
}
export interface MyAction {
  words: string;
  cost: number;
  text: string;
}
export interface Mine {
  seat: number;
  cards: MyCard[];
  actions: MyAction[];
  barred: { words: string; why_not: string; clause: string }[];
  draw_max: number;
  may_draw_card: boolean;
  may_shuffle: boolean;
  may_cut: boolean;
  may_undo: boolean;
  may_buy_in: boolean;
  may_take_back_seat: boolean;
  must_acknowledge: boolean;
  /** Between two hands: may press "Next hand". */
  may_go_on: boolean;
  /** Somebody asks for a pause. */
  may_agree: boolean;
  /** At an open table: what is offered would be out of turn. */
  early: boolean;
  costs: string;
}
export interface HandReport {
  number: number;
  dealer: number;
  trump: string;
  turned: string;
  outcome: string;
  /** -1 where nobody, or more than one, won it. */
  winner: number;
  pot: number;
  paid: number[];
  stacks: number[];
  next_pot: number;
  played: TrickView[];
  winners: number[];
  text: string[];
  /** Of each line of the text; "" where none. */
  clauses: string[];
  /** At an open table: what was called in it. */
  rulings?: RulingView[];
  /** People's seats for which a bot moved in it. */
  stood_in: number[];
}
export interface LogLine {
  at: number;
  text: string;
  clause: string;
  seat: number;
}
export type GameName = "boure" | "pitty_pat" | "rummy" | "po_ke_no" | "pedro" | "euchre" | "holdem";
/** What everybody sees of a game beyond the common part; each game types its own in games/<game>/play.ts. */
export interface Play {
  game: string;
}
/** Somebody asks for a rest: it begins when every person has agreed. */
export interface PauseView {
  by: number;
  agreed: number[];
  /** All have agreed: nothing moves. */
  on: boolean;
  until: number;
}
export interface BlindsView {
  number: number;
  small: number;
  big: number;
  ante: number;
  /** The break behind that level. */
  rest: boolean;
}
/** The level in force, and the one that follows at `ends_at` or after `hands_left` more hands. */
export interface LevelView {
  now: BlindsView;
  then: BlindsView | null;
  since: number;
  ends_at: number;
  hands_left: number;
}
export interface TableView {
  game: GameName;
  /** The game's own step while a hand is on; for Bouré the stage itself. */
  phase: string;
  unit: "chips" | "cents" | "points";
  /** Seats that may act now; `turn` is -1 when there are several. */
  asked: number[];
  /** Seats that pressed "Next hand". */
  ready: number[];
  /** Sides that play together, by seats; none where each plays for herself. */
  partners: number[][];
  /** By side where there are sides. */
  scores: number[];
  play: Play | null;
  /** Set phrases that were said, the last few. */
  said: { seat: number; phrase: string; at: number }[];
  pause: PauseView | null;
  table: string;
  event: string;
  round: number;
  number: number;
  preset: string;
  reader: "seat" | "spectator" | "judge";
  /** Bouré goes from "draw" to "play" as on wood; the others have "hand" and, between hands, "pause". At an open
   *  table "calls" comes before the hand is counted. */
  stage: "seats" | "draw" | "shuffle" | "cut" | "stay" | "exchange" | "play" | "hand" | "calls" | "pause" | "ended";
  session: number;
  hand: number;
  step: number;
  seats: SeatView[];
  dealer: number;
  deck: number;
  pot: number;
  carried: number;
  trump: SuitLetter | "";
  turned: string;
  announced: string;
  turn: number;
  deadline: number;
  turn_ms: number;
  session_ms: number;
  ends_at: number;
  last_deal: boolean;
  out_pile: number;
  discards: number;
  stock: number;
  trick: TrickView | null;
  tricks: TrickView[];
  last_hand: HandReport | null;
  history: HandReport[];
  log: LogLine[];
  chair: { seat: number; reason: string; at: number; turn_left: number; looked_at: boolean } | null;
  commitment: string;
  reveals: { session: number; commitment: string; seed: string; salt: string }[];
  referee: string;
  /** Given at an open table. */
  open: OpenView | null;
  results: { session: number; stacks: number[]; pot: number; locked: number; start: number; why: string; places: number[] }[];
  table_card: { option: string; text: string; clause: string }[];
  spoken: { turn: string; card: string; trick: string; pot: string };
  may_begin: boolean;
  /** Why the table is over for good, in a sentence. */
  closed: string;
  /** Where blinds rise. */
  level: LevelView | null;
  /** Who may buy in again; `desk`: she pays there. */
  offers: { seat: number; chips: number; until: number; desk: boolean }[];
  /** What the next deal waits for beside the pause between two hands. */
  waits: "" | "answer" | "leave" | "players" | "break";
  /** I play on at another table: its id. */
  moved_to: string;
  mine: Mine | null;
  hands: { seat: number; cards: string[] }[];
}
