import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { takeAway } from './harness/no-writes.mjs';
import { startServer, stop } from './harness/server.mjs';

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
    const filler = path.join(mount, 'filler');
    const rounds = await takeAway(ground, {
      away: () => fillUp(filler),
      back: () => fs.rmSync(filler),
      meanwhile: async (tenant) => {
        const read = await tenant.call('GET', `/organisations/${tenant.organisationId}/enquiries`).catch(() => null);
        return { 'lists that could not be read': Number(read === null) };
      },
    });
    rounds.more({ 'parts of files left behind': countParts(dataDir), 'the process ended': Number(server.ended()) });
    await stop(server);
    server = await startServer(ground, { DATA_DIR: dataDir });
    await rounds.again();
    return { figures: { 'times full': ground.rounds }, checks: rounds.checks() };
  } finally {
    if (server) await stop(server);
    execFileSync('umount', ['-l', mount]);
  }
}

/** Fills the disk completely. */
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
