/** One line on how a hand was played, as a card player would say it. */
import { t } from "../../text";
import type { OwnPlay, Reviewed } from "./shapes";

/** The choice that cost most; undefined where none did. */
export function dearest(play: OwnPlay): Reviewed | undefined {
  const costly = play.acts.filter((one) => one.verdict === "costly");
  return costly.reduce<Reviewed | undefined>((worst, one) => (worst && worst.lost >= one.lost ? worst : one), undefined);
}

/** A label within a sentence: "Lead the trump" becomes "lead the trump". */
const within = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

export function lineOf(play: OwnPlay): string {
  const says = t.advice.line;
  const worst = dearest(play);
  if (worst) return says.cost(t.advice.loss(worst.lost, worst.advice.unit), within(worst.advice.label));
  if (!play.choices) return says.none;
  return play.best === play.choices ? says.best : says.fine;
}
