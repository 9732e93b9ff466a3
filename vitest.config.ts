import os from 'node:os';
import { defineConfig } from 'vitest/config';

/** Files of a worker share their modules and one window: reading them again for each took longer than the tests. */
const inOneWindow = {
  environment: 'happy-dom',
  // A click on a link or a download must not move the window that the next file uses.
  environmentOptions: {
    happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } },
  },
  isolate: false,
  testTimeout: 30_000,
  hookTimeout: 60_000,
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
          testTimeout: 30_000,
          hookTimeout: 60_000,
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
