import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Svelte scopes its selectors with :where(), which phones of 2020 drop with the whole rule. */
const plainSelectors: Plugin = {
  name: "plain-selectors",
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === "asset" && file.fileName.endsWith(".css"))
        file.source = String(file.source).replace(/:where\((\.svelte-[\w-]+)\)/g, "$1");
  },
};

/** The first sheet of style stands in the page itself: one journey less before the first picture. */
const styleInPage: Plugin = {
  name: "style-in-page",
  enforce: "post",
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle }) =>
      html.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (link, file: string) => {
        const sheet = bundle?.[file];
        return sheet?.type === "asset" ? `<style>${String(sheet.source).trim()}</style>` : link;
      }),
  },
};

/** `npm run dev` beside a hall started with --port 8000. */
const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), plainSelectors, styleInPage],
  base: "/",
  build: {
    outDir: "../src/cardhall/server/static",
    emptyOutDir: true,
    manifest: true, // which file needs which: tests weigh what a table loads first
    target: "es2020",
    cssTarget: ["chrome80", "firefox78", "safari13.1"],
    assetsInlineLimit: 0,
  },
  server: {
    proxy: Object.fromEntries(
      ["/api", "/paper", "/qr.svg", "/ws"].map((path) => [
        path,
        { target: server, ws: path === "/ws" },
      ]),
    ),
  },
});
