/**
 * A catalogue of the hall's messages (`src/cardhall/messages/<lang>/<area>.ftl`) as a module: parsed
 * when the pages are built, so that no phone fetches a parser or parses two thousand sentences. What
 * games and formats of play add to an area (`words/<lang>/<area>.ftl` of their folders) is built into it.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const OF_AN_AREA = /^(.*)[\\/]messages[\\/](\w+)[\\/](\w+\.ftl)$/;

/** Where the folders of games and formats lie. */
const HOMES = ["games", join("hall", "formats")];

/** The file of a catalogue, and those of the games and formats that add to it. */
function filesOf(id: string): string[] {
  const [, rooms = "", language = "", area = ""] = OF_AN_AREA.exec(id) ?? [];
  if (!rooms) return [id];
  const folders = HOMES.flatMap((home) =>
    readdirSync(join(rooms, home))
      .sort()
      .map((name) => join(rooms, home, name)),
  );
  return [id, ...folders.map((folder) => join(folder, "words", language, area)).filter((file) => existsSync(file))];
}

export function messages(): Plugin {
  return {
    name: "messages",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".ftl")) return null;
      const body = filesOf(id).flatMap((file) => {
        this.addWatchFile(file);
        return new FluentResource(readFileSync(file, "utf8")).body;
      });
      return `export default ${JSON.stringify(body)};`;
    },
  };
}
