/** The words about the rulebook. */
const many = (n: number, one: string, more = `${one}s`) => `${n} ${n === 1 ? one : more}`;

export const rules = {
  title: "Rulebook",
  lead: "Every rule that the hall goes by, in our own words, each with its number.",
  find: "Find a word or a number",
  group: "Part",
  all: "All parts",
  found: (n: number) => many(n, "rule"),
  none: "No rule has these words.",
  noneMore: "Try fewer words, or another part.",
  print: "Print what is shown",
  link: (id: string) => `Link to rule ${id}`,
  shownBy: "For instance:",
  kinds: {
    play: "play",
    score: "score",
    irregularity: "irregularity",
    tournament: "tournament",
    conduct: "conduct",
    print: "paper",
  } as Record<string, string>,
  groups: {
    "LLAA-T": "LLAA: the whole event",
    "LLAA-BOURE": "LLAA: Bouré",
    "LLAA-PITTY": "LLAA: Pitty-Pat",
    "LLAA-PEDRO": "LLAA: Pedro",
    "LLAA-POKENO": "LLAA: Po-Ke-No",
    "LLAA-RUMMY": "LLAA: Rummy",
    "LLAA-FORM": "LLAA: the entry blank",
    EUCHRE: "Euchre",
    RAP: "Rural Avoyelles Parish Bouré",
    HOLDEM: "Texas hold'em",
  } as Record<string, string>,
  house: "House rules decide:",
};
