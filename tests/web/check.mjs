// The page's own check of revealed deals, for the tests: a list of {text, kept} as JSON on stdin; on stdout what
// web/src/play/check.ts finds in each, and whether all of it holds.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const of = (part) => import(pathToFileURL(createRequire(join(root, "web/package.json")).resolve(part)));
const { rolldown } = await of("rolldown");
const { viteImportGlobPlugin } = await of("rolldown/experimental");
const folder = mkdtempSync(join(tmpdir(), "check-"));
try {
  const bundle = await rolldown({ input: join(root, "web/src/play/check.ts"), plugins: [viteImportGlobPlugin()], logLevel: "silent" });
  await bundle.write({ dir: folder, format: "esm", entryFileNames: "check.mjs" });
  const { checkFile, holds } = await import(pathToFileURL(join(folder, "check.mjs")));
  const found = JSON.parse(readFileSync(0, "utf-8")).map(({ text, kept }) => {
    const checked = checkFile(text, () => kept);
    return { checked, holds: !!checked && holds(checked) };
  });
  process.stdout.write(JSON.stringify(found));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
