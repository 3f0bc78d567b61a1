/** Help says the same in every language, names only what stands on the pages, and is printed in the docs. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { console as tabs } from "../src/text/en/console";
import { help as english } from "../src/text/en/help";
import { console as spanishTabs } from "../src/text/es/console";
import { help as spanish } from "../src/text/es/help";
import { console as frenchTabs } from "../src/text/fr/console";
import { help as french } from "../src/text/fr/help";

type Page = (typeof english)["pages"]["entries"];
const pagesOf = (help: typeof english) => Object.entries(help.pages) as [string, Page][];
const LANGUAGES = [
  ["en", english, tabs],
  ["fr", french, frenchTabs],
  ["es", spanish, spanishTabs],
] as const;

/** The catalogues of a language as they are written; what the hall says lies with the server. */
function written(lang: string): string {
  const folders = ["src/text", "src/formats", "../src/cardhall/messages", "../src/cardhall/hall/formats"];
  const files = folders.flatMap((folder) => (readdirSync(folder, { recursive: true }) as string[]).map((name) => `${folder}/${name}`));
  const words = files.filter((path) => /\.(ts|ftl)$/.test(path) && (path.includes(`/${lang}/`) || path.endsWith(`/words/${lang}.ts`)));
  return words
    .filter((path) => !path.endsWith("/help.ts"))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
}

test.each(LANGUAGES)("three to five steps a page in %s, under the name that its tab has", (_, help, words) => {
  for (const [name, page] of pagesOf(help)) {
    expect(page.steps.length, name).toBe((english.pages as Record<string, Page>)[name]?.steps.length);
    expect(page.steps.length, name).toBeGreaterThan(2);
    expect(page.steps.length, name).toBeLessThan(6);
    if (name in words.tabs) expect(page.title).toBe(words.tabs[name]);
  }
  expect(help.pages.night.title).toBe(words.tabsAtHome.seats);
  const { rounds, bracket, pairings, levels, games } = help.pages;
  expect(new Set([rounds, bracket, pairings, levels, games].map((page) => page.title))).toEqual(new Set([words.tabs.seats]));
  expect(Object.keys(words.tabs).filter((tab) => !(tab in help.pages))).toEqual([]);
});

test.each(LANGUAGES)("every label that help names in %s is a word of the pages", (lang, help) => {
  const all = written(lang);
  for (const [name, page] of pagesOf(help))
    for (const [, en, fr] of [page.what, ...page.steps, page.trouble].join(" ").matchAll(/“([^”]+)”|«\u00a0([^»]+)\u00a0»/g)) {
      const label = (en ?? fr ?? "").replace(/[ \u00a0]…$/, "");
      expect(all.includes(label), `${lang}, ${name}: ${label}`).toBe(true);
    }
});

/** The page of the docs; `npx vitest run help -u` makes it anew. */
function printed(): string {
  const told = pagesOf(english).map(([name, page]) => {
    const about =
      {
        bracket: ", a bracket",
        pairings: ", Swiss and round robin",
        levels: ", hold'em",
        games: ", euchre night",
        seats: ", other formats",
        desk: ", the judge's desk",
      }[name] ?? "";
    const steps = page.steps.map((step, i) => `${i + 1}. ${step}`).join("\n");
    return `## ${page.title}${about}\n\n${page.what}\n\n${english.now}:\n\n${steps}\n\n${english.wrong}: ${page.trouble}\n`;
  });
  return `# Help on the console

What the *${tabs.help}* button of the console and of the judge's desk says, page by page. Made from
\`web/src/text/en/help.ts\` by \`web/tests/help.test.ts\`; after a change of the words: \`npx vitest run help -u\`
in \`web/\`. French and Spanish say the same.

${told.join("\n")}`;
}

test("the docs say what the button says", async () => {
  await expect(printed()).toMatchFileSnapshot("../../docs/console-help.md");
});
