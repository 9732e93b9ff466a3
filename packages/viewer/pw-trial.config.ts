import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../../e2e/chromium.ts';
export default defineConfig({ testDir: '/work/main/packages/viewer/test', testMatch: ['**/*.spec.ts'], outputDir: '/tmp/vdev/pw-results', workers: 1, timeout: 120_000, expect: { timeout: 30_000 }, use: { launchOptions: await chromiumOptions(), viewport: { width: 1440, height: 900 } } });
