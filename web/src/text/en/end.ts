/** The words at the end of a session at a table of one's own. */
const many = (n: number, one: string, more = `${one}s`) => `${n} ${n === 1 ? one : more}`;

export const end = {
  over: "That was it",
  won: (names: string) => `${names} won`,
  youWon: (partners: string) => (partners ? `You and ${partners} won!` : "You won!"),
  youCame: (place: string, of: number) => `You came ${place} of ${of}`,
  hands: (n: number, won: number) => `You played ${many(n, "hand")} and won ${won || "none"}.`,
  best: (gained: string) => `Your best brought ${gained}:`,
  look: (hand: number) => `look at hand ${hand}`,
  again: "Play again",
  waits: (host: string) => (host ? `${host} can begin again.` : "Whoever opened the table can begin again."),
  change: "Change something",
  home: "Home",
  check: "Check the deals",
  mine: "My games",
};
