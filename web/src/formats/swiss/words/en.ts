/** A Swiss or a round robin, in words. */
const many = (n: number, one: string, more = `${one}s`) => `${n} ${n === 1 ? one : more}`;

export const swiss = {
  round: (n: number, of: number) => (of ? `Round ${n} of ${of}` : `Round ${n}`),
  table: (n: number) => `Table ${n}`,
  kind: { swiss: "Swiss", "round-robin": "Round robin", "double-round-robin": "Double round robin" } as Record<string, string>,
  phase: {
    entries: "People are coming in",
    playing: "Playing",
    between: "All results are in",
    done: "All rounds are closed",
  } as Record<string, string>,
  state: { playing: "Playing", called: "The chair is called", disputed: "Two reports differ", done: "Done" } as Record<string, string>,
  progress: (n: number, of: number) => `${n} of ${many(of, "table")} are in`,
  has: (score: string) => `has ${score}`,
  bye: "Bye",
  free: { bye: "Bye", walkover: "Walkover", left_out: "Not paired" } as Record<string, string>,
  absent: "did not come",
  result: (a: number, b: number) => `${a} to ${b}`,
  again: "They have met before",

  /** The chairperson's page. */
  console: {
    empty: "No round is paired yet.",
    emptyMore: "Take the names under Entries, sign them in, then pair round 1.",
    free: "Without a table",
    why: "Why they meet",
    surely: (n: number) => `For sure nobody meets anybody again in ${many(n, "round")}. For more, a round robin is better.`,
    more: (n: number) => `More about table ${n}`,
    code: (n: number) => `QR code of table ${n}`,
    enter: (n: number) => `Enter the result of table ${n}`,
    entered: (n: number) => `The result of table ${n} is entered.`,
    button: "Enter the result",
    points: (name: string) => `Points of ${name}`,
    hint: "Where only who won counts, write 1 and 0.",
    blank: "Write a whole number.",
    notHere: (name: string) => `${name} did not come`,
    walkover: (n: number) => `Table ${n} is a walkover.`,
    chooseLabel: (by: string, n: number) => `The report from ${by} of table ${n} is right`,
    settled: (n: number) => `The result of table ${n} is settled.`,
    takeBack: (n: number) => `Take the report of table ${n} back`,
    takenBack: (n: number) => `The report of table ${n} is taken back.`,
    swap: "Two change places",
    swapHint: "Only where no two meet again by it, and neither table has told anything.",
    swapFirst: "This one",
    swapSecond: "with this one",
    swapButton: "Change places",
    swapped: (a: string, b: string) => `${a} and ${b} changed places.`,
    standings: "Standings",
    behind: "Rounds behind",
    correct: (no: number, table: number) => `Correct round ${no}, table ${table}`,
    corrected: (no: number, table: number) => `Round ${no}, table ${table} is corrected.`,
    undoLast: "Undo the latest correction",
    undone: "The correction is undone.",
    isVoid: "Take the result away",
    reason: "Why is it corrected?",
    settings: "Rounds and the end",
    rounds: "Rounds announced",
    roundsButton: "Announce",
    roundsDone: (n: number) => `${many(n, "round")} are announced.`,
    endWhy: "Why it ends here",
    endButton: "Close the rounds",
    endDone: "It is over. Places are worked out.",
    reopen: "Open it again",
    reopenWhy: "Why it goes on",
    reopenDone: "It goes on.",
    call: (n: number) => `Call the chair to table ${n}`,
  },

  /** The standings. */
  score: {
    caption: "Standings",
    name: "Name",
    place: "Place",
    score: "Score",
    games: "Won, drawn, lost",
    byes: "Byes",
    points: "Points",
    shared: "shared",
    breaks: {
      buchholz: "Buchholz",
      sonneborn: "Sonneborn",
      "head-to-head": "Between them",
      difference: "Difference",
      points: "Points made",
      wins: "Games won",
    } as Record<string, string>,
    told: {
      buchholz: "Buchholz: the scores of all opponents, added up.",
      sonneborn: "Sonneborn-Berger: the scores of those beaten, and half of those drawn with.",
      "head-to-head": "Between them: what those level scored against each other, if all have met.",
      difference: "Difference: points made less points lost.",
      points: "Points made in all games.",
      wins: "Games won at the table.",
    } as Record<string, string>,
    status: { withdrawn: "has left", disqualified: "sent away" } as Record<string, string>,
  },

  /** A player's own page. */
  me: {
    seat: "Your table",
    against: "Against",
    first: "You are named first: you deal first.",
    why: "Why",
    score: "Your score",
    place: (n: number, of: number, shared: boolean) => `Place ${n} of ${of}${shared ? ", shared" : ""}`,
    rounds: "Your rounds",
    open: "not in yet",
    won: { win: "won", draw: "drawn", loss: "lost" } as Record<string, string>,
    call: "Call the chair",
  },

  /** The phone that lies on a table. */
  phone: {
    wait: "The pairing of the first round will stand here.",
    none: (table: number, no: number) => `Nobody is paired at table ${table} in round ${no}.`,
    play: "Play, then write down the points of both sides.",
    report: "Write the result",
    send: "Send the result",
    back: "Back",
    caller: "Who signs",
    marks: "Or both sides put their mark",
    mark: (name: string) => `The mark of ${name}`,
    certify: "One signs, or both sides put their mark.",
    sent: "The result is with the hall",
    sentMore: "Wait for the next pairing.",
    fixed: "The chairperson has put the result right",
    takeBack: "Take it back and write it again",
    disputed: "Two reports differ",
    disputedCure: "The chairperson or a judge chooses.",
    call: "Call the chair",
    who: "Who plays here",
  },

  /** The wall. */
  wall: {
    pairing: (no: number, of: number) => `Round ${no} of ${of}: who plays where`,
    standings: "Standings",
    done: "The places",
  },

  judge: { title: "Tables", quiet: "No table has called." },
};

declare module "../../../text/areas" {
  interface WordsOfFormats {
    swiss: typeof swiss;
  }
}
