/** The hall's time: this device's clock, set right by what the hall last said. */
import * as dates from "./text/dates";

export { money } from "./text/lang";

class Now {
  /** Milliseconds since the epoch, by the hall's clock; moves four times a second. */
  at = $state(Date.now());
  /** The hall's own time zone, minutes east of Greenwich. */
  offset = $state(-new Date().getTimezoneOffset());
  private ahead = 0;

  constructor() {
    const tick = () => {
      this.at = Date.now() + this.ahead;
      setTimeout(tick, 250);
    };
    tick();
  }
  /** The hall said just now that it is `at`. Small differences are the line's, not the clock's. */
  set(at: number): void {
    const ahead = at - Date.now();
    if (Math.abs(ahead - this.ahead) < 400) return;
    this.ahead = ahead;
    this.at = at;
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

/** The hall's own day and hour, to be read as if they were UTC's. */
const inHall = (at: number) => new Date(at + now.offset * 60_000);

/** The time of day in the hall, as people say it: "9:30 AM". */
export function timeOfDay(at: number): string {
  const here = inHall(at);
  return dates.time(here.getUTCHours(), here.getUTCMinutes());
}

/** "Saturday, October 24, 10:00 AM". */
export const dayAndTime = (at: number): string => dates.both(inHall(at));

/** "2026-10-24" and "10:00" in the hall's time, as fields of a form take them. */
export function asFields(at: number): { day: string; time: string } {
  if (!at) return { day: "", time: "" };
  const text = inHall(at).toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}

/** When the next event may well be: the coming Saturday; today where it is one and still early. */
export function likelyDay(at: number): number {
  const here = inHall(at);
  const days = (6 - here.getUTCDay() + 7) % 7 || (here.getUTCHours() < 9 ? 0 : 7);
  return at + days * 24 * 3_600_000;
}

/** This device's time zone on that day, minutes east of Greenwich: summer time is not today's. */
export function offsetOn(day: string, time: string): number {
  const at = new Date(`${day}T${time.length === 4 ? `0${time}` : time}`);
  return Number.isNaN(at.getTime()) ? now.offset : -at.getTimezoneOffset();
}

/** The moment of a day and a time in the hall; 0 while either is missing or unreadable. */
export function fromFields(day: string, time: string, offset = now.offset): number {
  const at = Date.parse(`${day}T${time.length === 4 ? `0${time}` : time}:00Z`);
  return Number.isNaN(at) ? 0 : at - offset * 60_000;
}

/** "15", "15.50", "$1,200.00", "1 200,00 $" as cents; null where it cannot be read. */
export function parseMoney(text: string): number | null {
  const found = /^\s*\$?\s*(\d{1,3}(?:[,\s]\d{3})+|\d+)(?:[.,](\d{2}))?\s*\$?\s*$/.exec(text);
  if (!found) return null;
  return Number((found[1] ?? "").replace(/[,\s]/g, "")) * 100 + Number(found[2] ?? 0);
}
