import fs from 'node:fs';
import path from 'node:path';

/** What a disk writes whole or not at all. */
const BLOCK = 4096;

/**
 * Takes writes back that no sync has made durable, as a power cut may: of each block of a file, all of them or none, by
 * chance, and likewise its growth. Names of files are taken to be durable. Removes the journal; returns how many blocks
 * were lost.
 */
export function loseUnsynced(folder, journal) {
  const lines = fs.existsSync(journal) ? fs.readFileSync(journal, 'utf8').split('\n').slice(0, -1) : [];
  const unsynced = new Map();
  for (const entry of lines.map((line) => JSON.parse(line)))
    if (entry.synced) unsynced.delete(entry.ino);
    else unsynced.set(entry.ino, [...(unsynced.get(entry.ino) ?? []), entry]);
  let lost = 0;
  for (const file of filesIn(folder)) {
    const writes = unsynced.get(fs.statSync(file).ino);
    if (writes) lost += loseWrites(file, writes);
  }
  fs.rmSync(journal, { force: true });
  return lost;
}

const filesIn = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

function loseWrites(file, writes) {
  const now = fs.readFileSync(file);
  const durableSize = writes[0].size;
  const durable = Buffer.alloc(Math.max(now.length, ...writes.map(({ size }) => size)));
  now.copy(durable);
  for (const { position, bytes } of writes.toReversed()) Buffer.from(bytes, 'base64').copy(durable, position);
  const size = Math.random() < 0.5 ? durableSize : now.length;
  const left = Buffer.alloc(size);
  now.copy(left);
  let lost = 0;
  for (const block of blocksOf(writes, size)) {
    if (Math.random() < 0.5) continue;
    // What lay behind the durable end is zeros: the size was written, the block was not.
    const end = Math.min(block + BLOCK, size);
    left.fill(0, block, end);
    durable.copy(left, block, block, Math.min(end, durableSize));
    lost++;
  }
  fs.writeFileSync(file, left);
  return lost;
}

/** Where the written blocks of a file begin. */
function blocksOf(writes, size) {
  const blocks = new Set();
  for (const { position, length } of writes)
    for (let at = position - (position % BLOCK); at < Math.min(size, position + length); at += BLOCK) blocks.add(at);
  return blocks;
}
