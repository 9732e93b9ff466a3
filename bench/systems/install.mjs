import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Installs exactly what a system's lockfile names and runs the commands after it, unless that is already done. Packages
 * run no install scripts; `compile` names those whose native part is built here.
 */
export function installSystem(folder, { compile = [], build = [] }) {
  const hash = createHash('sha256')
    .update(fs.readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');
  const stamp = path.join(folder, 'node_modules/.vitrine-installed');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hash) return;
  console.log(`Installing ${path.basename(folder)} for the measurement, once (some minutes)`);
  npm(folder, 'ci', '--ignore-scripts', '--no-progress', '--loglevel=error');
  for (const name of compile) npm(folder, 'rebuild', name, '--loglevel=error');
  for (const script of build) npm(folder, 'run', script);
  fs.writeFileSync(stamp, hash);
}

function npm(folder, ...args) {
  const headers = path.resolve(path.dirname(process.execPath), '..');
  const hasHeaders = fs.existsSync(path.join(headers, 'include/node/node.h'));
  const { status } = spawnSync('npm', args, {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    // Compiled, never downloaded: a prebuilt file does not come from the registry.
    env: { ...process.env, npm_config_build_from_source: 'true', ...(hasHeaders && { npm_config_nodedir: headers }) },
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed in ${folder}`);
}
