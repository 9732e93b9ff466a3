// Loaded into the product before its own code. Records what each write to a file of the database replaces, and when the
// file is synced, so that lose-unsynced.mjs can take writes back that a power cut would have lost.
import fs from 'node:fs';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';

const { openSync, writeSync, ftruncateSync, truncateSync, fsyncSync } = fs;

// The database is in a thread of its own.
if (!isMainThread) {
  const folder = path.join(fs.realpathSync(process.env.DATA_DIR), 'database') + path.sep;
  const journal = openSync(process.env.WRITES_JOURNAL, 'a');
  const record = (entry) => writeSync(journal, `${JSON.stringify(entry)}\n`);

  /** Records the bytes at a place that are about to be replaced or cut off. */
  const before = (descriptor, position, length) => {
    if (!fs.readlinkSync(`/proc/self/fd/${descriptor}`).startsWith(folder)) return;
    const { ino, size } = fs.fstatSync(descriptor);
    const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - position)));
    // The database may have opened the file for writing only.
    const reader = openSync(`/proc/self/fd/${descriptor}`, 'r');
    fs.readSync(reader, bytes, 0, bytes.length, position);
    fs.closeSync(reader);
    record({ ino, size, position, length, bytes: bytes.toString('base64') });
  };
  const onDescriptor = (file, use) => {
    const descriptor = openSync(file, 'r');
    try {
      use(descriptor);
    } finally {
      fs.closeSync(descriptor);
    }
  };

  fs.writeSync = (descriptor, bytes, offset, length, position) => {
    before(descriptor, position, length);
    return writeSync(descriptor, bytes, offset, length, position);
  };
  fs.ftruncateSync = (descriptor, size = 0) => {
    before(descriptor, size, Number.MAX_SAFE_INTEGER);
    ftruncateSync(descriptor, size);
  };
  fs.truncateSync = (file, size = 0) => {
    onDescriptor(file, (descriptor) => before(descriptor, size, Number.MAX_SAFE_INTEGER));
    truncateSync(file, size);
  };
  fs.openSync = (file, flags, mode) => {
    const empties = typeof flags === 'number' && flags & fs.constants.O_TRUNC && fs.existsSync(file);
    if (empties) onDescriptor(file, (descriptor) => before(descriptor, 0, Number.MAX_SAFE_INTEGER));
    return openSync(file, flags, mode);
  };
  fs.fsyncSync = (descriptor) => {
    fsyncSync(descriptor);
    record({ ino: fs.fstatSync(descriptor).ino, synced: true });
  };
}
