import fs from 'node:fs';
import path from 'node:path';
import { sendEnquiry } from './harness/enquiries.mjs';
import { takeAway } from './harness/no-writes.mjs';
import { startServer, stop } from './harness/server.mjs';
import { readLive } from './harness/tenant.mjs';

export const invariant = 'without content files nothing is half done, and work goes on when they are back';

/** Replaces the folder with a file: then even root cannot write to it. */
export async function run(ground) {
  const dataDir = await ground.dataDir();
  const content = path.join(dataDir, 'content');
  const server = await startServer(ground, { DATA_DIR: dataDir });
  try {
    const rounds = await takeAway(ground, {
      away: () => {
        fs.renameSync(content, `${content}-away`);
        fs.writeFileSync(content, '');
      },
      back: () => {
        fs.rmSync(content);
        fs.renameSync(`${content}-away`, content);
      },
      after: async (state, line) => {
        await sendEnquiry(state, ground.port);
        return { 'files missing': Number(!(await readLive(ground.port, `${line.folder}/latest.json`))) };
      },
    });
    return { figures: { 'times without files': ground.rounds }, checks: rounds.checks() };
  } finally {
    await stop(server);
  }
}
