import fs from 'node:fs';
import path from 'node:path';
import { sendEnquiry, startEnquiries } from './harness/enquiries.mjs';
import { openHouse, readLive } from './harness/house.mjs';
import { brokenWrites, workAgain } from './harness/no-writes.mjs';
import { isReady, startServer, stop } from './harness/server.mjs';
import { startLine } from './harness/versions.mjs';

export const invariant = 'without content files nothing is half done, and work goes on when they are back';

/** The folder is put out of the way and a file in its place: no right of root's helps then. */
export async function run(ground) {
  const dataDir = await ground.dataDir();
  const content = path.join(dataDir, 'content');
  const server = await startServer(ground, { DATA_DIR: dataDir });
  try {
    const house = await openHouse(ground.port);
    const state = startEnquiries(house);
    const line = await startLine(house, house.configurators[0]);
    const seen = {};
    const add = (counts) => {
      for (const [name, count] of Object.entries(counts)) seen[name] = (seen[name] ?? 0) + count;
    };
    for (let round = 0; round < ground.rounds; round++) {
      fs.renameSync(content, `${content}-away`);
      fs.writeFileSync(content, '');
      add({ 'ready without its files': Number(await isReady(ground.port)) });
      add(await brokenWrites(ground.port, state, line));
      fs.rmSync(content);
      fs.renameSync(`${content}-away`, content);
      add(await workAgain(ground.port, state, line));
      await sendEnquiry(state, ground.port);
      if (!(await readLive(ground.port, `${line.folder}/latest.json`))) add({ 'files missing': 1 });
    }
    const checks = Object.entries(seen).map(([name, value]) => ({ name, value, goal: '0', ok: value === 0 }));
    return { figures: { 'times without files': ground.rounds }, checks };
  } finally {
    await stop(server);
  }
}
