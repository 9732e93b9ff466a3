import { cutText } from '@vitrine/contract/characters/cut-text';
import { presetLimits as limits } from '@vitrine/contract/presets/limits';
import type { Preset } from '@vitrine/contract/presets/schemas';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const asPreset = (entry: unknown, version: number): Preset[] => {
  if (typeof entry !== 'object' || entry === null) return [];
  const { name, configuration } = entry as Record<string, unknown>;
  const named = cutText(textOf(name), limits.nameMaximum).trim();
  const design = textOf(configuration);
  if (named === '' || design === '' || design.length > limits.configurationMaximum) return [];
  return [{ name: named, configuration: design, imageUrl: null, version, photoUrl: null }];
};

/**
 * Presets of a file that is uploaded with a new configurator: a list, or a map of lists by path. They count as made on
 * its first version and have no images. Invalid entries are left out.
 */
export const presetsInFile = (data: unknown, version: number): Preset[] => {
  const lists = Array.isArray(data) ? [data] : typeof data === 'object' && data !== null ? Object.values(data) : [];
  return lists
    .flatMap((list: unknown) => (Array.isArray(list) ? list : []))
    .flatMap((entry) => asPreset(entry, version))
    .slice(0, limits.presets);
};
