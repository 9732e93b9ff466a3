// `npm test`: everything, from a fresh clone. Its last line is `N passed, N failed`.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhenNeeded } from './build.mjs';
import { runChecks, runTool } from './checks.mjs';
import { installWhenNeeded, step } from './install.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-reports-'));
const total = { passed: 0, failed: 0 };
const add = ({ passed, failed }) => {
  total.passed += passed;
  total.failed += failed;
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
add(atLeastOneFailure(vitest.code, readVitest(vitestReport)));

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
  console.error(error.message);
  total.failed++;
}

fs.rmSync(reports, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

function readVitest(file) {
  if (!fs.existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(fs.readFileSync(file, 'utf8'));
  const brokenFiles = report.testResults.filter(
    (one) => one.status === 'failed' && one.assertionResults.length === 0,
  ).length;
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles };
}

function readPlaywright(file) {
  if (!fs.existsSync(file)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(fs.readFileSync(file, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/** A runner that ends badly has failed, whatever its report counts. */
function atLeastOneFailure(code, counted) {
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}
