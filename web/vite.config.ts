import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { brotli } from './build/brotli';
import { offline } from './build/offline';

/** The address of `paiju serve` during development. */
const SERVER = process.env['PAIJU_SERVER'] ?? 'http://127.0.0.1:3210';

/** The messages of one language form one chunk; each lesson is loaded separately. */
const languageOf = (path: string): string | null =>
  /\/locales\/([^/]+)\/(?!learn-)[^/]+\.ftl/.exec(path)?.[1] ?? null;

export default defineConfig({
  plugins: [svelte(), offline(), brotli()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: languageOf }] } } },
  },
  server: {
    fs: { allow: ['..'] }, // The translations are next to this folder.
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  resolve: { conditions: ['browser'] },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
