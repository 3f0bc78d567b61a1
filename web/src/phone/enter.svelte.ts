/** Coming to one's own page by what this browser is signed in as; waits for the hall while it does
    not answer. The event stands behind "#", for who is at two of them. */
import { whoAmI, type Grant, type Trouble } from "../api/client";
import { type Live, liveEvent } from "../api/live.svelte";
import { me } from "../me.svelte";
import { router } from "../router.svelte";

export class Entering<V> {
  live = $state.raw<Live<V> | null>(null);
  event = $state("");
  /** The captain's table or the player's entry. */
  place = $state("");
  trouble = $state.raw<Trouble | null>(null);
  private gone = false;

  constructor(private as: "captain" | "player") {
    void this.enter();
  }
  private async enter(): Promise<void> {
    const answer = await whoAmI();
    if (this.gone) return;
    if (!answer.ok) {
      this.trouble = answer.trouble;
      if (answer.trouble.error === "not connected" || answer.trouble.error === "unknown") setTimeout(() => void this.enter(), 3_000);
      return;
    }
    me.take(answer.value);
    const grant = this.mine(answer.value.grants);
    if (!grant) {
      router.go("/join", true); // signed out, or its time was over
      return;
    }
    this.trouble = null;
    this.event = grant.event ?? "";
    this.place = (this.as === "captain" ? grant.table : grant.entry) ?? "";
    this.live = liveEvent<V>(this.event, this.as);
  }
  /** The one of this event; without an event the last that was taken. */
  private mine(grants: Grant[]): Grant | undefined {
    const event = decodeURIComponent(router.hash.slice(1));
    return grants.find((one) => one.role === this.as && !one.live && (!event || one.event === event));
  }
  close(): void {
    this.gone = true;
    this.live?.close();
  }
}
