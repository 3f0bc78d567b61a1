/** What the front door shows: asked for beside the page itself, so that nothing moves when it comes. */
import { get, type Trouble } from "../api/client";
import type { Push } from "../api/live.svelte";
import type { EventLine, ProjectorView, TableLine } from "../api/shapes";
import { now } from "../now.svelte";
import { games } from "../play/games";

const PATIENCE = 600; // ms; a slow hall's news comes into the page that is already there
const SHOWN = 4; // events whose state is told in words

class Front {
  events = $state.raw<EventLine[] | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** What the room sees of each event. */
  readonly rooms = $state<Record<string, ProjectorView>>({});
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
    await Promise.all(answer.value.slice(0, SHOWN).map((event) => this.look(event.id)));
    this.events = answer.value;
  }

  private async look(event: string): Promise<void> {
    const room = await get<Push<ProjectorView>>(`/api/events/${encodeURIComponent(event)}/view?as=projector`);
    if (!room.ok) return;
    now.offset = room.value.view.head.utc_offset_minutes;
    this.rooms[event] = room.value.view;
  }

  private async stand(): Promise<void> {
    const answer = await get<TableLine[]>("/api/tables");
    this.tables = answer.ok ? answer.value : [];
  }
}

export const front = new Front();
