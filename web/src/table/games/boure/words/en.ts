/** The words of Bouré on the felt. */
import type { GameWords } from "../../../game";

export const boure = {
  name: "Bouré",
  aim: "Most tricks takes the pot. Whoever stays in and takes none pays for it.",
  prompts: {
    draw: { me: "Draw a card. The highest deals first.", others: (name) => `${name} draws a card for the first deal.` },
    shuffle: { me: "You deal. Shuffle the cards.", others: (name) => `${name} shuffles.` },
    cut: { me: "You cut for the dealer.", others: (name) => `${name} cuts.` },
    stay: { me: "Stay or pass?", others: (name) => `${name}: stay or pass?` },
    exchange: { me: "Which cards do you throw?", others: (name) => `${name} draws.` },
    play: { me: "Play a card.", others: (name) => `${name} to play.` },
    lead: { me: "You lead.", others: (name) => `${name} to play.` },
  } as GameWords["prompts"],

  statuses: { undecided: "", in: "in" } as Record<string, string>,
  drew: (n: number) => (n ? `drew ${n}` : "stood pat"),
  boured: "bouré",
  reneged: "reneged",
  noTrick: "no trick",
  /** Under the trick: the further cards of a multiple lead. */
  waiting: "Led with it, to be played next",
  turned: "Turned",
  drawCard: "Draw a card",
  shuffle: "Shuffle and offer the cut",
  cut: "Cut the cards",
  stay: "Stay",
  pass: "Pass",
  passWhat: "sit this hand out",
  cost: (chips: string) => `puts in ${chips}`,
  costsNothing: "costs nothing",
  draw: (n: number) => `Draw ${n}`,
  drawWhat: (n: number) => `throw ${n}, take ${n} new`,
  standPat: "Stand pat",
  standPatWhat: "keep all",
  drawAtMost: (n: number) => `Tap the cards to throw, ${n} at most.`,
};

declare module "../../../../text/areas" {
  interface WordsOfGames {
    boure: typeof boure;
  }
}
