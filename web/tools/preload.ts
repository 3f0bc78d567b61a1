/**
 * What a page needs, told by the first page itself: a few lines of script that stand in it ask for the
 * page's own parts and words, and for the hall's first answers, while the frame is still on its way; at
 * a table the game's parts follow as soon as its view has named the game. Two journeys less on a phone.
 * What a route loads is read from router.svelte.ts, what it asks the hall stands in first.ts;
 * tests/web/test_preload.py holds it to the build.
 */
import { readdirSync } from "node:fs";
import type { Plugin } from "vite";
import { ALWAYS, FIRST } from "../src/first.ts";

type Chunk = { fileName: string; imports: string[]; facadeModuleId: string | null; viteMetadata?: { importedCss: Set<string> } };
const ROUTE = /route\(\s*"([^"]+)",\s*\[([^\]]*)\],[^;]*?import\("\.\/([^"]+)"\)/g;
const LANGS = ["en", "fr", "es"];

/** Runs in the page: `files` by number; `routes` as [pattern, parts, words of each language, answers of
 * the hall]; `games` as {game: [parts, words of each language]}. */
const ASK = `function (files, routes, games) {
  var kept, langs = ${JSON.stringify(LANGS)}, asked = (window.asked = {});
  try { kept = localStorage.getItem("cardhall.lang"); } catch (e) {}
  var spoken = [kept || ""].concat(navigator.languages || []).map(function (l) { return l.slice(0, 2).toLowerCase(); })
    .filter(function (l) { return langs.indexOf(l) >= 0; })[0] || "en";
  function load(parts, words) {
    parts.concat(words[langs.indexOf(spoken)]).forEach(function (number) {
      var link = document.createElement("link"), file = files[number];
      if (/css$/.test(file)) { link.rel = "preload"; link.as = "style"; } else link.rel = "modulepreload";
      link.crossOrigin = "";
      link.href = "/assets/" + file;
      document.head.appendChild(link);
    });
  }
  function ask(path) {
    var answer = (asked[path] = fetch(path, { headers: { Accept: "application/json" }, credentials: "same-origin", cache: "no-store" }));
    return answer.catch(function () {});
  }
  ask(${JSON.stringify(ALWAYS)});
  routes.forEach(function (route) {
    var pattern = new RegExp(route[0]);
    if (!pattern.test(location.pathname)) return;
    load(route[1], route[2]);
    route[3].forEach(function (path) {
      ask(location.pathname.replace(pattern, path)).then(function (answer) {
        return /view$/.test(path) && answer && answer.ok && answer.clone().json().then(function (told) {
          var parts = games[told.view.game];
          if (parts) load(parts[0], parts[1]);
        });
      }).catch(function () {});
    });
  });
}`;

export function preload(router: string): Plugin {
  let routes = "";
  return {
    name: "preload-routes",
    enforce: "pre", // the router as it is written
    transform(code, id) {
      if (id.endsWith(router)) routes = code;
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        if (!bundle) return html;
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk") as unknown as Chunk[];
        const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const bySource = (source: string) => chunks.find((chunk) => chunk.facadeModuleId?.endsWith(`/src/${source}`));
        const entry = new Set(html.match(/assets\/[\w.-]+\.js/g));
        const files: string[] = [];

        /** The numbers of a part's file, of what it imports and of its sheets of style. */
        function needs(source: string, found = new Set<number>()): Set<number> {
          const visit = (chunk: Chunk | undefined) => {
            if (!chunk || entry.has(chunk.fileName)) return;
            for (const file of [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]) {
              const name = file.replace("assets/", "");
              if (!files.includes(name)) files.push(name);
              if (file === chunk.fileName && found.has(files.indexOf(name))) return;
              found.add(files.indexOf(name));
            }
            chunk.imports.forEach((file) => visit(byFile.get(file)));
          };
          visit(bySource(source));
          return found;
        }

        /** The numbers of a part's files and, for each language, of its words'. */
        function partsAndWords(page: string, said: string[], shared: Set<number>): [number[], number[][]] {
          const parts = new Set([...needs(page)].filter((file) => !shared.has(file)));
          const words = LANGS.map((lang) => {
            const found = needs(`text/${lang}/index.ts`); // the list of a language, and what is wanted of it
            for (const area of said) needs(area.startsWith("games/") ? `table/${area}/words/${lang}.ts` : `text/${lang}/${area}.ts`, found);
            return [...found].filter((file) => !parts.has(file) && !shared.has(file));
          });
          // what the words of every language are made with is a part of the page
          for (const file of words[0]?.filter((one) => words.every((other) => other.includes(one))) ?? []) parts.add(file);
          return [[...parts], words.map((one) => one.filter((file) => !parts.has(file)))];
        }

        const needed = [...routes.matchAll(ROUTE)].map(([, path = "", areas = "", page = ""]) => {
          const said = ["common", ...[...areas.matchAll(/"([^"]+)"/g)].map((one) => one[1] ?? "")];
          const names = [...path.matchAll(/\{\w+\}/g)].map(([name]) => name);
          const asks = (FIRST[path] ?? []).map((one) => names.reduce((told, name, at) => told.replace(name, `$${at + 1}`), one));
          return [`^${path.replace(/\{\w+\}/g, "([^/]+)")}/?$`, ...partsAndWords(page, said, new Set()), asks];
        });
        const table = partsAndWords("table/LivePage.svelte", ["common", "table", "open"], new Set());
        const there = new Set([...table[0], ...table[1].flat()]);
        const games = Object.fromEntries(
          readdirSync("src/table/games", { withFileTypes: true })
            .filter((one) => one.isDirectory())
            .map(({ name }) => [name, partsAndWords(`table/games/${name}/index.ts`, [`games/${name}`], there)]),
        );
        const script = `<script>(${ASK.replace(/\s*\n\s*/g, " ")})(${[files, needed, games].map((one) => JSON.stringify(one)).join(", ")})</script>`;
        // The first sheets of style stand in the page: nothing is drawn before they are there, and to
        // ask for them is a journey. The links stay for the parts that look for them, and hold up nothing.
        const styled = html.replace(/<link rel="stylesheet" crossorigin href="\/([^"]+)">/g, (link, file: string) => {
          const sheet = bundle[file];
          if (sheet?.type !== "asset") throw new Error(`${file} is not in the build`);
          return `<style>${String(sheet.source).trim()}</style>\n    ${link.replace("<link", '<link media="print"')}`;
        });
        return styled.replace("</head>", `${script}\n  </head>`);
      },
    },
  };
}
