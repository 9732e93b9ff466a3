import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { endRunning } from './product.ts';

/** Creates the folder for the data of all products of a run; returns the function that ends these and removes it. */
export default function createDataFolders(): () => Promise<void> {
  const folder = process.env.E2E_DATA_DIR ?? fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-e2e-'));
  process.env.E2E_DATA_DIR = folder;
  return async () => {
    const all = fs.readdirSync(folder).map((name) => path.join(folder, name));
    await Promise.all(all.map((dataDir) => endRunning(dataDir, 'SIGTERM')));
    if (!process.env.E2E_KEEP) fs.rmSync(folder, { recursive: true, force: true });
  };
}
