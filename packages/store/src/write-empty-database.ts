import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { migrate } from './migrate.ts';
import { openMemory } from './open.ts';

const MIGRATIONS = path.resolve(import.meta.dirname, '../migrations');

/** Writes the files of a database with all migrations and no rows, as a compressed archive. */
export async function writeEmptyDatabase(file: string): Promise<void> {
  const store = await openMemory();
  await migrate(store, MIGRATIONS);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, await store.dump());
  await store.close();
}

// The build runs this file as a program, because a new installation starts much faster from the archive.
const [, program, file] = process.argv;
if (program && file && pathToFileURL(fs.realpathSync(program)).href === import.meta.url) await writeEmptyDatabase(file);
