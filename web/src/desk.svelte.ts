/** A working place in the hall: its view, what is being sent, what went wrong, what can be undone. */
import { command, newId, type Command, type Trouble } from "./api/client";
import { type Live, liveEvent } from "./api/live.svelte";
import type { EventHead, HallCommand } from "./api/shapes";

interface Done {
  text: string;
  undo?: HallCommand;
}
/** What is said once it is done: words, or what the view then tells of it. */
export type Said<V> = string | ((view: V | null, seen: number) => string);
interface Kept<V> {
  what: HallCommand;
  said?: Said<V>;
  undo?: HallCommand;
}

export class Desk<V extends { head: EventHead }> {
  live: Live<V>;
  trouble = $state.raw<Trouble | null>(null);
  done = $state.raw<Done | null>(null);
  /** The type of the command on its way. */
  sending = $state("");
  private kept = $state.raw<Kept<V> | null>(null);
  /** What is on its way, and when it has arrived: one thing after the other, none lost. */
  private onWay = "";
  private arrived: Promise<void> = Promise.resolve();

  constructor(
    readonly event: string,
    as: string,
  ) {
    this.live = liveEvent<V>(event, as);
  }

  /** Send a command. What was refused stays on the desk, to be mended or sent all the same. */
  async ask(what: HallCommand, said?: Said<V>, undo?: HallCommand, seen?: number): Promise<boolean> {
    const same = JSON.stringify(what);
    if (this.onWay === same) return false; // pressed twice
    this.onWay = same;
    const before = this.arrived;
    let arrive = () => {};
    this.arrived = new Promise((resolve) => (arrive = resolve));
    await before;
    try {
      return await this.send(what, said, undo, seen ?? this.live.version);
    } finally {
      if (this.onWay === same) this.onWay = "";
      arrive();
    }
  }

  private async send(what: HallCommand, said: Said<V> | undefined, undo: HallCommand | undefined, seen: number): Promise<boolean> {
    this.sending = what.type;
    const answer = await command(this.event, seen, what as Command, newId());
    this.sending = "";
    if (!answer.ok) {
      this.trouble = answer.trouble;
      this.kept = { what, said, undo };
      this.done = null;
      if (answer.trouble.error === "stale") void this.live.refresh();
      return false;
    }
    this.trouble = null;
    this.kept = null;
    this.done = typeof said === "string" && said ? { text: said, undo } : null;
    if (this.live.line !== "on" || this.live.version < answer.value.version) await this.live.refresh();
    if (typeof said === "function") this.done = { text: said(this.live.view, seen), undo };
    return true;
  }

  /** The same again, now that the news is known. */
  again = (): void => {
    const kept = this.kept;
    if (kept) void this.ask(kept.what, kept.said, kept.undo, Math.max(this.live.version, this.trouble?.version ?? 0));
  };

  /** Whether the chairperson may let pass what was refused, with a reason that stays in the log. */
  get mayPass(): boolean {
    return this.trouble?.error === "refused" && this.trouble.field !== "override" && PASSABLE.has(this.kept?.what.type ?? "");
  }

  letPass(reason: string): void {
    const kept = this.kept;
    if (kept) void this.ask({ ...kept.what, override: reason } as HallCommand, kept.said, kept.undo);
  }

  async undo(): Promise<void> {
    const undo = this.done?.undo;
    this.done = null;
    if (undo) await this.ask(undo);
  }

  clear = (): void => {
    this.trouble = null;
    this.done = null;
    this.kept = null;
  };

  close(): void {
    this.live.close();
  }
}

const PASSABLE = new Set(["take_entry", "import_entries", "change_entry", "change_game", "sign_in", "draw_seats", "draw_bracket", "add_seat", "let_in"]);

/** What went wrong with one field of a form, for the line under it. */
export function wrong(trouble: Trouble | null, ...fields: string[]): string {
  return trouble?.field && fields.includes(trouble.field) ? trouble.why : "";
}
