/** The phone that lies on a table: its line to the hall, and what it has told that has not arrived. */
import { untrack } from "svelte";
import type { CaptainView } from "../api/shapes";
import { Entering } from "./enter.svelte";
import { outbox } from "./outbox.svelte";

export class Captain {
  door = new Entering<CaptainView>("captain");
  live = $derived(this.door.live);
  view = $derived(this.live?.view ?? null);
  about = $derived(`${this.door.event}/table/${this.door.place}`);
  waiting = $derived(outbox.for(this.about));
  ahead = $derived(outbox.ahead(this.about, this.live?.version ?? 0).filter((message) => !outbox.troubles[message.id]));
  unsent = $derived(this.waiting.filter((message) => !outbox.troubles[message.id]));
  refused = $derived(this.waiting.find((message) => outbox.troubles[message.id]));
  /** A count long before its time is asked about, once (LLAA-T-06). */
  early = $derived(!!this.refused && outbox.troubles[this.refused.id]?.field === "early");

  constructor() {
    // What the hall took is seen at once, socket or not.
    $effect(() => {
      if (outbox.taken) void untrack(() => this.live)?.refresh();
    });
  }
  close(): void {
    this.door.close();
  }
  put = (type: string, more: Record<string, unknown>): void => {
    if (!this.view || !this.live) return;
    // a match is named by its number alone
    const place = "match" in more ? {} : { table: this.view.table };
    void outbox.put(this.door.event, this.live.version, this.about, { type, ...place, category: this.view.category, ...more });
  };
  /** Whether one of these was told and has not arrived. */
  tells = (...types: string[]): boolean => this.unsent.some((message) => types.includes(message.what.type));
}
