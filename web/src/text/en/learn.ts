/** The words of the lessons' pages. What a lesson itself says is its own data, in the hall. */
import { games } from "../../table/front/en";
import { table } from "./table";

const many = (n: number, one: string, more = `${one}s`) => `${n} ${n === 1 ? one : more}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const card = (text: string) => table.cardName(text.charAt(0), text.charAt(1) as "S" | "H" | "D" | "C");
const SUITS = ["spades", "hearts", "diamonds", "clubs"];

/** What a button says, by the first word of the act; a few words mean two things. */
function button(game: string, act: string): string {
  const own = games[game]?.button?.(act);
  if (own) return own;
  const [verb = "", rest = ""] = [act.split(" ")[0], act.split(" ").slice(1).join(" ")];
  if (game === "po_ke_no") return { call: "Next card", settle: "Let the caller look" }[verb] ?? "Out!";
  if (SUITS.includes(verb)) return capital(act);
  switch (verb) {
    case "take":
      return rest ? `Take ${rest}` : game === "rummy" ? "Take the discard" : "Take it";
    case "draw":
      return "Draw from the stock";
    case "name":
      return capital(rest);
    case "raise":
      return `Raise to ${rest}`;
    case "show":
      return "Show my cards";
    case "muck":
      return "Throw them away";
    default:
      return capital(act);
  }
}

/** What a button for the cards picked says. */
function pick(_game: string, verb: string, rest: string, cards: string[]): string {
  const [first = ""] = cards;
  const one = cards.length === 1 ? `the ${card(first)}` : many(cards.length, "card");
  if (verb === "play") return `Play ${one}`;
  if (verb === "discard") return `Put down ${one}`;
  if (verb === "draw") return cards.length ? `Throw ${cards.length} and draw ${cards.length}` : "Keep all five";
  if (verb === "meld") return `Lay down ${one}`;
  if (verb === "lay") return `Add to set ${rest.split(" ")[1] ?? ""}`;
  return cards.length ? `Throw ${one}` : "Throw nothing";
}

/** What somebody has just done, in a word or two. */
function said(game: string, act: string): string {
  const own = games[game]?.said?.(act);
  if (own) return own;
  const [verb = "", rest = ""] = [act.split(" ")[0], act.split(" ").slice(1).join(" ")];
  const hidden = /^\d+$/.test(rest);
  if (verb === "out") return "“Out!”";
  if (game === "euchre" && SUITS.includes(verb)) return `“${capital(act)}”`;
  if (verb === "pick" || verb === "alone") return `“${capital(act)}”`;
  switch (verb) {
    case "draw":
      return game === "boure" ? (Number(rest) || (!hidden && rest) ? `draws ${hidden ? rest : many(rest.split(" ").length, "card")}` : "keeps all") : "draws";
    case "throw":
      return hidden ? `throws ${rest}` : rest.includes(" ") ? `throws ${rest.split(" ").length}` : `throws the ${card(rest)}`;
    case "rob":
      return "takes a pick";
    case "take":
      return rest ? `takes ${rest}` : "takes it";
    case "meld":
      return "lays down";
    case "lay":
      return "adds a card";
    case "discard":
      return "puts one down";
    case "raise":
      return `raises to ${rest}`;
    case "all-in":
      return "all in";
    case "muck":
      return "throws the hand away";
    case "show":
      return "shows";
    case "pass":
      return "passes";
    default:
      return `${verb}s${rest ? ` ${rest}` : ""}`;
  }
}

export const learn = {
  title: "Learn a game",
  lead: "Five minutes each. You play from the first card on, and nothing that you try can go wrong.",
  tile: (minutes: number, asks: number) => `${minutes} minutes, ${asks} questions`,
  begin: "Begin",
  goOn: "Go on where you were",
  played: "Played",
  playedAgain: "Play it again",
  lessonOf: (title: string) => `${title}: a lesson`,
  all: "Lessons",
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  next: "Go on",
  back: "Step back",
  again: "Begin again",
  done: "That was the lesson",
  playBots: "Play a hand against bots",
  tryProblems: "Try a problem",
  problems: {
    title: (game: string) => `${game}: problems`,
    number: (n: number) => `Problem ${n}`,
    found: (found: number, of: number) => `${found} of ${of} found`,
    open: "All cards lie open.",
    closed: "What do you do?",
    right: (act: string) => `Right: ${act}.`,
    wrong: (act: string) => `${act}: there is a better one.`,
    costs: (amount: string) => `It brings ${amount} less.`,
    better: (act: string) => `Right is: ${act}.`,
    proven: "Proven: with all cards open, nothing does better.",
    counted: (worlds: number) => `Counted over ${worlds.toLocaleString("en-US")} deals that agree with what you see.`,
    people: (found: number, tried: number) => `${found} of ${tried} in this hall found it.`,
    next: "Next problem",
    missed: "Those I missed, again",
    over: (found: number, of: number) => `You have tried them all and found ${found} of ${of}.`,
    others: "Problems of other games",
    many: (n: number) => many(n, "problem"),
    amount: (hundredths: number, unit: string) => {
      const n = hundredths / (unit === "cents" ? 10_000 : 100);
      return unit === "cents" ? `$${n.toFixed(2)}` : many(Number(n.toFixed(n < 10 ? 1 : 0)) || Number(n.toFixed(2)), unit === "chips" ? "chip" : "point");
    },
  },
  notAllowed: "The rules say no",
  notBest: "There is a better one",
  good: "Yes",
  choose: { one: "Touch a card", more: "Touch the cards" },
  chooseHint: "first",
  button,
  pick,
  said,
  table: "The table",
  hand: "Your cards",
  actions: "What will you do?",
  cards: (n: number) => many(n, "card"),
  covered: (n: number) => `${n} covered`,
  chips: (n: number) => (n === 1 ? "1 chip" : `${n.toLocaleString("en-US")} chips`),
  /** Where stacks are large the word is left out. */
  stack: (game: string, n: number) => (game === "holdem" ? n.toLocaleString("en-US") : learn.chips(n)),
  bet: (n: number) => `bet ${n.toLocaleString("en-US")}`,
  tricks: (n: number) => many(n, "trick"),
  points: (n: number) => many(n, "point"),
  trump: (suit: string) => `Trumps: ${suit}`,
  bid: (bid: number) => `Bid: ${bid}`,
  pot: (pot: number) => `Pot: ${pot.toLocaleString("en-US")}`,
  takes: (name: string) => `${name} takes it`,
  youTake: "You take it",
  me: "You",
  marks: {
    deals: "deals",
    button: "button",
    small: "small blind",
    big: "big blind",
    out: "out",
    partner: "your partner",
    bids: "named trumps",
  } as Record<string, string>,
  mark: (game: string, mark: string): string => {
    return games[game]?.marks?.[mark] ?? learn.marks[mark] ?? "";
  },
  piles: {
    turned: "Turned up",
    trick: "This trick",
    "last-trick": "The last trick",
    board: "The common cards",
    offer: "On offer",
    stock: "Stock",
    discards: "Discards",
    called: "Called",
  } as Record<string, string>,
  set: (n: number) => `Set ${n}`,
  left: (n: number) => many(n, "card"),
  noCards: "none yet",
  cell: (name: string, covered: boolean) => (covered ? `${name}, covered` : name),
  yourBoard: "Your board",
};
