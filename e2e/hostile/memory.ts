import fs from 'node:fs';
import path from 'node:path';
import { dataDirOfRun } from '../product.ts';

/** Begins to watch the server's memory; the answer tells by how many bytes it rose at most. Null where no system tells. */
export function watchMemory(): (() => number) | null {
  const folder = `/proc/${fs.readFileSync(path.join(dataDirOfRun(), 'process.pid'), 'utf8').trim()}`;
  const read = (field: string): number =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(fs.readFileSync(`${folder}/status`, 'utf8'))?.[1]) * 1024;
  try {
    // The highest so far is forgotten, so that only what follows counts.
    fs.writeFileSync(`${folder}/clear_refs`, '5');
    const before = read('VmRSS');
    return Number.isFinite(before) ? () => read('VmHWM') - before : null;
  } catch {
    return null;
  }
}
