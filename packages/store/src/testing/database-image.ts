import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrate } from '../migrate.ts';
import { openMemory, type Store } from '../open.ts';

const IMAGE_FILE = 'VITRINE_TEST_IMAGE';
const MIGRATIONS = path.resolve(import.meta.dirname, '../../migrations');

/**
 * Vitest's global setup: creates one database with all migrations and no rows, and saves it as a file, so that each
 * test file opens it in a fraction of the time that a new one takes. Returns the function that removes the file.
 */
export async function setup(): Promise<() => void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-image-'));
  const store = await openMemory();
  await migrate(store, MIGRATIONS);
  const file = path.join(folder, 'database.tar.gz');
  fs.writeFileSync(file, await store.dump());
  await store.close();
  process.env[IMAGE_FILE] = file;
  return () => fs.rmSync(folder, { recursive: true, force: true });
}

/** A separate database in memory with all migrations and no rows. */
export async function openFromImage(): Promise<Store> {
  const file = process.env[IMAGE_FILE];
  if (!file) throw new Error(`${IMAGE_FILE} is not set: run the tests through vitest.config.ts`);
  return openMemory(new Blob([fs.readFileSync(file)]));
}
