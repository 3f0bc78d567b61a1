/**
 * Which files a page needs, told by the first page itself: a few lines of script that stand in it ask
 * for the page's own parts and words while the frame is still on its way. One journey less on a phone.
 * What a route loads is read from router.svelte.ts; tests/web/test_preload.py holds it to the build.
 */
import type { Plugin } from "vite";

type Chunk = { fileName: string; imports: string[]; facadeModuleId: string | null; viteMetadata?: { importedCss: Set<string> } };
const ROUTE = /route\(\s*"([^"]+)",\s*\[([^\]]*)\],[^;]*?import\("\.\/([^"]+)"\)/g;
const LANGS = ["en", "fr", "es"];

/** Runs in the page: `files` by number, `routes` as [pattern, parts, words of each language]. */
const ASK = `function (files, routes) {
  var kept;
  try { kept = localStorage.getItem("cardhall.lang"); } catch (e) {}
  var spoken = [kept || ""].concat(navigator.languages || []).map(function (l) { return l.slice(0, 2).toLowerCase(); })
    .filter(function (l) { return ${JSON.stringify(LANGS)}.indexOf(l) >= 0; })[0] || "en";
  routes.forEach(function (route) {
    if (!new RegExp(route[0]).test(location.pathname)) return;
    route[1].concat(route[2][${JSON.stringify(LANGS)}.indexOf(spoken)]).forEach(function (number) {
      var link = document.createElement("link"), file = files[number];
      if (/css$/.test(file)) { link.rel = "preload"; link.as = "style"; } else link.rel = "modulepreload";
      link.crossOrigin = "";
      link.href = "/assets/" + file;
      document.head.appendChild(link);
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

        const needed = [...routes.matchAll(ROUTE)].map(([, path = "", areas = "", page = ""]) => {
          const parts = needs(page);
          const words = LANGS.map((lang) => {
            const said = needs(`text/${lang}/index.ts`); // the list of a language, and what is wanted of it
            for (const area of ["common", ...areas.matchAll(/"([^"]+)"/g)].map((one) => (typeof one === "string" ? one : (one[1] ?? ""))))
              needs(`text/${lang}/${area}.ts`, said);
            return [...said].filter((file) => !parts.has(file));
          });
          // what the words of every language are made with is a part of the page
          for (const file of words[0]?.filter((one) => words.every((said) => said.includes(one))) ?? []) parts.add(file);
          return [`^${path.replace(/\{\w+\}/g, "[^/]+")}/?$`, [...parts], words.map((said) => said.filter((file) => !parts.has(file)))];
        });
        const script = `<script>(${ASK.replace(/\s*\n\s*/g, " ")})(${JSON.stringify(files)}, ${JSON.stringify(needed)})</script>`;
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
