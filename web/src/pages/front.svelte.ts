/** What the front door shows: asked for beside the page itself, so that nothing moves when it comes. */
import { get, type Trouble } from "../api/client";
import type { EventLine, TableLine } from "../api/shapes";
import { now } from "../now.svelte";
import { games } from "../play/games";

const PATIENCE = 600; // ms; a slow hall's news comes into the page that is already there

class Front {
  events = $state.raw<EventLine[] | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** Tables of one's own that stand. */
  tables = $state.raw<TableLine[]>([]);

  private asking: Promise<unknown> | null = null;

  /** Ask for all of it; done when it is there or when patience ends. */
  async ask(): Promise<void> {
    this.asking ??= Promise.all([this.list(), this.stand(), games()]).finally(() => (this.asking = null));
    await Promise.race([this.asking, new Promise((done) => setTimeout(done, PATIENCE))]);
  }

  async list(): Promise<void> {
    const answer = await get<EventLine[]>("/api/events");
    this.trouble = answer.ok ? null : answer.trouble;
    if (!answer.ok) return;
    if (answer.value[0]) now.offset = answer.value[0].utc_offset_minutes;
    this.events = answer.value;
  }

  private async stand(): Promise<void> {
    const answer = await get<TableLine[]>("/api/tables");
    this.tables = answer.ok ? answer.value : [];
  }
}

export const front = new Front();
