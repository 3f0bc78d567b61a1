/** The language of this device: as it was chosen here, else as the browser asks for, else English. */

/** Each language named in itself. */
export const LANGS = { en: "English", fr: "Français", es: "Español" } as const;
export type Lang = keyof typeof LANGS;

/** Whose figures and dates: dollars, and Saturdays written as the club's neighbours write them. */
const LOCALES: Record<Lang, string> = { en: "en-US", fr: "fr-FR", es: "es-US" };
const KEY = "cardhall.lang";

const known = (name: string): name is Lang => name in LANGS;

function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

function atFirst(): Lang {
  const wanted = [kept(), ...(navigator.languages ?? [navigator.language])];
  return wanted.map((name) => name.slice(0, 2).toLowerCase()).find(known) ?? "en";
}

export const lang: Lang = atFirst();
export const locale = LOCALES[lang];
document.documentElement.lang = lang;

/** The page comes again in that language; seats and what was counted are kept by device and hall. */
export function speak(other: Lang): void {
  try {
    localStorage.setItem(KEY, other);
  } catch {
    return; // a browser that keeps nothing goes on in the language it asks for
  }
  location.reload();
}

/** What parts the thousands, as the browser itself would: to ask it takes a phone a tenth of a second
    while the first cards are dealt, so a test asks. */
const PARTED: Record<Lang, string> = { en: ",", fr: "\u202f", es: "," };
/** A number with its thousands parted. */
export const figures = (n: number, by: Lang = lang): string =>
  Number.isInteger(n) ? String(n).replace(/\B(?=(\d{3})+$)/g, PARTED[by]) : n.toLocaleString(LOCALES[by]);
/** With two places, as cents are written. */
const decimals = (n: number): string => n.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const DOLLARS: Record<Lang, (figures: string) => string> = {
  en: (sum) => `$${sum}`,
  fr: (sum) => `${sum}\u00a0$`,
  es: (sum) => `$${sum}`,
};
/** Cents as dollars: 1500 is "$15.00". */
export const money = (cents: number): string => `${cents < 0 ? "−" : ""}${DOLLARS[lang](decimals(Math.abs(cents) / 100))}`;
