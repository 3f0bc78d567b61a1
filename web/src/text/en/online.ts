/** The words of an event's tables in the browser: which are, how they stand, what is ruled there. */
const many = (n: number, one: string, more = `${one}s`) => `${n} ${n === 1 ? one : more}`;

export const online = {
  how: "Where its tables are played",
  all: { physical: "With cards, at tables in the hall.", live: "In the browser, each on a phone or computer of their own." } as Record<string, string>,
  but: { physical: (tables: string) => `With cards: ${tables}.`, live: (tables: string) => `In the browser: ${tables}.` } as Record<string, (tables: string) => string>,
  later: "It holds for what is seated or called from now on.",
  allTo: { physical: "Play all tables with cards", live: "Play all tables in the browser" } as Record<string, string>,
  allSet: { physical: "All tables are played with cards.", live: "All tables are played in the browser." } as Record<string, string>,
  one: "One table alone",
  oneTo: { physical: (n: number) => `Play table ${n} with cards`, live: (n: number) => `Play table ${n} in the browser` } as Record<string, (n: number) => string>,

  here: "In the browser",
  hand: (n: number, over: boolean) => (n === 0 ? "Waits for its first hand" : over ? `Hand ${n} is over` : `Hand ${n}`),
  stopped: "Stopped",
  botsFor: (names: string[]) => `Bots play for ${names.join(", ")}.`,
  turn: (name: string) => `To move: ${name}`,
  allAway: "Nobody has come yet; bots play.",
  people: (n: number, of: number) => (n === of ? "All are here" : `${many(n, "person", "people")} of ${of} here`),
  nextTable: "Play at my next table",
  enterAnyway: "Enter the result by hand",

  ruleWhat: "What happened?",
  ruleWho: "Who is it about?",
  ruleDoes: "What it changes",
  ruleNothing: "Nothing changes; play goes on.",
  ruleSo: "Rule it so",
  ruleBack: "Another ruling",
};
