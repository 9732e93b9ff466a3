// `npm run bench`: measures against peers and baselines. bench/ has its own packages, so that no peer ever ships.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const bench = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../bench');
const names = fs.readdirSync(bench).filter((name) => name.endsWith('.mjs'));
const asked = process.argv.slice(2);
for (const name of names) {
  if (asked.length > 0 && !asked.includes(path.basename(name, '.mjs'))) continue;
  const { status } = spawnSync(process.execPath, [path.join(bench, name)], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
