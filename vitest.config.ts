import os from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * Limits that end what hangs. They measure no speed: a machine with other work stops a test for half a minute, and the
 * first of a file reads the modules that the others have at hand.
 */
const LIMITS = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000, interval: 20 } } };

/** Newer versions of Node have a `localStorage` of their own, which hides that of the window. */
const WITHOUT_STORAGE = process.allowedNodeEnvironmentFlags.has('--webstorage') ? ['--no-webstorage'] : [];

/** Files of a worker share their modules and one window: reading them again for each took longer than the tests. */
const inOneWindow = {
  environment: 'happy-dom',
  // A click on a link or a download must not move the window that the next file uses.
  environmentOptions: {
    happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } },
  },
  isolate: false,
  execArgv: WITHOUT_STORAGE,
  ...LIMITS,
};

export default defineConfig({
  test: {
    maxWorkers: os.availableParallelism(),
    projects: [
      {
        test: {
          name: 'node',
          include: [
            'packages/{contract,domain,store,emails,fixtures,texts}/src/**/*.test.{ts,tsx}',
            'demo/**/*.test.ts',
            'apps/server/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'docs/*.test.ts',
          ],
          environment: 'node',
          isolate: false,
          globalSetup: ['packages/store/src/testing/database-image.ts', 'scripts/postgres-for-tests.mjs'],
          ...LIMITS,
        },
      },
      {
        test: {
          ...inOneWindow,
          name: 'screens',
          include: ['apps/dashboard/src/**/*.test.{ts,tsx}'],
          setupFiles: 'apps/dashboard/src/test/each-test.ts',
        },
      },
      {
        test: {
          ...inOneWindow,
          name: 'viewer',
          include: ['packages/viewer/src/**/*.test.{ts,tsx}'],
          setupFiles: 'packages/viewer/test/each-test.ts',
        },
      },
    ],
  },
});
