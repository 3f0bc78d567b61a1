/**
 * A catalogue of the hall's messages (`src/cardhall/messages/<lang>/<area>.ftl`) as a module: parsed
 * when the pages are built, so that no phone fetches a parser or parses two thousand sentences.
 */
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

export function messages(): Plugin {
  return {
    name: "messages",
    enforce: "pre",
    load: (id) => (id.endsWith(".ftl") ? `export default ${JSON.stringify(new FluentResource(readFileSync(id, "utf8")).body)};` : null),
  };
}
