import type { Timestamp } from './columns.ts';

/** Uploads of single images. Columns in camelCase of migrations/*.sql. */
export interface ImageUploadsTable {
  /** Unguessable. */
  id: string;
  organisationId: number;
  userId: number;
  /** The SHA-256 that the whole image has to have. */
  hash: string;
  bytes: number;
  expiresAt: Timestamp;
  /** Null until the image is stored. */
  finishedAt: Timestamp | null;
}
