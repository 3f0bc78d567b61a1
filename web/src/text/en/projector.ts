/** The words of the wall. */
const many = (n: number, one: string, more = `${one}s`) => `${n} ${n === 1 ? one : more}`;

export const projector = {
  title: "Projector",
  awards: "Awards",
  callNext: (place: string, game: string) => `Enter: call the ${place} of ${game}`,
  held: "The winners are named when the awards are given",
  names: (from: string, to: string) => `Table and seat by last name, ${from === to ? from : `${from} to ${to}`}`,
  /** The heads of the columns of a list. */
  heads: { place: "Place", name: "Name", game: "Game", against: "Against", table: "Table", seat: "Seat", match: "Match", teams: "Teams", points: "Points", prize: "Prize", games: "Games", satOut: "Sat out", score: "Score", result: "Result", losses: "Losses" },
  where: "Tables and seats",
  round: (n: number, final: boolean) => (final ? "The final" : `Round ${n}`),
  time: "Time",
  timeMore: "Finish the hand, then count the chips",
  page: (n: number, of: number) => `${n} of ${of}`,
  counted: (n: number, of: number) => `${n} of ${of} tables counted`,
  signin: "Sign-in closes in",
  signedIn: (n: number, of: number) => `${n} of ${of} signed in`,
  welcome: "Welcome",
  starts: (when: string) => `First cards ${when}`,
  takeSeats: "Please take your seats",
  done: "The tournament is decided",
  decided: "Decided",
  teamsIn: (n: number) => `${many(n, "team")} still in`,
  later: (tables: number[]) => `another clock at ${tables.length === 1 ? "table" : "tables"} ${tables.join(", ")}`,
  seatsOf: (game: string, n: number, final: boolean, seated: boolean) =>
    `${game}, ${final ? "the final" : `round ${n}`}${seated ? ": please take your seats" : ""}`,
  standingsOf: (game: string) => `${game}: standings`,
  between: "Next seats soon",
  tables: (n: number) => `Table ${n}`,
  next: "next page",
  hold: "Hold the page",
  goOn: "Turn pages",
  matches: "Matches now",
  versus: "against",
  bracket: "Bracket",
  clock: "Session clock",
};
