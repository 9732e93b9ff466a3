import type { Preset } from '@vitrine/contract/presets/schemas';
import { digestText } from '../text/digest-text.ts';

/** Identifies a preset by its content. */
export const presetMark = ({ name, configuration, imageUrl, version, photoUrl }: Preset): string =>
  JSON.stringify([name, configuration, imageUrl, version, photoUrl === undefined ? 0 : photoUrl]);

/** Digest of a list. Lists with different content have different digests. Browser and server compute the same one. */
export const presetsDigest = (presets: readonly Preset[]): string => digestText(`[${presets.map(presetMark).join()}]`);
