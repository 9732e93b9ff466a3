import { createHash } from 'node:crypto';

/** Below the configurator's folder, by content. */
export const imageName = (bytes: Buffer): string =>
  `assets/${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}.webp`;
