import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] }, // runes that run, as in a page
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], restoreMocks: true },
});
