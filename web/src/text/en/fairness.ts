/** The words about shuffles that can be checked. */
export const fairness = {
  title: "How the cards are kept fair",
  lead: "Nobody in the hall, and no program in it, can choose or change a card once a session has begun.",
  steps: [
    "Before the session begins, the hall's computer draws one secret number. All decks of the session follow from it.",
    "Before anybody acts, it shows a seal: a long number made from the secret by SHA-256. Another secret would give another seal. Your browser keeps the seal that it sees before play, and this page compares it.",
    "When the session is over, the secret itself is shown at the table. Anybody can make the seal again and see that it is the same.",
    "Bots come in as players do. They are handed what their seat may see, and nothing else.",
  ],
  own: "Only the hall’s own program chooses the secret: the seal proves that it stood fast before play, not that nobody looked for a kind one. Whoever owns the laptop can read its files. Choose that person as you would choose who holds the money.",
  checkHint: "From the table's page, after its session.",
  seed: "Secret",
  salt: "Salt",
  seal: "Seal shown before the session",
  button: "Make the seal again",
  same: "It is the same seal. The decks were fixed before anybody acted.",
  other: "It is another seal. Look whether all three were copied whole; if so, call the chair.",
  made: "Made from secret and salt:",
  bad: "A secret and a salt are written in the figures 0 to 9 and the letters a to f.",
};
