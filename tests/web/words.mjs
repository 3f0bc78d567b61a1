// What the catalogues say, for the tests. `node words.mjs catalogues`: every entry of every language
// as JSON. `node words.mjs said fr`: messages of the hall (JSON on stdin), as a page in French says them.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const text = join(root, "web/src/text");
const { rolldown } = await import(pathToFileURL(createRequire(join(root, "web/package.json")).resolve("rolldown")));
const [what, language = "en"] = process.argv.slice(2);

// what the pages' words ask of a browser
const page = { navigator: { languages: [language] }, localStorage: { getItem: () => null }, document: { documentElement: {} } };
for (const [name, value] of Object.entries(page)) Object.defineProperty(globalThis, name, { value, configurable: true });

/** The catalogues of messages, as the pages are built with them. */
const { messages } = await import(pathToFileURL(join(root, "web/tools/messages.ts")));
const { viteImportGlobPlugin } = await import(pathToFileURL(createRequire(join(root, "web/package.json")).resolve("rolldown/experimental")));

async function bundled(source) {
  const folder = mkdtempSync(join(tmpdir(), "words-"));
  try {
    const entry = join(folder, "entry.ts");
    writeFileSync(entry, source);
    const bundle = await rolldown({ input: entry, logLevel: "silent", plugins: [messages(), viteImportGlobPlugin({ root: join(root, "web") })] });
    await bundle.write({ dir: join(folder, "out"), format: "esm", entryFileNames: "entry.mjs", chunkFileNames: "[name]-[hash].mjs" });
    return await import(pathToFileURL(join(folder, "out/entry.mjs")));
  } finally {
    process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  }
}

const TRIES = [3, "Odile", ["Odile", "Rose"], [2, 3], true, {}];
const STRANGE = /undefined|NaN|\[object|function|=>/;

/** What a function says to some arguments that suit the English one. */
function tried(say, args) {
  try {
    const said = say(...args);
    return typeof said === "string" ? said : typeof said === "boolean" ? String(said) : JSON.stringify(said);
  } catch {
    return null;
  }
}
/** Arguments of which every language makes a sentence. */
function suiting(says) {
  const many = Math.max(...says.map((say) => say.length));
  for (let number = 0; number < TRIES.length ** many; number += 1) {
    const args = Array.from({ length: many }, (_, i) => TRIES[Math.floor(number / TRIES.length ** i) % TRIES.length]);
    const said = says.map((say) => tried(say, args));
    if (said.every((one) => one !== null && !STRANGE.test(one))) return args;
  }
  return null;
}

function* leaves(value, path) {
  if (typeof value === "object" && value !== null) for (const key of Object.keys(value)) yield* leaves(value[key], `${path}.${key}`);
  else yield [path, value];
}

if (what === "catalogues") {
  const { LANGS } = await bundled(`export { LANGS } from ${JSON.stringify(join(text, "lang.ts"))};`);
  const languages = Object.keys(LANGS);
  const module = await bundled(languages.map((one) => `export * as ${one} from ${JSON.stringify(join(text, one, "index.ts"))};`).join("\n") + `\nexport const formats = import.meta.glob(${JSON.stringify("/src/formats/*/words/*.ts")});`);
  const ofFormats = (one) =>
    Object.entries(module.formats)
      .filter(([path]) => path.endsWith(`/${one}.ts`))
      .map(([path, load]) => [`formats/${path.split("/").at(-3)}`, load]);
  const out = Object.fromEntries(languages.map((one) => [one, {}]));
  const found = {};
  for (const one of languages)
    for (const [area, load] of [...Object.entries(module[one].areas), ...Object.entries(module[one].games).map(([path, load]) => [`games/${path.split("/").at(-3)}`, load]), ...ofFormats(one)]) {
      const exported = await load();
      out[one][area] = {};
      for (const name of Object.keys(exported))
        for (const [path, value] of leaves(exported[name], name)) ((found[area] ??= {})[path] ??= {})[one] = value;
    }
  for (const [area, paths] of Object.entries(found))
    for (const [path, values] of Object.entries(paths)) {
      const args = suiting(Object.values(values).filter((value) => typeof value === "function"));
      for (const [one, value] of Object.entries(values))
        out[one][area][path] = typeof value === "function" ? { arity: value.length, said: args && tried(value, args) } : { said: String(value) };
    }
  process.stdout.write(JSON.stringify(out));
} else {
  const wanted = JSON.parse(readFileSync(0, "utf8"));
  const page = `
    import * as index from ${JSON.stringify(join(text, "index.ts"))};
    export const words = index.words;
    export const inWords = (answer) => index.inWords(answer);`;
  const out = [];
  for (const [areas, messages] of wanted) {
    const { words, inWords } = await bundled(page);
    await words("common", "table", ...areas.map((area) => `messages/${area}`));
    out.push(messages.map(inWords));
  }
  process.stdout.write(JSON.stringify(out));
}
