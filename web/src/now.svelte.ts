/** The hall's time: this device's clock, set right by what the hall last said. */

class Now {
  /** Milliseconds since the epoch, by the hall's clock; moves four times a second. */
  at = $state(Date.now());
  private ahead = 0;
  private measured = Infinity;

  constructor() {
    const tick = () => {
      this.at = Date.now() + this.ahead;
      setTimeout(tick, 250);
    };
    tick();
  }
  /** The hall said that it is `at`; `took` ms went by between question and answer. */
  set(at: number, took = 0): void {
    const ahead = at + took / 2 - Date.now();
    // Trust the quickest answer, but follow a jump (a lid that was shut, a test's own clock).
    if (took <= this.measured || Math.abs(ahead - this.ahead) > 1_500) {
      this.ahead = ahead;
      this.measured = Math.max(took, 20);
      this.at = Date.now() + ahead;
    }
  }
}

export const now = new Now();

/** "12:05", "1:02:05"; never below 0:00. */
export function spell(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (n: number) => String(n).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const rest = `${Math.floor((seconds % 3600) / 60)}:${two(seconds % 60)}`;
  return hours ? `${hours}:${rest.padStart(5, "0")}` : rest;
}

/** The time of day as people say it. */
export function timeOfDay(at: number): string {
  return new Date(at).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
}

/** Cents as dollars: 1500 is "$15.00". */
export function money(cents: number): string {
  const sign = cents < 0 ? "−" : "";
  const whole = Math.abs(cents);
  return `${sign}$${Math.floor(whole / 100).toLocaleString("en-US")}.${String(whole % 100).padStart(2, "0")}`;
}

/** "15", "15.50", "$1,200.00" as cents; null where it cannot be read. */
export function parseMoney(text: string): number | null {
  const found = /^\s*\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))?\s*$/.exec(text);
  if (!found) return null;
  return Number((found[1] ?? "").replace(/,/g, "")) * 100 + Number(found[2] ?? 0);
}
