import type { Preset } from '@vitrine/contract/presets/schemas';

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** Identifies a preset by its content. */
export const presetMark = ({ name, configuration, imageUrl, version, photoUrl }: Preset): string =>
  JSON.stringify([name, configuration, imageUrl, version, photoUrl === undefined ? 0 : photoUrl]);

/** Digest of a list. Lists with different content have different digests. Browser and server compute the same one. */
export const presetsDigest = (presets: readonly Preset[]): string => {
  const text = `[${presets.map(presetMark).join()}]`;
  let hash = OFFSET;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return `${text.length.toString(36)}-${(hash >>> 0).toString(36)}`;
};
