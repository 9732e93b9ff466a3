import type { Preset } from '@vitrine/contract/presets/schemas';

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** Digest of a list. Lists with different content have different digests. Browser and server compute the same one. */
export const presetsDigest = (presets: readonly Preset[]): string => {
  const text = JSON.stringify(
    presets.map(({ name, configuration, imageUrl, version, photoUrl }) => [
      ...[name, configuration, imageUrl, version],
      photoUrl === undefined ? 0 : photoUrl,
    ]),
  );
  let hash = OFFSET;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return `${text.length.toString(36)}-${(hash >>> 0).toString(36)}`;
};
