// `npm run faults -- NAME …|all`: fault injection on the built product. Checks what it guarantees.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { openGround } from '../faults/harness/ground.mjs';
import { printFault } from '../faults/harness/report.mjs';
import { buildWhenNeeded } from './build.mjs';
import { installWhenNeeded } from './install.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const folder = path.join(root, 'faults');
const available = fs
  .readdirSync(folder)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => path.basename(name, '.mjs'));
const input = process.argv.slice(2);
const requested = input.includes('all') ? available : input;
const unknown = requested.filter((name) => !available.includes(name));
if (requested.length === 0 || unknown.length > 0) {
  console.error(`Name faults, or all. There are: ${available.join(', ')}.`);
  process.exit(1);
}

installWhenNeeded(root);
await buildWhenNeeded(root);
const rounds = Number(process.env.FAULT_ROUNDS ?? 10);
const ground = await openGround(root, rounds);
let broken = 0;
try {
  for (const name of requested) {
    const fault = await import(pathToFileURL(path.join(folder, `${name}.mjs`)).href);
    const began = performance.now();
    const outcome = await fault.run(ground).catch((error) => ({
      checks: [{ name: 'the fault could be made and looked at', value: error.message, goal: 'yes', ok: false }],
    }));
    printFault(name, fault.invariant, outcome, (performance.now() - began) / 1000);
    if (outcome.checks?.some(({ ok }) => !ok)) broken++;
  }
} finally {
  ground.close();
}
console.log(`\n${requested.length - broken} held, ${broken} did not`);
process.exit(broken > 0 ? 1 : 0);
