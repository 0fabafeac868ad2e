import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { brotli } from './build/brotli';
import { offline } from './build/offline';

/** Where `paiju serve` listens while the client is being worked on. */
const SERVER = process.env['PAIJU_SERVER'] ?? 'http://127.0.0.1:3210';

export default defineConfig({
  plugins: [svelte(), offline(), brotli()],
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  server: {
    fs: { allow: ['..'] }, // The translations lie beside this folder.
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  resolve: { conditions: ['browser'] },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
