/** A file of an archive; `bytes` is all of it. */
export interface TarEntry {
  name: string;
  bytes: Buffer;
}

const BLOCK = 512;
const LONGEST_NAME = 100;
/** No part of a backup comes near; a damaged length must not allocate all memory. */
const LARGEST_ENTRY = 2 ** 30;
const TYPES = { file: '0', longName: 'x' };

/** One entry as the bytes of a tar archive, to be followed by others and by `TAR_END`. */
export function writeTarEntry({ name, bytes }: TarEntry, time: Date): Buffer {
  const long = Buffer.byteLength(name) > LONGEST_NAME;
  return Buffer.concat([
    ...(long ? blocks('long-name', TYPES.longName, paxRecord('path', name), time) : []),
    ...blocks(long ? 'file' : name, TYPES.file, bytes, time),
  ]);
}

export const TAR_END: Buffer = Buffer.alloc(2 * BLOCK);

function blocks(name: string, type: string, bytes: Buffer, time: Date): Buffer[] {
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, at: number, length: number): number =>
    header.write(value.toString(8).padStart(length - 1, '0'), at);
  header.write(name, 0);
  octal(0o600, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(bytes.length, 124, 12);
  octal(Math.floor(time.getTime() / 1000), 136, 12);
  header.write(type, 156);
  header.write('ustar\0', 257);
  header.write('00', 263);
  header.write('        ', 148);
  octal(
    header.reduce((sum, byte) => sum + byte, 0),
    148,
    7,
  );
  return [header, bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)];
}

/** `length key=value`, where the length counts its own digits too. */
function paxRecord(key: string, value: string): Buffer {
  const rest = Buffer.byteLength(` ${key}=${value}\n`);
  let length = rest;
  while (String(length).length + rest !== length) length = String(length).length + rest;
  return Buffer.from(`${length} ${key}=${value}\n`);
}

/** The entries of a tar archive, one after the other. Throws when the archive is cut short or damaged. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const take = byteReader(source);
  let longName: string | null = null;
  for (;;) {
    const header = await take(BLOCK);
    if (header.every((byte) => byte === 0)) break;
    const size = Number.parseInt(header.toString('latin1', 124, 135), 8);
    if (header.toString('latin1', 257, 262) !== 'ustar' || !(size >= 0 && size <= LARGEST_ENTRY))
      throw new Error('The archive is damaged.');
    const bytes = await take(size);
    await take((BLOCK - (size % BLOCK)) % BLOCK);
    if (header.toString('latin1', 156, 157) === TYPES.longName) {
      longName = /^\d+ path=([\s\S]*)\n$/.exec(bytes.toString('utf8'))?.[1] ?? null;
      continue;
    }
    const short = header.toString('utf8', 0, LONGEST_NAME);
    yield { name: longName ?? short.slice(0, (short.indexOf('\0') + LONGEST_NAME + 1) % (LONGEST_NAME + 1)), bytes };
    longName = null;
  }
}

/** Reads this many bytes at a time from chunks of any size; throws when there are fewer. */
export function byteReader(source: AsyncIterable<Buffer>): (count: number) => Promise<Buffer> {
  const chunks = source[Symbol.asyncIterator]();
  let held: Buffer[] = [];
  let length = 0;
  return async (count) => {
    while (length < count) {
      const { value, done } = await chunks.next();
      if (done) throw new Error('The archive is cut short.');
      held.push(value);
      length += value.length;
    }
    const all = held.length === 1 ? (held[0] as Buffer) : Buffer.concat(held);
    held = [all.subarray(count)];
    length -= count;
    return all.subarray(0, count);
  };
}
