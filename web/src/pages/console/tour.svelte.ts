/** The tour of a first event: which rehearsal it leads through, and at which step that stands. */
import type { Action, ConsoleView } from "../../api/shapes";

const KEY = "cardhall.tour";

class Tour {
  /** The rehearsal that is shown round; "" while none is. */
  event = $state(kept());

  begin(event: string): void {
    this.event = event;
    try {
      sessionStorage.setItem(KEY, event);
    } catch {
      // A browser that keeps nothing shows the tour until the page is left.
    }
  }
  leave(): void {
    this.begin("");
  }
}
function kept(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export const tour = new Tour();

export const STEPS = ["entries", "sign_in", "seats", "start", "play", "rounds", "awards", "end"] as const;
export type Step = (typeof STEPS)[number];

/** Where the rehearsal stands: whatever was pressed, in the tour or beside it. */
export function stepOf(view: ConsoleView): Step {
  const game = view.categories[0];
  if (!game?.entries) return "entries";
  if (game.phase === "entries") return game.signed_in < game.entries ? "sign_in" : "seats";
  if (game.phase === "done") return actionOf(view, "awards") ? "awards" : "end";
  if (game.phase === "between" || game.rounds.length > 1) return "rounds";
  return game.phase === "seated" ? "start" : "play";
}

/** The command that ends a step where the chairperson presses the button beneath, as on the day. */
const BENEATH: Partial<Record<Step, string>> = { seats: "draw_seats", start: "start_round", awards: "give_awards" };

export function actionOf(view: ConsoleView, step: Step): Action | undefined {
  const actions = view.needs.flatMap((need) => [...(need.action ? [need.action] : []), ...(need.more ?? [])]);
  return actions.find((action) => (action.command as { type?: string } | null)?.type === BENEATH[step]);
}

/** How far the other steps fill in what forty people would do. */
export const FILLED: Partial<Record<Step, string>> = { entries: "entries", sign_in: "signed_in", play: "round:1", rounds: "awards" };
/** The part of the console that a step is about. */
export const PART: Record<Step, string> = {
  entries: "entries",
  sign_in: "sign_in",
  seats: "seats",
  start: "seats",
  play: "seats",
  rounds: "results",
  awards: "results",
  end: "results",
};

/** Whether the tour holds the main button of the page. */
export function isLed(view: ConsoleView): boolean {
  const step = stepOf(view);
  return step === "end" || step in FILLED;
}
