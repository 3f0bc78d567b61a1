/**
 * Every word that the pages say, in the language of this device. `t` is empty until the areas that a
 * page names (router.svelte.ts) were fetched, beside the page itself; so nothing reads `t` while a
 * module is evaluated, only inside functions and components. README.md tells the rest.
 */
import type { Area, Areas, Words } from "./areas";
import { areas as en } from "./en";
import { areas as es } from "./es";
import { areas as fr } from "./fr";
import { lang } from "./lang";

const spoken: Partial<Areas> = { en, fr, es }[lang];

export const t = {} as Words;

/** Fill `t` with these areas. */
export async function words(...wanted: readonly Area[]): Promise<void> {
  const found = await Promise.all(wanted.map((area) => (spoken[area] ?? en[area])()));
  Object.assign(t, ...found);
}

/** What is shown with these areas' words: both are fetched at once, and it comes when both are there. */
export async function withWords<T>(wanted: readonly Area[], load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([load(), words(...wanted)]);
  return part;
}
