// `npm test`: everything, from a fresh clone. `npm run test:unit`, `test:api`, `test:ui` and `test:e2e` run one part.
// The last line is `N passed, N failed`.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhenNeeded } from './build.mjs';
import { runChecks, runTool } from './checks.mjs';
import { installWhenNeeded, step } from './install.mjs';
import { formatErrors, readPlaywright, readVitest } from './test-reports.mjs';

/** What each part hands to vitest: projects, then folders. */
const VITEST_PARTS = {
  all: [],
  unit: ['--project', 'node', 'packages', 'demo', 'scripts', 'docs'],
  api: ['--project', 'node', 'apps/server'],
  ui: ['--project', 'screens', '--project', 'viewer'],
};

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const part = process.argv[2] ?? 'all';
if (part !== 'e2e' && !Object.hasOwn(VITEST_PARTS, part)) {
  console.error(`There is no part "${part}": all, unit, api, ui or e2e`);
  process.exit(2);
}
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-reports-'));
const total = { passed: 0, failed: 0, errors: [] };
const add = ({ passed, failed, errors }) => {
  total.passed += passed;
  total.failed += failed;
  total.errors.push(...errors);
};

installWhenNeeded(root);
if (part === 'all') {
  step('Reading the code');
  // The checks leave half a core idle, so the build for the browser tests runs beside them. Its errors show below.
  const building = buildWhenNeeded(root).catch(() => undefined);
  add(await runChecks(root));
  await building;
}
if (part !== 'e2e') {
  step(part === 'all' ? 'Unit, API and screen tests' : `The part "${part}"`);
  add(await runVitest(VITEST_PARTS[part]));
}
if (part === 'all' || part === 'e2e') {
  step('Browser tests');
  add(await runPlaywright());
}

fs.rmSync(reports, { recursive: true, force: true });
if (total.errors.length > 0) console.log(`\n${formatErrors(total.errors)}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

async function runVitest(selection) {
  const report = path.join(reports, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...selection];
  const { code } = await runTool(root, { tool: 'vitest/vitest.mjs', args }, { show: true });
  return atLeastOneError(code, readVitest(root, report));
}

async function runPlaywright() {
  try {
    await buildWhenNeeded(root);
    const report = path.join(reports, 'playwright.json');
    const { code } = await runTool(
      root,
      { tool: '@playwright/test/cli.js', args: ['test', '--reporter=list,json'] },
      { show: true, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
    );
    return atLeastOneError(code, readPlaywright(report));
  } catch (error) {
    return {
      passed: 0,
      failed: 1,
      errors: [{ file: 'Browser tests', name: 'cannot be run', message: error.message }],
    };
  }
}

/** A runner that ends badly has failed, whatever its report counts. */
function atLeastOneError(code, outcome) {
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}
