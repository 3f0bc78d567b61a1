/** Every English word that the pages say. Another language is another file of this shape. */
import { advice } from "./en/advice";
import { desk } from "./en/desk";
import { caller } from "./en/caller";
import { felt } from "./en/felt";
import { freezeout } from "./en/freezeout";
import { hall } from "./en/hall";
import { learn } from "./en/learn";
import { ledger } from "./en/ledger";
import { night } from "./en/night";
import { papers } from "./en/papers";
import { phone } from "./en/phone";
import { play } from "./en/play";
import { outcome } from "./en/results";

const many = (n: number, one: string, more = `${one}s`) => `${n} ${n === 1 ? one : more}`;

export const t = {
  program: "Cardhall",
  many,
  ...hall,
  advice,
  caller,
  felt,
  learn,
  night,
  freezeout,
  ledger,
  outcome,
  ruling: desk,
  phone,
  play,
  papers,

  trouble: {
    /** What happened, and what to do, where the hall gave no words of its own. */
    words: {
      stale: [
        "Somebody changed this while you were looking at it.",
        "Read what changed, then press again if you still want it.",
      ],
      refused: ["The hall could not take that.", "Look at what you typed, then try again."],
      "not yours": [
        "This page belongs to somebody else in the hall.",
        "Sign in with your own password or code.",
      ],
      "not found": ["There is nothing at this address.", "Look again at the code or the address."],
      "not connected": [
        "The hall's computer does not answer.",
        "What you typed is still here. Try again when the line is back.",
      ],
      unknown: ["The hall's computer stumbled.", "Try once more; nothing was lost."],
    } satisfies Record<string, [string, string]>,
    clause: (id: string) => `Rule ${id}`,
    point: (id: string) => `House rule ${id.slice(3)}`,
    house: (id: string) => `House rule “${id}”`,
    byAt: (who: string, time: string) => (who ? `${who}, ${time}` : time),
    again: "Do it all the same",
    meanwhile: "Meanwhile:",
    dismiss: "Put this away",
  },

  line: {
    off: "Not connected to the hall.",
    offWhat: "The page shows what was last known and tries again by itself.",
    joining: "Asking the hall …",
    since: (time: string) => `Since ${time}.`,
  },

  close: "Close",
  clock: {
    left: (seconds: number) =>
      seconds >= 60 ? `${many(Math.round(seconds / 60), "minute")} left` : `${many(seconds, "second")} left`,
    over: "Time",
  },
  tag: (losses: number[], allowed: number) =>
    losses.length
      ? `Tag: ${losses.length} of ${allowed} lost, in ${losses.length === 1 ? "round" : "rounds"} ${losses.join(", ")}`
      : `Tag: nothing lost of ${allowed}`,

  nav: {
    skip: "To the page",
    home: "The hall",
    console: "Console",
    judge: "Judge",
    projector: "Projector",
    rules: "Rulebook",
    login: "Sign in to work",
    logout: "Sign out",
    main: "Main",
    look: "Light",
    lookNow: { auto: "automatic", day: "day", evening: "evening" },
    foot: "Cardhall. Everything stays on the hall's own computer.",
    fairness: "How the cards are kept fair",
    notFound: "There is no such page",
    notFoundCure: "The address may be mistyped. The hall's front door is never far.",
    loading: "Fetching the page …",
    loadFailed: "This page could not be fetched. Is the hall's computer on?",
    again: "Try again",
  },
};
