/** Coming in by the code in the page's address; waits for the hall while it does not answer. */
import { login, type Trouble } from "../api/client";
import { Live, liveEvent } from "../api/live.svelte";
import { me } from "../me.svelte";

export class Entering<V> {
  live = $state.raw<Live<V> | null>(null);
  event = $state("");
  trouble = $state.raw<Trouble | null>(null);
  private gone = false;

  constructor(
    private code: string,
    private as: "captain" | "player",
  ) {
    void this.enter();
  }
  private async enter(): Promise<void> {
    const answer = await login({ code: this.code });
    if (this.gone) return;
    if (answer.ok) {
      me.take(answer.value);
      this.trouble = null;
      this.event = answer.value.event ?? "";
      this.live = liveEvent<V>(this.event, this.as);
    } else {
      this.trouble = answer.trouble;
      if (answer.trouble.error === "not connected" || answer.trouble.error === "unknown")
        setTimeout(() => void this.enter(), 3_000);
    }
  }
  close(): void {
    this.gone = true;
    this.live?.close();
  }
}
