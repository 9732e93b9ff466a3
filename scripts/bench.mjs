// `npm run bench [name …]`: measures against peers and baselines; without names, everything in bench/.
// bench/ has its own packages, so that no peer ever ships.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhenNeeded } from './build.mjs';
import { installWhenNeeded } from './install.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const bench = path.join(root, 'bench');
const known = fs
  .readdirSync(bench)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => path.basename(name, '.mjs'));
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no measurement ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  process.exit(1);
}

installWhenNeeded(root);
installWhenNeeded(bench);
await buildWhenNeeded(root);
for (const name of asked.length > 0 ? asked : known) {
  const { status } = spawnSync(process.execPath, [path.join(bench, `${name}.mjs`)], { stdio: 'inherit' });
  // A figure never fails; this is a measurement that could not be taken at all.
  if (status !== 0) process.exitCode = status ?? 1;
}
