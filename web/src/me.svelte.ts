/** Who is sitting at this device. */
import { logout, whoAmI, type Grant, type Me } from "./api/client";
import { router } from "./router.svelte";

class Person {
  role = $state<Me["role"] | "">("");
  event = $state("");
  table = $state("");
  entry = $state("");
  seat = $state<number | null>(null);
  known = $state(false);
  /** Of a demonstration: when everything here is forgotten; 0 in a hall. */
  forgetsAt = $state(0);
  /** The hall by https, beside the plain HTTP of walk-ins; "" where it has none. */
  secureAddress = $state("");
  /** By a password or a code; a seat at a table of one's own is nothing that one signed in to. */
  signedIn = $state(false);
  /** Seats at tables without an event, the last taken first. */
  tables = $state.raw<string[]>([]);
  private grants: Grant[] = [];

  constructor() {
    void this.ask();
  }
  take(me: Me): void {
    this.grants = me.grants;
    this.forgetsAt = me.forgets_at || this.forgetsAt;
    this.secureAddress = me.secure_address || this.secureAddress;
    this.tables = this.grants.map((grant) => grant.live ?? "").filter(Boolean);
    // A seat at a practice table takes nobody out of their office in the hall.
    const office: Grant = me.live ? (this.grants.find((grant) => !grant.live) ?? me) : me;
    this.role = office.role;
    this.event = office.event ?? "";
    this.table = office.table ?? "";
    this.entry = office.entry ?? "";
    this.seat = office.seat ?? null;
    this.signedIn = office.role !== "visitor" && !office.live;
    this.known = true;
  }
  /** Whether one can sit down at this table as who one is already. */
  playsAt(event: string, table: string): boolean {
    return this.grants.some((grant) => grant.role === "player" && (grant.live ? grant.live === table : !!event && grant.event === event));
  }
  async ask(): Promise<void> {
    const answer = await whoAmI();
    if (answer.ok && answer.value) this.take(answer.value);
    else this.known = true;
  }
  async leave(): Promise<void> {
    await logout();
    this.take({ role: "visitor", event: "", table: "", entry: "", live: "", seat: null, name: "", grants: [], forgets_at: 0, secure_address: "" });
    router.go("/");
  }
}

export const me = new Person();
