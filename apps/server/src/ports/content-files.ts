import type { Readable } from 'node:stream';

export interface ContentFile {
  stream: Readable;
  bytes: number;
  /** Changes whenever the file does. */
  tag: string;
}

/**
 * The files that the content host serves. The server builds paths from ids and safe names, never from a caller's text;
 * they use `/` and never start with one.
 */
export interface ContentFiles {
  read(path: string): Promise<Buffer | null>;
  open(path: string): Promise<ContentFile | null>;
  /** Atomic: a reader sees the old file or the new one, never half of it. */
  write(path: string, bytes: Buffer | string): Promise<void>;
  exists(path: string): Promise<boolean>;
  /** Every path below a folder, in no order; all files when the folder is ''. */
  list(folder: string): Promise<string[]>;
  /** Does nothing when there is no such file. */
  remove(path: string): Promise<void>;
  /** Removes all files below a folder; does nothing when there is none. */
  removeFolder(folder: string): Promise<void>;
  /** Rejects when files cannot be written; for a bucket it only checks that it exists. */
  check(): Promise<void>;
}
