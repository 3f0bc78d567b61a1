/** The words of taking a seat at a table: by its code, or on the felt itself. */

export const sit = {
  title: (game: string) => `A seat at ${game}`,
  none: "No table has this code.",
  noneCure: "Look at it again, letter by letter. Tables that are over have none.",
  full: "All seats are taken.",
  fullWatch: "Watch this table",
  button: "Sit down",
  with: (names: string[]) => `With ${names.join(", ")}`,
  alone: "You are the first.",
  card: "How we play here",
  known: "I sat here before, on another device",
  pin: "PIN from the other device",
  pinHint: "There it stands under “Play on another device”.",
  taken: "Somebody at this table has this name already. Take another, such as your name with an initial; or type the PIN from your other device.",
};
