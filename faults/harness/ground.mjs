import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { startServer, stop } from './server.mjs';

/**
 * The environment of a fault: folders under the system's temporary folder, removed afterwards, and a free port. The
 * demo is created once; FAULTS_DATA names the data folder of a stopped server instead.
 */
export async function openGround(root, rounds) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-faults-'));
  const port = await freePort();
  let demoDir = process.env.FAULTS_DATA ?? null;
  let copies = 0;
  const demo = async () => {
    if (demoDir) return demoDir;
    demoDir = path.join(folder, 'demo');
    console.log('Making the demo once');
    await stop(await startServer({ root, port }, { DATA_DIR: demoDir }));
    return demoDir;
  };
  return {
    ...{ root, port, rounds, folder },
    /** A new data folder with the demo in it. */
    dataDir: async () => {
      const copy = path.join(folder, `data-${copies++}`);
      fs.cpSync(await demo(), copy, { recursive: true });
      return copy;
    },
    close: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

async function freePort() {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
