import { spawn } from 'node:child_process';
import path from 'node:path';

/** The checks that read the code without running it. */
export const CHECKS = [
  // Files whose types cannot have changed since the last run are not checked again; what was wrong in them is kept.
  {
    name: 'types',
    tool: 'typescript/bin/tsc',
    args: ['-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/tsbuildinfo'],
  },
  { name: 'lint and format', tool: '@biomejs/biome/bin/biome', args: ['check', '--error-on-warnings', '.'] },
  {
    name: 'architecture',
    tool: 'dependency-cruiser/bin/dependency-cruise.mjs',
    args: ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'packages', 'apps', 'e2e', 'demo'],
  },
  { name: 'unused code', tool: 'knip/bin/knip.js', args: ['--no-progress'] },
  { name: 'words', script: 'scripts/check-words.mjs', args: [] },
  { name: 'references', script: 'scripts/check-references.mjs', args: [] },
  { name: 'tables of docs', script: 'scripts/check-docs.mjs', args: [] },
];

/**
 * Runs a Node tool from node_modules, or a script of the project; returns its exit code and output. With `show`, the
 * output is printed as it arrives.
 */
export function runTool(root, { tool, script, args }, { show = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const file = script ?? path.join('node_modules', tool);
    const child = spawn(process.execPath, [path.join(root, file), ...args], {
      cwd: root,
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    child.stdout?.on('data', (text) => (output += text));
    child.stderr?.on('data', (text) => (output += text));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs every check; prints a line for each, and the output of a failing one. Returns the number of passed checks and
 * the failed ones.
 */
export async function runChecks(root) {
  const outcome = { passed: 0, failed: 0, errors: [] };
  const run = async (check) => {
    const began = performance.now();
    const { code, output } = await runTool(root, check);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${check.name} (${seconds} s)`);
    if (code === 0) {
      outcome.passed++;
      return;
    }
    console.log(output);
    outcome.failed++;
    outcome.errors.push({ file: 'The code', name: check.name, message: output });
  };
  // The type check takes as long as all others together: two lanes for two cores.
  const [types, ...others] = CHECKS;
  await Promise.all([run(types), others.reduce((before, check) => before.then(() => run(check)), Promise.resolve())]);
  return outcome;
}
