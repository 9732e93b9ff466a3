import type { Readable } from 'node:stream';

export interface ContentFile {
  stream: Readable;
  bytes: number;
  /** Changes whenever the file does. */
  tag: string;
}

/**
 * The files that the content host serves. Paths are made by the server from ids and safe names, never from what a
 * caller typed; they use `/` and never start with one.
 */
export interface ContentFiles {
  read(path: string): Promise<Buffer | null>;
  open(path: string): Promise<ContentFile | null>;
  /** Whole or not at all: a reader sees the old file or the new one, never half of it. */
  write(path: string, bytes: Buffer | string): Promise<void>;
  exists(path: string): Promise<boolean>;
  /** Every path below a folder, in no order; of all files when the folder is ''. */
  list(folder: string): Promise<string[]>;
  /** Nothing happens when there is no such file. */
  remove(path: string): Promise<void>;
  /** Removes all that lies below a folder; nothing happens when there is none. */
  removeFolder(folder: string): Promise<void>;
  /** Rejects when files cannot be written; a bucket only says whether it is there. */
  check(): Promise<void>;
}
