import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { brotli } from "./tools/brotli.ts";
import { messages } from "./tools/messages.ts";
import { preload } from "./tools/preload.ts";
import { still } from "./tools/still.ts";

/** Svelte scopes its selectors with :where(), which phones of 2020 drop with the whole rule. */
const plainSelectors: Plugin = {
  name: "plain-selectors",
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === "asset" && file.fileName.endsWith(".css")) file.source = String(file.source).replace(/:where\((\.svelte-[\w-]+)\)/g, "$1");
  },
};

/** `npm run dev` beside a hall started with --port 8000. */
const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [messages(), svelte(), plainSelectors, still, preload("src/router.svelte.ts"), brotli],
  base: "/",
  build: {
    outDir: "../src/cardhall/server/static",
    emptyOutDir: true,
    manifest: true, // which file needs which: tests weigh what a table loads first
    target: "es2020",
    cssTarget: ["chrome80", "firefox78", "safari13.1"],
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What many pages share comes in a few files: each file is a journey on a hall's crowded air.
        codeSplitting: {
          groups: [
            // without what the pages of an event share and a table has no need of
            {
              name: "frame",
              test: /node_modules|src[\\/](api|lib(?![\\/](Qr|Sheet|SignIns|Table|Tick|watching)\.))[\\/]|src[\\/](?!(desk|fold)\.)[^\\/]+$/,
              minShareCount: 7,
            },
            { name: "table", test: /src[\\/](table|cards[\\/](?!Hand\.)|play[\\/](?!mine|record))/, minShareCount: 4 },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(["/api", "/paper", "/qr.svg", "/ws"].map((path) => [path, { target: server, ws: path === "/ws" }])),
  },
});
