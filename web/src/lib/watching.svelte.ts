/** The live tables of an event as they stand: one question for all of them, every few seconds, for as long as somebody looks. */
import { get } from "../api/client";
import type { TableNow } from "../api/shapes";

const EVERY = 4_000;

class Watching {
  tables = $state.raw<readonly TableNow[]>([]);
  private lookers = 0;
  private timer = 0;

  constructor(private readonly event: string) {}

  /** Look on; the answer ends it. */
  look(): () => void {
    if (this.lookers++ === 0) void this.ask();
    return () => {
      if (--this.lookers === 0) window.clearTimeout(this.timer);
    };
  }

  private async ask(): Promise<void> {
    window.clearTimeout(this.timer);
    if (!document.hidden) {
      const answer = await get<TableNow[]>(`/api/events/${this.event}/live`);
      if (answer.ok) this.tables = answer.value;
    }
    if (this.lookers > 0) this.timer = window.setTimeout(() => void this.ask(), EVERY);
  }
}

const watched = new Map<string, Watching>();

export function watching(event: string): Watching {
  let found = watched.get(event);
  if (!found) watched.set(event, (found = new Watching(event)));
  return found;
}
