/** The words of the Po-Ke-No caller's page. */
const many = (n: number, one: string, more = `${one}s`) => `${n} ${n === 1 ? one : more}`;
const chips = (n: number) => (n === 1 ? "one chip" : `${n} chips`);

export const caller = {
  open: "Call the cards",
  goOn: "Go on calling",
  toTable: "Back to the table",
  game: (n: number, extra: boolean) => (extra ? `Game ${n}, between the even hands` : `Game ${n}`),
  bank: (n: number) => `Bank: ${chips(n)}`,
  played: (n: number) => (n ? `${many(n, "game")} played` : "No game played yet"),
  last: (n: number, text: string) => `Game ${n}: ${text}.`,
  strike: (n: number) => `Strike game ${n}`,
  begin: (n: number) => `Begin game ${n}`,
  beginExtra: "Begin the extra game",
  extra: (names: string[], n: number) => `${names.join(" and ")} play one more game for ${chips(n)}.`,
  over: "Time is up. Begin no other game: count the chips.",
  waits: "The round has not begun.",
  how: "Who turns the cards?",
  physical: "I do, from the pack",
  hall: "This phone draws them",
  calls: (name: string) => `${name} calls this game and has no board.`,

  first: "Shuffle all 52, turn the first card, and tap it here.",
  firstHall: "Press below for the first card.",
  called: (n: number) => `${many(n, "card")} called`,
  lastCalled: "Just called",
  before: "Before it",
  pack: "The pack: tap the card that you turned",
  isCalled: (name: string) => `${name}, called`,
  takeBack: (name: string) => `Not the ${name}: take it back`,
  notThis: "Not this one",
  next: "Call the next card",
  nextFirst: "Call the first card",
  allCalled: "All 52 are called.",
  dead: "Nobody is out: end the game",
  out: "Somebody is out",
  another: "Somebody else is out too",
  notOut: "Nobody after all",

  who: "Who called out?",
  board: (n: number) => `board ${n}`,
  which: (name: string) => `Which board has ${name}?`,
  whichHint: "The number is printed on it.",
  taken: (n: number, name: string) => `Board ${n}, ${name}'s`,
  boardNo: (n: number) => `Board ${n}`,
  other: "It is another board",
  full: "Which line is called?",
  picture: (n: number) => `Board ${n}; called cards are covered`,
  covered: (name: string) => `${name}, called`,
  notCovered: (name: string) => `${name}, not called`,
  none: (n: number) => `No line of board ${n} is full.`,
  noneMore: "Look at the counters. Play goes on.",
  falsely: "Write the false call down",
  wrongBoard: "Another board",
  lines: ["Row 1", "Row 2", "Row 3", "Row 4", "Row 5", "Column 1", "Column 2", "Column 3", "Column 4", "Column 5", "Diagonal down", "Diagonal up", "Po-Ke-No"],
  fromOther: "Tap the five cards of the line.",
  fromOtherCorners: "They are the four corners and the centre",
  claim: "These five",
  false: (names: string[]) => `Called falsely: ${names.join(", ")}.`,

  claims: "Out on this card",
  pays: (n: number) => `is paid ${chips(n)}`,
  beaten: "is beaten",
  even: "even",
  withdraw: (name: string) => `${name} is not out`,
  pay: (name: string, n: number) => `Pay ${name} ${chips(n)}`,
  settleEven: "Even hands: one more game",

  won: "Won so far",
  boxBack: "Both decks are back in the box",
  boxIs: "The cards of this table are back.",
  listSays: (name: string, n: number) => `The caller's list has ${chips(n)} for ${name}.`,
  listHint: "Count the chips once more. If the count is right, send it: the count decides.",
};

declare module "../../../text/areas" {
  interface WordsOfFormats {
    caller: typeof caller;
  }
}
