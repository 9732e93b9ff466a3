import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type Header, pack } from 'tar-stream';

/** A file of an archive; `bytes` is all of it. */
export interface TarEntry {
  name: string;
  bytes: Buffer;
}

/** No part of a backup comes near; a damaged or hostile length must not allocate all memory. */
const LARGEST_ENTRY = 2 ** 30;

/** The bytes of a tar archive. Holds one entry at a time in memory. */
export async function* writeTar(entries: AsyncIterable<TarEntry>, mtime: Date): AsyncGenerator<Buffer> {
  const archive = pack();
  const add = ({ name, bytes }: TarEntry): Promise<void> =>
    new Promise((resolve, reject) => {
      archive.entry({ name, mode: 0o600, mtime }, bytes, (error) => (error ? reject(error) : resolve()));
    });
  const writing = (async () => {
    for await (const entry of entries) await add(entry);
    archive.finalize();
  })().catch((error: Error) => void archive.destroy(error));
  yield* archive as AsyncIterable<Buffer>;
  await writing;
}

/** The entries of a gzipped tar archive, one after the other. Throws when the archive is cut short or damaged. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const archive = extract();
  // The loop throws its errors, because they destroy the archive.
  const reading = pipeline(source, createGunzip(), archive).catch(() => undefined);
  try {
    for await (const entry of archive) yield await readEntry(entry.header, entry as AsyncIterable<Buffer>);
  } catch (error) {
    throw withPlainMessage(error as NodeJS.ErrnoException);
  }
  await reading;
}

/** Gives the libraries' errors a message for people; all others stay as they are. */
function withPlainMessage(error: NodeJS.ErrnoException): Error {
  if (error.code?.startsWith('Z_'))
    return new Error('The archive is damaged: it cannot be unpacked.', { cause: error });
  if (error.message === 'Unexpected end of data') return new Error('The archive is cut short.', { cause: error });
  if (/^(Invalid|Header exceeds)/.test(error.message)) return new Error('The archive is damaged.', { cause: error });
  return error;
}

async function readEntry({ name, type, size }: Header, content: AsyncIterable<Buffer>): Promise<TarEntry> {
  if (type !== 'file') throw new Error(`${name} is not a file.`);
  if (size > LARGEST_ENTRY) throw new Error(`${name} is too large.`);
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return { name, bytes: Buffer.concat(chunks) };
}
