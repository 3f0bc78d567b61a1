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
export type DayLine = S["DayLine"];
export type OutOfArea = S["OutOfArea"];
export type CallerCard = S["CallerCard"];
export type CalledGame = S["CalledGame"];
export type CalledSeat = S["CalledSeat"];
export type BoardsShown = S["BoardsShown"];

export type TableNow = S["TableNow"];
export type OfferedCall = S["OfferedCall"];

export type NightCard = S["NightCard"];
export type NightSeat = S["NightSeat"];
export type NightTable = S["NightTable"];
export type NightTableCard = S["NightTableCard"];
export type NightSeatLine = S["NightSeatLine"];
export type ScoreLine = S["ScoreLine"];
export type MyGame = S["MyGame"];
export type Sheet = Required<S["Sheet"]>;
export type FreezeoutCard = S["FreezeoutCard"];
export type FreezeoutSeat = S["FreezeoutSeat"];
export type FreezeoutTable = S["FreezeoutTable"];
export type LedgerCard = S["LedgerCard"];
export type LedgerSeat = S["LedgerSeat"];
export type LedgerTable = S["LedgerTable"];
export type Results = S["Results"];
export type ResultGame = S["ResultGame"];
export type ResultPlace = S["ResultPlace"];
export type ResultFigure = S["ResultFigure"];
export type LedgerChair = S["LedgerChair"];
export type LedgerLine = S["LedgerLine"];
export type LedgerPayment = S["LedgerPayment"];
export type Variation = S["Variation"];
export type CourseCard = NightCard | FreezeoutCard | LedgerCard;
export type CourseSeat = NightSeat | FreezeoutSeat | LedgerSeat;
export type CourseTable = NightTable | FreezeoutTable | LedgerTable;
export type DeskCard = S["DeskCard"];

/** What a person can ask of an event, told apart by `type`. */
export type HallCommand = S["EventCommand"]["command"];
export type SettingsPatch = S["SettingsPatch"];
export type EventLine = S["EventLine"];
export type TableLine = S["TableLine"];
export type ImportPreview = S["ImportPreview"];
export type BackupState = S["BackupState"];
export type StandsStill = S["StandsStill"];
export type RulesFound = S["RulesFound"];
export type PaperLine = S["PaperLine"];
export type Shelf = S["Shelf"];
