/** A view that stays fresh: fetched once, then pushed whole through a socket that comes back. */
import { now } from "../now.svelte";
import { inWords, onLearnt } from "../text";
import { get, type Trouble } from "./client";

export interface Push<V> {
  version: number;
  /** The hall's clock when this was sent. */
  at?: number;
  view: V;
}

const FIRST = 500;
const LONGEST = 8_000;
/** How long a silent line is trusted before it is tried, and how long an answer may take. */
const SILENCE = 15_000;
const PATIENCE = 6_000;

export class Live<V> {
  view = $state.raw<V | null>(null);
  version = $state(0);
  /** off: the line is down and is being tried again. */
  line = $state<"joining" | "on" | "off">("joining");
  /** When the line went down, on this machine's clock. */
  since = $state(0);
  /** Why there is no view at all: wrong role, no such event. */
  trouble = $state.raw<Trouble | null>(null);

  private socket: WebSocket | null = null;
  private timer = 0;
  private pulse = window.setInterval(() => void this.feel(), SILENCE);
  private wait = FIRST;
  private lastHeard = 0;
  private closed = false;
  /** More of the hall's sentences can be said in this language than when the view came. */
  private deaf = onLearnt(() => (this.view = inWords(this.view)));

  constructor(
    private viewPath: string,
    private socketPath: string,
  ) {
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    void this.connect();
  }

  /** Fetch the view now, for instance after a command when the socket is down. */
  async refresh(): Promise<void> {
    const answer = await get<Push<V>>(this.viewPath);
    if (this.closed) return;
    if (answer.ok) {
      this.take(answer.value);
      this.trouble = null;
    } else if (answer.trouble.error === "not connected") this.down();
    else this.trouble = answer.trouble;
  }

  close(): void {
    this.closed = true;
    this.deaf();
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }

  /** A lid that was shut: do not trust a socket that has been silent. */
  private wake = () => {
    if (document.hidden || this.closed) return;
    if (this.line === "on" && Date.now() - this.lastHeard < 20_000) return;
    this.wait = FIRST;
    clearTimeout(this.timer);
    this.drop();
    void this.connect();
  };

  /** A socket over WiFi can be dead without saying so: after a silence, ask something small. */
  private async feel(): Promise<void> {
    if (this.line !== "on" || Date.now() - this.lastHeard < SILENCE) return;
    const socket = this.socket;
    const stop = new AbortController();
    const late = setTimeout(() => stop.abort(), PATIENCE);
    try {
      const answer = await fetch("/api/health", { cache: "no-store", signal: stop.signal });
      const health = (await answer.json()) as { at?: number };
      if (health.at) now.set(health.at);
      this.lastHeard = Date.now();
    } catch {
      if (this.closed || socket !== this.socket) return;
      this.drop();
      this.down();
      this.again();
    } finally {
      clearTimeout(late);
    }
  }

  /** Let the socket go without taking its end for news. */
  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private async connect(): Promise<void> {
    await this.refresh();
    if (this.closed) return;
    if (this.trouble) {
      this.again();
      return;
    }
    const secure = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${secure}://${location.host}${this.socketPath}`);
    this.socket?.close();
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.lastHeard = Date.now();
      this.wait = FIRST;
      this.line = "on";
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      this.lastHeard = Date.now();
      const push = JSON.parse(message.data) as Partial<Push<V>>;
      if (push.view !== undefined && push.version !== undefined) this.take(push as Push<V>);
    };
    socket.onclose = () => {
      if (socket !== this.socket || this.closed) return;
      this.socket = null;
      // A refused socket also closes; asking again tells whether it is the line or the right to look.
      this.down();
      this.again();
    };
  }

  private take(push: Push<V>): void {
    if (this.view !== null && push.version < this.version) return;
    if (push.at) now.set(push.at);
    const head = (push.view as { head?: { utc_offset_minutes?: number } }).head;
    if (head?.utc_offset_minutes !== undefined) now.offset = head.utc_offset_minutes;
    this.version = push.version;
    this.view = inWords(push.view);
  }

  private down(): void {
    if (this.line !== "off") this.since = Date.now();
    this.line = "off";
  }

  private again(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.connect(), this.wait * (0.8 + Math.random() * 0.4));
    this.wait = Math.min(LONGEST, this.wait * 2);
  }
}

export const liveEvent = <V>(event: string, as: string) =>
  new Live<V>(`/api/events/${encodeURIComponent(event)}/view?as=${as}`, `/ws/events/${encodeURIComponent(event)}?as=${as}`);

export const liveTable = <V>(table: string) => new Live<V>(`/api/tables/${encodeURIComponent(table)}/view`, `/ws/tables/${encodeURIComponent(table)}`);
