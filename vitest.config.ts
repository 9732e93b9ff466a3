import os from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: os.availableParallelism(),
    projects: [
      {
        test: {
          name: 'node',
          include: [
            'packages/{contract,domain,store,emails,fixtures}/src/**/*.test.{ts,tsx}',
            'demo/**/*.test.ts',
            'apps/server/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'docs/**/*.test.ts',
          ],
          environment: 'node',
          globalSetup: 'packages/store/src/testing/database-image.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser-like',
          include: ['apps/dashboard/src/**/*.test.{ts,tsx}', 'packages/viewer/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
