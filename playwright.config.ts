import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './e2e/chromium.ts';

/** One worker: two cores share the server, the browser and a WebGL that runs in software. */
export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts', 'packages/viewer/test/**/*.spec.ts'],
  outputDir: 'test-results',
  workers: 1,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  globalSetup: './e2e/start-product.ts',
  use: {
    launchOptions: await chromiumOptions(),
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    screenshot: 'only-on-failure',
  },
});
