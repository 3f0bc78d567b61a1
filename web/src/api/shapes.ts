/** The shapes that pages speak of, by short names; generated from the hall's own description. */
import type { components } from "./types";

type S = components["schemas"];

export type ConsoleView = S["ConsoleView"];
export type JudgeView = S["JudgeView"];
export type ProjectorView = S["ProjectorView"];
export type CaptainView = S["CaptainView"];
export type PlayerView = S["PlayerView"];
export type Head = S["Head"];
export type Action = S["Action"];
export type Need = S["Need"];
export type CategoryCard = S["CategoryCard"];
export type RoundCard = S["RoundCard"];
export type TableCard = S["TableCard"];
export type SeatCard = S["SeatCard"];
export type ReportCard = S["ReportCard"];
export type TieCard = S["TieCard"];
export type CallCard = S["CallCard"];
export type EntryLine = S["EntryLine"];
export type Standing = S["Standing"];
export type Award = S["Award"];
export type IncidentKind = S["IncidentKind"];
export type IncidentCard = S["IncidentCard"];
export type LogLine = S["LogLine"];
export type SeatLine = S["SeatLine"];
export type Consequences = S["Consequences"];
export type BracketCard = S["BracketCard"];
export type MatchCard = S["MatchCard"];
export type MatchLine = S["MatchLine"];

/** What a person can ask of an event, told apart by `type`. */
export type HallCommand =
  | S["AddMinutes"]
  | S["AddSeat"]
  | S["BlankName"]
  | S["CallChair"]
  | S["CallMatches"]
  | S["CallTime"]
  | S["ChangeEntry"]
  | S["ChangeSettings"]
  | S["CloseRound"]
  | S["CorrectMatch"]
  | S["CorrectPayment"]
  | S["CorrectResult"]
  | S["CountCash"]
  | S["CreateEvent"]
  | S["Disqualify"]
  | S["DrawBracket"]
  | S["DrawSeats"]
  | S["EnterPlaceGame"]
  | S["EnterTieGame"]
  | S["GiveRuling"]
  | S["ImportEntries"]
  | S["IssueLot"]
  | S["LiftDisqualification"]
  | S["MarkSeat"]
  | S["NewCode"]
  | S["RecordIncident"]
  | S["Rehearse"]
  | S["Reinstate"]
  | S["ReportCount"]
  | S["ReportMatch"]
  | S["SetOption"]
  | S["SetStack"]
  | S["SetTableMode"]
  | S["SettleDispute"]
  | S["SettleMatch"]
  | S["SignIn"]
  | S["StartRound"]
  | S["Substitute"]
  | S["SwapSeats"]
  | S["TakeBackCall"]
  | S["TakeBackMatch"]
  | S["TakeBackReport"]
  | S["TakeBackStart"]
  | S["TakeEntry"]
  | S["TakePayment"]
  | S["UndoCorrection"]
  | S["UndoSignIn"]
  | S["VoidTable"]
  | S["Withdraw"];
export type SettingsPatch = S["SettingsPatch"];
export type EventLine = S["EventLine"];
export type TableLine = S["TableLine"];
export type ImportPreview = S["ImportPreview"];
export type BackupState = S["BackupState"];
export type RulesFound = S["RulesFound"];
