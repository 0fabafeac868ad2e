import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';

const CHROMIUMS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The system's own browser: what `cargo xtask` found, or what lies where it usually does. */
const chromium =
  process.env['PAIJU_CHROMIUM'] ??
  CHROMIUMS.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path));

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  // For a machine that does much else besides; on an idle one nothing comes near.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  workers: 3,
  fullyParallel: true, // Every test has a server of its own.
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    timezoneId: 'Asia/Taipei',
    // Pictures of every step would take as long as the steps: `--trace on` makes them.
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
