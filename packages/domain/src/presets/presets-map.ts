import type { Preset, PresetsMap } from '@vitrine/contract/presets/schemas';

/** The presets of one path of a map. */
export const presetsOf = (map: PresetsMap, path: string): Preset[] =>
  Object.hasOwn(map, path) ? (map[path] ?? []) : [];

/** The map of one path. */
export const mapOf = (path: string, presets: readonly Preset[]): PresetsMap => ({ [path]: [...presets] });
