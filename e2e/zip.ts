import { crc32 } from 'node:zlib';

const record = (mark: number, bytes: number, fields: readonly [at: number, size: 2 | 4, value: number][]): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUInt32LE(mark, 0);
  for (const [at, size, value] of fields) {
    if (size === 2) buffer.writeUInt16LE(value, at);
    else buffer.writeUInt32LE(value, at);
  }
  return buffer;
};

/** A ZIP that stores these files without compression. */
export function zipOf(files: ReadonlyMap<string, Buffer>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, bytes] of files) {
    const name = Buffer.from(path);
    const facts = (at: number): [number, 2 | 4, number][] => [
      [at, 4, crc32(bytes)],
      [at + 4, 4, bytes.length],
      [at + 8, 4, bytes.length],
      [at + 12, 2, name.length],
    ];
    const local = Buffer.concat([record(0x04034b50, 30, facts(14)), name, bytes]);
    directory.push(record(0x02014b50, 46, [...facts(16), [42, 4, offset]]), name);
    bodies.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const end = record(0x06054b50, 22, [
    [8, 2, files.size],
    [10, 2, files.size],
    [12, 4, index.length],
    [16, 4, offset],
  ]);
  return Buffer.concat([...bodies, index, end]);
}
