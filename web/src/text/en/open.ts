/** The words of an open table: nothing is refused that can be done, and people call what is wrong. */
export const open = {
  maker: {
    title: "Who watches the play",
    guided: "The table watches",
    guidedWhat: "Only what the rules allow can be played.",
    open: "You watch",
    openWhat: "Anything can be played, as on wood; whoever sees a mistake calls it.",
    /** To somebody who comes to such a table. */
    here: "At this table you watch: nothing wrong is held back, and whoever sees it calls it.",
  },

  firstHand: (button: string) => `Nobody is warned here. If you see something wrong, press “${button}”.`,

  /** Acting out of turn. */
  outOfTurn: "Act out of turn",
  notYourTurnCard: "It is not your turn. Throw it all the same?",
  notYourTurn: "It is not your turn. Do it all the same?",
  wait: "Wait for my turn",
  drawAgain: "Draw once more",

  call: "Call",
  /** At these games the button says something else. */
  callAt: { holdem: "Floor" } as Record<string, string>,
  callTitle: "What is wrong?",
  what: "What happened",
  other: "Something else",
  who: "Who was it?",
  whoMust: "Say who it was.",
  mustAnswer: "One question is still open.",
  send: "Call it",
  sendOn: (name: string) => `Call it on ${name}`,
  sendOnMe: "Call it on myself",
  cancel: "Nothing is wrong",

  ruled: "Ruled in this hand",
  proven: (by: string) => `${by} called, and was right.`,
  notProven: (by: string) => `${by} called, and was wrong.`,
  follows: "What follows",
  nothing: "Nothing changes.",

  last: "Anything to call?",
  lastClock: "Time to call",
  nothingToCall: "Nothing to call",
};
