/** What the hall says of a live table: see `cardhall.tables.views`. */
import type { SuitLetter } from "../cards/suits";

export interface SeatView {
  seat: number;
  letter: string;
  name: string;
  taken: boolean;
  bot: boolean;
  sitting_in: boolean;
  stack: number;
  owed: number;
  status: "waiting" | "undecided" | "in" | "out" | "lost" | "disqualified" | "empty";
  dealer: boolean;
  turn: boolean;
  cards: number;
  drawn: number | null;
  tricks: number;
  card: string;
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
  costs: string;
}
export interface HandReport {
  number: number;
  dealer: number;
  trump: string;
  turned: string;
  outcome: string;
  winner: number;
  pot: number;
  paid: number[];
  stacks: number[];
  next_pot: number;
  played: TrickView[];
  text: string[];
}
export interface LogLine {
  at: number;
  text: string;
  clause: string;
  seat: number;
}
export interface TableView {
  table: string;
  event: string;
  round: number;
  number: number;
  preset: string;
  reader: "seat" | "spectator" | "judge";
  stage: "seats" | "draw" | "shuffle" | "cut" | "stay" | "exchange" | "play" | "ended";
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
  results: { session: number; stacks: number[]; pot: number; locked: number; start: number; why: string }[];
  table_card: { option: string; text: string; clause: string }[];
  spoken: { turn: string; card: string; trick: string; pot: string };
  may_begin: boolean;
  mine: Mine | null;
  hands: { seat: number; cards: string[] }[];
}
