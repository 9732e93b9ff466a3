import fs from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { takeAway } from './harness/no-writes.mjs';
import { startServer, stop } from './harness/server.mjs';

export const invariant =
  'a bucket that is busy, silent or away: nothing half done, rows are read meanwhile, work goes on by itself';

const MOODS = ['slow-down', 'hangs', 'down'];
const KEYS = { AWS_ACCESS_KEY_ID: 'for-faults', AWS_SECRET_ACCESS_KEY: 'for-faults' };

export async function run(ground) {
  const { aBucketServer } = await tsImport('../apps/server/src/testing/bucket-server.ts', import.meta.url);
  const bucket = await aBucketServer();
  const dataDir = await ground.dataDir();
  fillFrom(path.join(dataDir, 'content'), bucket.files);
  const server = await startServer(ground, { DATA_DIR: dataDir, CONTENT_URL: bucket.url, ...KEYS });
  let slowest = 0;
  try {
    const rounds = await takeAway(ground, {
      away: (round) => bucket.become(MOODS[round % MOODS.length]),
      back: () => bucket.become('serves'),
      meanwhile: async (tenant) => {
        const began = performance.now();
        const read = await tenant.call('GET', `/organisations/${tenant.organisationId}/enquiries`).catch(() => null);
        slowest = Math.max(slowest, performance.now() - began);
        return { 'lists that could not be read': Number(read === null), 'the process ended': Number(server.ended()) };
      },
    });
    const figures = { 'times away': ground.rounds, 'slowest list meanwhile, ms': Math.round(slowest) };
    return { figures, checks: rounds.checks() };
  } finally {
    await stop(server);
    await bucket.close();
  }
}

function fillFrom(folder, files) {
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    files.set(path.relative(folder, file).split(path.sep).join('/'), fs.readFileSync(file));
  }
}
