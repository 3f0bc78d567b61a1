/**
 * What this phone has still to tell the hall. Each message keeps the id that it was made with, so
 * that however often it is sent it counts once; it lies in the phone until the hall has answered.
 */
import { command, newId, type Command, type Trouble } from "../api/client";
import { now } from "../now.svelte";
import { keep, read } from "./kept";

export interface Message {
  id: string;
  event: string;
  version: number;
  what: Command;
  /** Which table's page it belongs to. */
  about: string;
  at: number;
}

const KEY = "cardhall.outbox";
const AGAIN_MS = 3_000;
/** More than a thumb can tap before a view comes. */
const KEPT = 60;

class Outbox {
  unsent = $state.raw<Message[]>(read<Message[]>(KEY, []));
  /** The last that the hall took, each with the version in which a view first holds it. */
  private told = $state.raw<{ message: Message; version: number }[]>([]);
  /** What the hall said no to, by message id. */
  troubles = $state.raw<Record<string, Trouble>>({});
  sending = $state(false);
  /** Counts up whenever the hall has taken something. */
  taken = $state(0);
  private timer = 0;

  constructor() {
    addEventListener("online", () => void this.flush());
    // Another page of the same phone may have sent it already.
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.unsent = read<Message[]>(KEY, []);
    });
    void this.flush();
  }

  put(event: string, version: number, about: string, what: Command): Promise<void> {
    this.save([...this.unsent, { id: newId(), event, version, what, about, at: now.at }]);
    return this.flush();
  }
  for(about: string): Message[] {
    return this.unsent.filter((message) => message.about === about);
  }
  /** What a view of this version does not yet hold, in order: the hall's answer can come before its view. */
  ahead(about: string, version: number): Message[] {
    const taken = this.told.filter((one) => one.message.about === about && one.version > version).map((one) => one.message);
    return [...taken, ...this.for(about)];
  }
  drop(id: string): void {
    this.save(this.unsent.filter((message) => message.id !== id));
    this.forget(id);
  }
  /** Send what was stale all the same, now that the news has been read. */
  insist(id: string, version: number): Promise<void> {
    return this.again(id, (message) => ({ ...message, version }));
  }
  /** Send a count that was asked about for coming early: the table is done. */
  sayDone(id: string): Promise<void> {
    return this.again(id, (message) => ({ ...message, what: { ...message.what, early: true } }));
  }

  async flush(): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    clearTimeout(this.timer);
    // asked anew each time: more may be put here while an answer is under way
    for (let message = this.next(); message; message = this.next()) {
      const answer = await command(message.event, message.version, message.what, message.id);
      if (answer.ok) {
        this.told = [...this.told, { message, version: answer.value.version }].slice(-KEPT);
        this.drop(message.id);
        this.taken += 1;
      } else if (answer.trouble.error === "not connected" || answer.trouble.error === "unknown") {
        this.timer = window.setTimeout(() => void this.flush(), AGAIN_MS);
        break;
      } else this.troubles = { ...this.troubles, [message.id]: answer.trouble };
    }
    this.sending = false;
  }

  private next(): Message | undefined {
    return this.unsent.find((message) => !this.troubles[message.id]);
  }
  private again(id: string, otherwise: (message: Message) => Message): Promise<void> {
    this.save(this.unsent.map((message) => (message.id === id ? otherwise(message) : message)));
    this.forget(id);
    return this.flush();
  }
  private forget(id: string): void {
    const { [id]: _, ...rest } = this.troubles;
    this.troubles = rest;
  }
  private save(messages: Message[]): void {
    this.unsent = messages;
    keep(KEY, messages.length ? messages : null);
  }
}

export const outbox = new Outbox();
