/** Days and times of day as the club's neighbours write them. The browser could say the same, but to
 * ask it the first time holds a phone up for a tenth of a second before anything is drawn; a test asks. */
import { lang, type Lang } from "./lang";

interface Calendar {
  days: string; // from Sunday on
  months: string;
  /** "Saturday, October 24" */
  day: (weekday: string, month: string, day: number) => string;
  /** "9:30 AM" */
  time: (hour: number, minute: string) => string;
  both: (day: string, time: string) => string;
}

const twelve = (hour: number, minute: string, half: [string, string]) => `${hour % 12 || 12}:${minute} ${half[hour < 12 ? 0 : 1]}`;

const CALENDARS: Record<Lang, Calendar> = {
  en: {
    days: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday",
    months: "January February March April May June July August September October November December",
    day: (weekday, month, day) => `${weekday}, ${month} ${day}`,
    time: (hour, minute) => twelve(hour, minute, ["AM", "PM"]),
    both: (day, time) => `${day}, ${time}`,
  },
  fr: {
    days: "dimanche lundi mardi mercredi jeudi vendredi samedi",
    months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    day: (weekday, month, day) => `${weekday} ${day} ${month}`,
    time: (hour, minute) => `${hour}:${minute}`,
    both: (day, time) => `${day} à ${time}`,
  },
  es: {
    days: "domingo lunes martes miércoles jueves viernes sábado",
    months: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    day: (weekday, month, day) => `${weekday}, ${day} de ${month}`,
    time: (hour, minute) => twelve(hour, minute, ["a.m.", "p.m."]),
    both: (day, time) => `${day}, ${time}`,
  },
};

const word = (words: string, at: number) => words.split(" ")[at] ?? "";

/** The day of a date that is read as UTC. */
export function day(date: Date, by: Lang = lang): string {
  const { days, months, day } = CALENDARS[by];
  return day(word(days, date.getUTCDay()), word(months, date.getUTCMonth()), date.getUTCDate());
}

export const time = (hour: number, minute: number, by: Lang = lang): string => CALENDARS[by].time(hour, String(minute).padStart(2, "0"));

export const both = (date: Date, by: Lang = lang): string => CALENDARS[by].both(day(date, by), time(date.getUTCHours(), date.getUTCMinutes(), by));
