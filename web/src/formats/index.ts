/** The formats' folders: found by listing them. A page fetches the parts of the formats that it shows, and no other's. */
import type { Component } from "svelte";
import { alsoSaid } from "../text";
import { lang } from "../text/lang";
import type { CategoryCard } from "../api/shapes";
import type { Format, GivenByFolder, Judged, Part, Parts } from "./format";

// biome-ignore lint/suspicious/noExplicitAny: which it is the caller says
type AnyPart = Component<any>;
const FOUND = import.meta.glob<GivenByFolder>("./*/index.ts", { eager: true, import: "format" });
const WORDS = import.meta.glob("./*/words/*.ts");
const PARTS = import.meta.glob<{ default: AnyPart }>("./*/{Console,Results,Judge,Seat,Table,Wall}.svelte");

export const FORMATS: readonly Format[] = Object.entries(FOUND).map(([path, given]) => ({ ...given, key: path.slice(2, -"/index.ts".length) }));
export const formatOf = (key: string): Format => FORMATS.find((one) => one.key === key) ?? { key };

/** Whether a format has such a part. */
export const hasPart = (key: string, part: Part): boolean => `./${key}/${part}.svelte` in PARTS;

/** What was fetched already is there at once. */
const fetched = new Map<string, AnyPart | Promise<AnyPart>>();

/** A part of a format's folder with the format's words; null where it has none. */
export function partOf<P extends Part>(key: string, part: P): Component<Parts[P]> | Promise<Component<Parts[P]>> | null {
  const path = `./${key}/${part}.svelte`;
  const load = PARTS[path];
  if (!load) return null;
  const known = fetched.get(path);
  if (known) return known;
  const coming = Promise.all([load(), alsoSaid(WORDS[`./${key}/words/${lang}.ts`])]).then(
    ([module]) => {
      fetched.set(path, module.default);
      return module.default;
    },
    (lost: unknown) => {
      fetched.delete(path);
      throw lost;
    },
  );
  fetched.set(path, coming);
  return coming;
}

/** The tables of these games that are on, whatever their formats. */
export function judgedOf(...games: CategoryCard[]): Judged {
  const found = games.map((game) => formatOf(game.format).judged?.(game) ?? {});
  return { tables: found.flatMap((one) => one.tables ?? []), matches: found.flatMap((one) => one.matches ?? []) };
}
/** How many of those want a ruling, wait for that or for a count, or play. */
export const countedIn = (judged: Judged, what: "rulings" | "waiting" | "calm"): number =>
  FORMATS.reduce((sum, one) => sum + (one.counted?.(judged)[what] ?? 0), 0);
