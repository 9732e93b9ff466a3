import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './e2e/chromium.ts';

/**
 * Two browsers at once, whichever project is next: WebGL runs in software, so that more would only wait for one another
 * on two cores. The files of a project may run in any order, beside any other.
 */
export default defineConfig({
  outputDir: 'test-results',
  workers: 2,
  projects: [
    { name: 'viewer', testDir: 'packages/viewer/test' },
    // Fades are the viewer's own tests' matter: drawn in software, each takes seconds of both cores.
    { name: 'product', testDir: 'e2e', use: { contextOptions: { reducedMotion: 'reduce' } } },
  ],
  /**
   * For a browser that no longer answers, as a page of Chromium without a graphics card now and then. Only a test that
   * ran out of time may pass the second time; after any other error it counts as failed (scripts/test-reports.mjs).
   */
  retries: 1,
  // Ends what hangs. No time is a requirement here: on a busy machine everything takes several times as long.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  globalSetup: './e2e/data-folders.ts',
  use: {
    launchOptions: await chromiumOptions(),
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    screenshot: 'only-on-failure',
  },
});
