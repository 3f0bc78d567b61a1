/** Who is sitting at this device. */
import { logout, whoAmI, type Me } from "./api/client";
import { router } from "./router.svelte";

class Person {
  role = $state<Me["role"] | "">("");
  event = $state("");
  table = $state("");
  entry = $state("");
  seat = $state<number | null>(null);
  known = $state(false);

  constructor() {
    void this.ask();
  }
  take(me: Me): void {
    this.role = me.role;
    this.event = me.event ?? "";
    this.table = me.table == null ? "" : String(me.table);
    this.entry = me.entry == null ? "" : String(me.entry);
    this.seat = me.seat ?? null;
    this.known = true;
  }
  async ask(): Promise<void> {
    const answer = await whoAmI();
    if (answer.ok && answer.value) this.take(answer.value);
    else this.known = true;
  }
  async leave(): Promise<void> {
    await logout();
    this.take({ role: "visitor" });
    router.go("/");
  }
}

export const me = new Person();
