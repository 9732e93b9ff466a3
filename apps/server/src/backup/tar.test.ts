import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { describe, expect, test } from 'vitest';
import { readTar, type TarEntry, writeTar } from './tar.ts';

const now = new Date('2026-06-15T12:00:00Z');

async function* each<T>(...items: T[]): AsyncGenerator<T> {
  yield* items;
}

async function collect<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of source) all.push(item);
  return all;
}

const written = async (entries: AsyncIterable<TarEntry>): Promise<Buffer> =>
  Buffer.concat(await collect(writeTar(entries, now)));

const read = (archive: Buffer): Promise<TarEntry[]> => collect(readTar(each(gzipSync(archive))));

const ENTRIES: TarEntry[] = [
  { name: 'files/a.bin', bytes: Buffer.from([0, 255, 10]) },
  { name: 'empty.jsonl', bytes: Buffer.alloc(0) },
  { name: `files/${'ä long name '.repeat(20)}`, bytes: Buffer.from('long') },
  { name: 'large', bytes: Buffer.alloc(70_001, 'x') },
];

test('reads what it writes: any bytes, empty files, long names', async () => {
  expect(await read(await written(each(...ENTRIES)))).toEqual(ENTRIES);
});

test('passes on why an entry could not be read', async () => {
  async function* failing(): AsyncGenerator<TarEntry> {
    yield* ENTRIES;
    throw new Error('The disk is gone.');
  }
  await expect(written(failing())).rejects.toThrow('The disk is gone.');
});

describe('rejects', () => {
  test('an archive that is cut short, compressed or not', async () => {
    const archive = await written(each(...ENTRIES));
    await expect(read(archive.subarray(0, 60_000))).rejects.toThrow('The archive is cut short.');
    const source = each(gzipSync(archive).subarray(0, 200));
    await expect(collect(readTar(source))).rejects.toThrow('it cannot be unpacked');
  });

  test('a damaged header', async () => {
    const archive = await written(each(...ENTRIES));
    archive.write('9', 130);
    await expect(read(archive)).rejects.toThrow('The archive is damaged.');
  });

  test('an error of its source', async () => {
    async function* failing(): AsyncGenerator<Uint8Array> {
      yield gzipSync('a');
      throw new Error('The file was changed.');
    }
    await expect(collect(readTar(failing()))).rejects.toThrow('The file was changed.');
  });

  test.each([
    ['a symbolic link', { name: 'link', type: 'symlink' as const, linkname: '/etc/passwd' }, 'link is not a file'],
    ['a folder', { name: 'folder', type: 'directory' as const }, 'folder is not a file'],
    ['an entry of more than a gigabyte', { name: 'huge', size: 2 ** 30 + 1 }, 'huge is too large'],
  ])('%s', async (_case, header, message) => {
    const archive = pack();
    archive.entry(header);
    const start = await new Promise<Buffer>((resolve) => archive.once('data', (data) => resolve(data as Buffer)));
    await expect(read(Buffer.concat([start, Buffer.alloc(1024)]))).rejects.toThrow(message);
  });
});
