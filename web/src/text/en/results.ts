/** The results of an event, for everybody, in words. */
const nth = (n: number) => {
  const tail = n % 100 > 10 && n % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th");
  return `${n}${tail}`;
};

export const outcome = {
  title: "Results",
  of: (event: string) => `Results: ${event}`,
  rehearsal: "A rehearsal: these people and results are made up.",
  final: "All is decided.",
  open: "Not all is decided yet: this page follows by itself.",
  awards: "Awards",
  held: "Decided. The winners are named when the awards are given.",
  award: (what: string, shared: boolean) => (shared ? `${what}, shared` : what),
  games: "Games",
  find: "Find a name",
  findHint: "Type a part of a name, or of an auxiliary.",
  none: "Nobody here is called so.",
  nobody: "Nobody has played yet.",
  places: (game: string) => `Places: ${game}`,
  place: nth,
  shared: "shared",
  noPlace: "–",
  status: { in: "still in", out: "", withdrawn: "withdrew", disqualified: "disqualified", absent: "absent", did_not_play: "did not play" } as Record<string, string>,
  rounds: (n: number, what: string) =>
    ({
      rounds: n === 1 ? "1 round" : `${n} rounds`,
      games: n === 1 ? "1 game" : `${n} games`,
      hands: n === 1 ? "1 hand" : `${n} hands`,
      matches: n === 1 ? "1 match" : `${n} matches`,
    })[what] ?? "",
  played: (people: number, rounds: string) => [`${people} in all`, rounds].filter(Boolean).join(", "),
  decided: "decided",
  going: "still going on",
  why: "Why this place",
  whyOf: (name: string) => `Why this place: ${name}`,
  whyOpen: "How it stands",
  prize: (money: string) => `Prize ${money}`,
  all: (n: number) => `Show all ${n}`,
  files: "To take along",
  csv: "For a spreadsheet",
  json: "For programs",
  pdf: "To print",
  ledger: "The money, for a spreadsheet",
  books: "The books",
  booksHint: "Only the chairperson sees these. Each book adds up to zero.",
  book: "Book",
  account: "Account",
  amount: "Amount",
  wall: (address: string) => `All places, and why: ${address.replace(/^https?:\/\//, "")}`,
  link: "All results, and why",
  deals: "Play the deal of this event",
};
