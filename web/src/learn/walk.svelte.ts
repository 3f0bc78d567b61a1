/** One pupil's way through a lesson. The hall remembers nothing: the acts so far are kept on this
    device, so that a reload goes on, and are sent whole each time. */
import { post, type Trouble } from "../api/client";
import { keep, read } from "../phone/kept";
import type { Shown } from "./shapes";

const key = (game: string) => `cardhall.lesson.${game}`;
const PLAYED = "cardhall.lessons";

/** How far the learner is in a lesson, in acts; 0 for one not begun. */
export const begun = (game: string): number => read<string[]>(key(game), []).length;
/** The lessons that were played to their end on this device. */
export const played = (): string[] => read<string[]>(PLAYED, []);

export class Walk {
  shown = $state.raw<Shown | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  busy = $state(false);
  private acts = $state.raw<string[]>([]);

  constructor(readonly game: string) {
    this.acts = read<string[]>(key(game), []);
    void this.begin();
  }

  private async begin(): Promise<void> {
    if (await this.send(this.acts)) return;
    if (this.trouble?.error !== "refused" || !this.acts.length) return;
    await this.again(); // the lesson has changed since
  }

  /** Do this; only what goes on is kept. */
  take = (act: string) => this.send([...this.acts, act]);
  again = () => this.send([]);
  back = () => this.send(this.acts.slice(0, -1));
  retry = () => this.send(this.acts);
  get mayGoBack(): boolean {
    return this.acts.length > 0;
  }

  private async send(acts: string[]): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const answer = await post<Shown>(`/api/lessons/${encodeURIComponent(this.game)}`, { acts });
    this.busy = false;
    this.trouble = answer.ok ? null : answer.trouble;
    if (!answer.ok) return false;
    this.shown = answer.value;
    this.acts = acts.slice(0, answer.value.done);
    keep(key(this.game), this.acts.length ? this.acts : null);
    if (answer.value.kind === "end") keep(PLAYED, [...new Set([...played(), this.game])]);
    return true;
  }
}
