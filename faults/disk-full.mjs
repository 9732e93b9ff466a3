import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { startEnquiries } from './harness/enquiries.mjs';
import { openHouse } from './harness/house.mjs';
import { brokenWrites, workAgain } from './harness/no-writes.mjs';
import { isReady, startServer, stop } from './harness/server.mjs';
import { startLine } from './harness/versions.mjs';

export const invariant =
  'on a full disk nothing acknowledged is lost, reading goes on, and freed space is enough to go on';

const MEGABYTES = 700;
const BLOCK = 1024 * 1024;

export async function run(ground) {
  const mount = path.join(ground.folder, 'small-disk');
  fs.mkdirSync(mount);
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', mount]).status !== 0)
    return { skipped: 'a small disk can only be mounted by root' };
  const dataDir = path.join(mount, 'data');
  let server = null;
  try {
    fs.cpSync(await ground.dataDir(), dataDir, { recursive: true });
    server = await startServer(ground, { DATA_DIR: dataDir });
    const house = await openHouse(ground.port);
    const state = startEnquiries(house);
    const line = await startLine(house, house.configurators[0]);
    const seen = {};
    const add = (counts) => {
      for (const [name, count] of Object.entries(counts)) seen[name] = (seen[name] ?? 0) + count;
    };
    for (let round = 0; round < ground.rounds; round++) {
      const filler = path.join(mount, 'filler');
      fillUp(filler);
      add({ 'ready on a full disk': Number(await isReady(ground.port)) });
      add(await brokenWrites(ground.port, state, line));
      const read = await house.call('GET', `/organisations/${house.organisationId}/enquiries`).catch(() => null);
      add({ 'lists that could not be read': Number(read === null) });
      fs.rmSync(filler);
      add(await workAgain(ground.port, state, line));
    }
    add({ 'parts of files left behind': countParts(dataDir), 'the process ended': Number(server.ended()) });
    await stop(server);
    server = await startServer(ground, { DATA_DIR: dataDir });
    add(await workAgain(ground.port, state, line));
    const checks = Object.entries(seen).map(([name, value]) => ({ name, value, goal: '0', ok: value === 0 }));
    return { figures: { 'times full': ground.rounds }, checks };
  } finally {
    if (server) await stop(server);
    execFileSync('umount', ['-l', mount]);
  }
}

/** Takes every byte that is left. */
function fillUp(file) {
  const handle = fs.openSync(file, 'w');
  for (let size = BLOCK; size >= 1; size = Math.floor(size / 16)) {
    const block = Buffer.alloc(size, 1);
    try {
      for (;;) if (fs.writeSync(handle, block) < size) break;
    } catch (error) {
      if (error.code !== 'ENOSPC') throw error;
    }
  }
  fs.closeSync(handle);
}

const countParts = (folder) =>
  fs.readdirSync(path.join(folder, 'content'), { recursive: true }).filter((name) => name.endsWith('.part')).length;
