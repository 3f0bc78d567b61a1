/** Every English word that the pages say. Another language is another file of this shape. */
import { felt } from "./en/felt";
import { phone } from "./en/phone";

const many = (n: number, one: string, more = `${one}s`) => `${n} ${n === 1 ? one : more}`;

export const t = {
  hall: "Cardhall",
  many,
  felt,
  phone,

  trouble: {
    stale: "Somebody changed this while you were looking at it.",
    staleCure: "Read what changed, then decide again.",
    refused: "The hall could not take that.",
    notYours: "This page belongs to somebody else in the hall.",
    notYoursCure: "Sign in with your own password or code.",
    tooMany: "Too many tries in a short time.",
    tooManyCure: "Wait a minute, then try again.",
    nowhere: "There is nothing at this address.",
    nowhereCure: "Look again at the code or the address.",
    stumbled: "The hall's computer stumbled.",
    stumbledCure: "Try once more; nothing was lost.",
    noAnswer: "The hall's computer does not answer.",
    noAnswerCure: "What you typed is still here. Try again when the line is back.",
    clause: (id: string) => `Rule ${id}`,
    meanwhile: "Meanwhile:",
    dismiss: "Put this away",
    yours: "What you were about to do is still here. Press again if you still want it.",
  },

  line: {
    off: "Not connected to the hall.",
    offWhat: "The page shows what was last known and tries again by itself.",
    joining: "Asking the hall …",
    back: "Connected again.",
  },

  nav: {
    skip: "To the page",
    home: "The hall",
    console: "Console",
    judge: "Judge",
    projector: "Projector",
    rules: "Rulebook",
    login: "Sign in to work",
    logout: "Leave",
    main: "Main",
    look: "Light",
    lookNow: { auto: "as the device", day: "day", evening: "evening" },
    foot: "Cardhall. Everything stays on the hall's own computer.",
    fairness: "How the cards are kept fair",
    notFound: "There is no such page",
    notFoundCure: "The address may be mistyped. The hall's front door is never far.",
    loading: "Fetching the page …",
    loadFailed: "This page could not be fetched. Is the hall's computer on?",
    again: "Try again",
  },
};
