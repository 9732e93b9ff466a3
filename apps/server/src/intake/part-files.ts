import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { AppError } from '@vitrine/contract/errors';

/** What arrived of unfinished uploads: a file each, beside the content, which only this server's user may read. */
const FOLDER = 'image-uploads';

const folderIn = (dataDir: string): string => path.join(dataDir, FOLDER);
const fileOf = (dataDir: string, id: string): string => path.join(folderIn(dataDir), id);

/** How many bytes have arrived. */
export const partBytes = async (dataDir: string, id: string): Promise<number> =>
  (await fs.stat(fileOf(dataDir, id)).catch(() => null))?.size ?? 0;

export const readPart = (dataDir: string, id: string): Promise<Buffer> => fs.readFile(fileOf(dataDir, id));

export const removePart = (dataDir: string, id: string): Promise<void> => fs.rm(fileOf(dataDir, id), { force: true });

export const listParts = (dataDir: string): Promise<string[]> => fs.readdir(folderIn(dataDir)).catch(() => []);

/**
 * Appends a request's body. What arrived stays, whatever ends the request, and is on the disk when this resolves or
 * rejects. Rejects more than `bytesLeft` without writing it.
 */
export async function appendPart(dataDir: string, id: string, body: Readable, bytesLeft: number): Promise<void> {
  await fs.mkdir(folderIn(dataDir), { recursive: true, mode: 0o700 });
  const handle = await fs.open(fileOf(dataDir, id), 'a', 0o600);
  let left = bytesLeft;
  try {
    // The response still goes out over the connection that a destroyed body would close.
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      left -= chunk.length;
      if (left < 0) throw new AppError('uploads.too_large');
      await handle.appendFile(chunk);
    }
  } catch (error) {
    throw body.readableAborted || body.destroyed ? new AppError('request.unreadable') : error;
  } finally {
    await handle.sync();
    await handle.close();
  }
}
