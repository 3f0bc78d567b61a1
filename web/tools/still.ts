/**
 * The pictures of what stands in the first page before its program does (src/still.ts), written into
 * the page: each is fetched with it and drawn from the same lines as the page that comes after.
 */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const SPADE = /<path d="M20 5[^"]*" ?\/><path d="M12 30[^"]*" ?\/>|<path d="M6 33[^>]*>/g;

/** An <svg> as the source of an <img>. */
function source(svg: string): string {
  const small = svg
    .replace(/ aria-hidden="true"| class="\w+"/g, "")
    .replace(/>\s+</g, "><")
    .replace(/"/g, "'");
  const alone = small.includes("xmlns=") ? small : small.replace("<svg", "<svg xmlns='http://www.w3.org/2000/svg'");
  return `data:image/svg+xml,${alone.replace(/[%#<>]/g, encodeURIComponent)}`;
}

/** What a part of the pages draws. */
const svgOf = (part: string) => /<svg[\s\S]*<\/svg>/.exec(readFileSync(`src/lib/${part}.svelte`, "utf-8"))?.[0] ?? "";

function pictures(): Record<string, string> {
  const mark = readFileSync("public/mark.svg", "utf-8").trim();
  const spade = (mark.match(SPADE) ?? []).join("").replace(/#fffaf0/g, "#fff");
  return {
    mark: svgOf("Mark"),
    bayou: source(svgOf("Bayou")),
    spade: source(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="4 3 32 32" fill="#fff" opacity=".13">${spade}</svg>`),
  };
}

export const still: Plugin = {
  name: "still",
  transformIndexHtml(html) {
    const drawn = pictures();
    return html.replace(/<!--still:(\w+)-->|still:(\w+)/g, (_, inPlace: string, name: string) => drawn[inPlace ?? name] ?? "");
  },
};
