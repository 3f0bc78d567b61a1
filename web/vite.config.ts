import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** `npm run dev` beside a hall started with --port 8000. */
const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: "../src/cardhall/server/static",
    emptyOutDir: true,
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
