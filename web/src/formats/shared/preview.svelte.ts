/** A correction that is looked at before it is made: what it would change, asked of the hall. */
import { post, type Trouble } from "../../api/client";
import type { Consequences, HallCommand } from "../../api/shapes";
import type { Desk } from "../../desk.svelte";

/** What is needed of a desk, whichever view it has. */
type Asked = Pick<Desk<never>, "event" | "sending" | "done" | "ask">;

export class Preview {
  trouble = $state.raw<Trouble | null>(null);
  looking = $state(false);
  /** What was looked at last, and what it would change. */
  found = $state.raw<{ command: HallCommand; what: Consequences } | null>(null);

  constructor(readonly desk: Asked) {}

  look = async (command: HallCommand): Promise<void> => {
    this.looking = true;
    const answer = await post<Consequences>(`/api/events/${encodeURIComponent(this.desk.event)}/preview-correction`, command);
    this.looking = false;
    this.trouble = answer.ok ? null : answer.trouble;
    this.found = answer.ok ? { command, what: answer.value } : null;
  };
  forget = (): void => {
    this.found = null;
  };
  /** What this very command would change; null where another, or none, was looked at. */
  of = (command: HallCommand): Consequences | null => (this.found && JSON.stringify(this.found.command) === JSON.stringify(command) ? this.found.what : null);

  /** Make the correction; beside what was done stands the way back. `made` names the card's corrections afterwards. */
  make = async (command: HallCommand, said: string, made: () => readonly string[]): Promise<boolean> => {
    if (!(await this.desk.ask(command, said))) return false;
    const last = made().slice(-1)[0];
    if (last) this.desk.done = { text: said, undo: { type: "undo_correction", correction: last } };
    return true;
  };
}
