import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Installs exactly what the lockfile names, unless that is already installed. Needs only Node. */
export function installWhenNeeded(root) {
  assertNode();
  const fingerprint = createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = path.join(root, 'node_modules/.vitrine-installed');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === fingerprint) return;
  step('Installing packages (the first time this takes a minute or two)');
  runNpm(root, ['ci', '--no-progress', '--loglevel=error', '--no-audit', '--no-fund']);
  fs.writeFileSync(stamp, fingerprint);
}

export function step(line) {
  console.log(`> ${line}`);
}

function assertNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Vitrine needs Node 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}

/** npm of this Node, started through Node itself, so that it works without a shell on every system. */
function runNpm(root, args) {
  const cli = process.env.npm_execpath ?? path.join(path.dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js');
  const direct = fs.existsSync(cli);
  const done = direct
    ? spawnSync(process.execPath, [cli, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (done.status !== 0) {
    console.error('The packages could not be installed. Is there a way to the npm registry?');
    process.exit(1);
  }
}
