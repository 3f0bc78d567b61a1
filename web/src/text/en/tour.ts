/** The tour of a first event, in a rehearsal: eight steps, each read while one thing is pressed. */
interface Step {
  title: string;
  /** `button` is what stands on the button to press beneath. */
  text: (button: string) => string;
  button: string;
}
const step = (title: string, text: (button: string) => string, button = ""): Step => ({ title, text, button });

export const tour = {
  at: (step: number, of: number) => `Step ${step} of ${of}`,
  leave: "Leave the tour",
  steps: {
    entries: step(
      "People enter",
      () => "In the weeks before, entry blanks come in. In an event of your own you type them in below, or take them from a file. Here, let sixty made-up people enter.",
      "Let them enter",
    ),
    sign_in: step(
      "They come to the door",
      () => "Type a few letters of a name below and press that name: this person is signed in. Try one. Then let the others come.",
      "Let the others come",
    ),
    seats: step("Everybody is here", (button) => `The computer draws the seats and says why each is as it is. Press “${button}”.`),
    start: step("The room finds its seats", (button) => `“Projector”, at the top, shows everybody their table. Look at it and come back. Then press “${button}”, and the clock runs.`),
    play: step(
      "The tables play and count",
      () => "When time is up, one phone at each table sends the chips of all; a paper slip is typed in below. Nobody sits in this hall, so let made-up counts come in.",
      "Let the counts come in",
    ),
    rounds: step("Round after round", () => "Under Results, below, stands who is still in. The next round begins as this one did, up to the last table. Let the computer play them all.", "Play to the last table"),
    awards: step("The winners", (button) => `All places are decided; you alone see them, below. Press “${button}”, and the whole hall may.`),
    end: step("That was a whole day", () => "Look at any part as long as you like: Papers has what you print, Judge what was ruled. A rehearsal is deleted under Settings.", "Make an event of your own"),
  },
};
