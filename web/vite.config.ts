import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { brotli } from './build/brotli';
import { offline } from './build/offline';

/** Where `paiju serve` listens while the client is being worked on. */
const SERVER = process.env['PAIJU_SERVER'] ?? 'http://127.0.0.1:3210';

/** Messages of one language come as one chunk; each lesson is fetched by itself. */
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
    fs: { allow: ['..'] }, // The translations lie beside this folder.
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  resolve: { conditions: ['browser'] },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
