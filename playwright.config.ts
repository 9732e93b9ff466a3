import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './e2e/chromium.ts';

/**
 * Two browsers at once: journeys, one after another, for they share one demo; beside them the viewer on pages of its own.
 * WebGL runs in software, so that more would only wait for one another on two cores.
 */
export default defineConfig({
  outputDir: 'test-results',
  workers: 2,
  projects: [
    // Fades are the viewer's own tests' matter: drawn in software, each takes seconds of both cores.
    {
      name: 'product',
      testDir: 'e2e',
      workers: 1,
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    { name: 'viewer', testDir: 'packages/viewer/test', workers: 1 },
  ],
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
