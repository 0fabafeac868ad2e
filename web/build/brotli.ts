import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Text formats. Images are already compressed. */
const TEXT = new Set(['.css', '.html', '.js', '.json', '.svg', '.webmanifest']);

/** Writes a compressed copy next to each text file, such as `index.js.br`, for the server to send. */
export function brotli(): Plugin {
  let folder: string | undefined;
  return {
    name: 'brotli',
    apply: 'build',
    configResolved(config) {
      if (config.build.write) folder = join(config.root, config.build.outDir);
    },
    // Not earlier: the files of `public` are in no bundle.
    closeBundle() {
      if (folder === undefined) return;
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !TEXT.has(extname(entry.name))) continue;
        const path = join(entry.parentPath, entry.name);
        const bytes = readFileSync(path);
        const smaller = brotliCompressSync(bytes);
        if (smaller.length < bytes.length) writeFileSync(`${path}.br`, smaller);
      }
    },
  };
}
