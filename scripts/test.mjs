// `npm test`: everything, from a fresh clone. Its last line is `N passed, N failed`.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhenNeeded } from './build.mjs';
import { runChecks, runTool } from './checks.mjs';
import { installWhenNeeded, step } from './install.mjs';
import { readPlaywright, readVitest, tellFailures } from './test-reports.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-reports-'));
const total = { passed: 0, failed: 0, failures: [] };
const add = ({ passed, failed, failures }) => {
  total.passed += passed;
  total.failed += failed;
  total.failures.push(...failures);
};

installWhenNeeded(root);
step('Reading the code');
// The checks leave half a core idle: what the browser tests need is built beside them. What fails is told below.
const building = buildWhenNeeded(root).catch(() => undefined);
add(await runChecks(root));
await building;

step('Unit and API tests');
const vitestReport = path.join(reports, 'vitest.json');
const vitest = await runTool(
  root,
  {
    tool: 'vitest/vitest.mjs',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
  },
  { show: true },
);
add(atLeastOneFailure(vitest.code, readVitest(root, vitestReport)));

step('Browser tests');
try {
  await buildWhenNeeded(root);
  const playwrightReport = path.join(reports, 'playwright.json');
  const playwright = await runTool(
    root,
    { tool: '@playwright/test/cli.js', args: ['test', '--reporter=list,json'] },
    { show: true, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport } },
  );
  add(atLeastOneFailure(playwright.code, readPlaywright(playwrightReport)));
} catch (error) {
  add({ passed: 0, failed: 1, failures: [{ file: 'Browser tests', name: 'cannot be run', words: error.message }] });
}

fs.rmSync(reports, { recursive: true, force: true });
if (total.failures.length > 0) console.log(`\n${tellFailures(total.failures)}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

/** A runner that ends badly has failed, whatever its report counts. */
function atLeastOneFailure(code, outcome) {
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}
