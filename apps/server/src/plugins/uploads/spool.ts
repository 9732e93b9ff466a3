import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

/** An uploaded file on disk. */
export interface SpooledFile {
  /** The sender's name for it: a claim, not a path of this machine. */
  name: string;
  path: string;
  bytes: number;
}

/** A separate folder for the files of one request, created with the first of them. */
export function spoolFolder() {
  let made: Promise<string> | undefined;
  let count = 0;
  let isOver = false;
  return {
    take: async (stream: NodeJS.ReadableStream, name: string): Promise<SpooledFile> => {
      if (isOver) throw new Error('The request is over');
      made ??= fs.mkdtemp(path.join(os.tmpdir(), 'vitrine-upload-'));
      const file = path.join(await made, String(count++));
      await pipeline(stream, createWriteStream(file));
      const { size } = await fs.stat(file);
      return { name, path: file, bytes: size };
    },
    remove: async (): Promise<void> => {
      isOver = true;
      if (made) await fs.rm(await made, { recursive: true, force: true });
    },
  };
}
