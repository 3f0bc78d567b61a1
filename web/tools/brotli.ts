/**
 * Beside each built file that brotli makes clearly smaller than gzip does lies the same as brotli
 * (`.br`); server/pages.py sends it to whoever takes it. It takes seconds at its best level, so it is
 * done here once and not by the hall; Python has none of its own.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH = 300; // bytes less than gzip: every such file lies in the wheel twice
const TEXT = /\.(js|css|html)$/;

export const brotli: Plugin = {
  name: "brotli",
  writeBundle({ dir }, bundle) {
    for (const file of Object.values(bundle)) {
      if (!TEXT.test(file.fileName)) continue;
      const whole = Buffer.from(file.type === "chunk" ? file.code : file.source);
      const small = brotliCompressSync(whole); // its best level is node's own default
      if (small.length + WORTH <= gzipSync(whole).length) writeFileSync(join(dir ?? "", `${file.fileName}.br`), small);
    }
  },
};
