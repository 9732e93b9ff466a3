import fs from 'node:fs';
import path from 'node:path';
import { dataDirOfRun } from '../product.ts';

/**
 * Starts to watch the server's memory. The returned function reports the peak in bytes; null where the system does not
 * report it.
 */
export function watchMemory(): (() => number) | null {
  const folder = `/proc/${fs.readFileSync(path.join(dataDirOfRun(), 'process.pid'), 'utf8').trim()}`;
  const read = (field: string): number =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(fs.readFileSync(`${folder}/status`, 'utf8'))?.[1]) * 1024;
  try {
    // Resets the peak, so that only later use counts.
    fs.writeFileSync(`${folder}/clear_refs`, '5');
    const before = read('VmRSS');
    return Number.isFinite(before) ? () => read('VmHWM') - before : null;
  } catch {
    return null;
  }
}
