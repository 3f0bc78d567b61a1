/** The words that every page needs: its frame, the line to the hall, what went wrong. */
const many = (n: number, one: string, more = `${one}s`) => `${n} ${n === 1 ? one : more}`;

export const program: string = "Cardhall";

/** What somebody is called who has not said a name. */
export const guest: string = "Guest";

/** As whom one plays. */
export const myName = {
  field: "Your name",
  take: "That is my name",
  as: (name: string) => `You play as ${name}.`,
  other: "Another name",
};

export const trouble = {
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
  clockIsRight: "This machine’s clock is right",
  dismiss: "Put this away",
};

export const line = {
  off: "Not connected to the hall.",
  offWhat: "The page shows what was last known and tries again by itself.",
  joining: "Asking the hall …",
  since: (time: string) => `Since ${time}.`,
};

/** Two who play together. */
export const team = (one: string, other: string) => `${one} and ${other}`;
export const close: string = "Close";

export const clock = {
  left: (seconds: number) =>
    seconds >= 60 ? `${many(Math.round(seconds / 60), "minute")} left` : `${many(seconds, "second")} left`,
  over: "Time",
};

/** Read aloud for the marks of a tag. */
export const tag = (losses: number[], allowed: number) =>
  losses.length
    ? `Tag: ${losses.length} of ${allowed} lost, in ${losses.length === 1 ? "round" : "rounds"} ${losses.join(", ")}`
    : `Tag: nothing lost of ${allowed}`;

export const nav = {
  skip: "To the page",
  home: "The hall",
  console: "Console",
  judge: "Judge",
  projector: "Projector",
  rules: "Rulebook",
  login: "Sign in",
  logout: "Sign out",
  signIns: "Where you are signed in",
  signInHere: "This device",
  signInElsewhere: "Another device",
  signInSince: (since: string, seen: string) => `Since ${since}, last used ${seen}.`,
  signInAs: { chair: "Chairperson", judge: "Judge", captain: "Table captain", player: "Player" } as Record<string, string>,
  signInsAlone: "Nowhere else. A device that you do not know would stand here.",
  endAll: "Sign out everywhere",
  language: "Language",
  main: "Main",
  look: "Light",
  lookNow: { auto: "automatic", day: "day", evening: "evening" },
  demo: (time: string) => `A demonstration. At ${time} everything here is forgotten.`,
  foot: "Cardhall. Everything stays on the hall's own computer.",
  fairness: "How the cards are kept fair",
  notFound: "There is no such page",
  notFoundCure: "The address may be mistyped. The hall's front door is never far.",
  loading: "Fetching the page …",
  loadFailed: "This page could not be fetched. Is the hall's computer on?",
  again: "Try again",
};

/** A place among others: "1st". */
export const nth = (n: number) => {
  const tail = n % 100 > 10 && n % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th");
  return `${n}${tail}`;
};

/** A slip of work at the desk. */
export const slip = {
  undo: "Undo",
  mayPass: "Let it pass, with a reason",
  letPass: "Let it pass",
  reason: "Reason",
  reasonHint: "It stays in the log with your name.",
  rehearsal: "Rehearsal: made-up people, nothing counts",
};

export const practice = {
  invite: "Friends scan this to sit down",
};
