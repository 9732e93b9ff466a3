// `npm run bench [name …] [-- options]`: measures against peers and baselines; without names, everything in bench/.
// `npm run bench server -- --profile` says where the server's time goes.
// bench/ has its own packages, so that no peer ever ships.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhenNeeded } from './build.mjs';
import { installWhenNeeded } from './install.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const bench = path.join(root, 'bench');
const available = fs
  .readdirSync(bench)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => path.basename(name, '.mjs'));
const words = process.argv.slice(2);
const requested = words.filter((word) => !word.startsWith('--'));
const options = words.filter((word) => word.startsWith('--'));
const unknown = requested.filter((name) => !available.includes(name));
if (unknown.length > 0) {
  console.error(`There is no measurement ${unknown.join(', ')}; there are ${available.join(', ')}.`);
  process.exit(1);
}

installWhenNeeded(root);
installWhenNeeded(bench);
await buildWhenNeeded(root);
for (const name of requested.length > 0 ? requested : available) {
  const { status } = spawnSync(process.execPath, [path.join(bench, `${name}.mjs`), ...options], { stdio: 'inherit' });
  // A figure never fails. A measurement that could not run does.
  if (status !== 0) process.exitCode = status ?? 1;
}
