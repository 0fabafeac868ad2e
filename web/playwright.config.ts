import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';

const CHROMIUMS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The system's browser: the one that `cargo xtask` found, or one in the usual place. */
const chromium =
  process.env['PAIJU_CHROMIUM'] ??
  CHROMIUMS.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path));

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  // For a busy machine; an idle one never comes near.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  workers: 3,
  fullyParallel: true, // Tests share no server.
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    timezoneId: 'Asia/Taipei',
    // Snapshots of every step would take as long as the steps; `--trace on` makes them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
