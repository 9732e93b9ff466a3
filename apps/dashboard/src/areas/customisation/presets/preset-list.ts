import type { Preset } from '@vitrine/contract/presets/schemas';

/** What makes two presets the same one. */
const markOf = (preset: Preset): string => JSON.stringify(preset);

/** How many presets were added, changed, deleted or moved. */
export const presetChanges = (stored: readonly Preset[], now: readonly Preset[]): number => {
  const [before, after] = [stored.map(markOf), now.map(markOf)];
  const gone = before.filter((mark) => !after.includes(mark)).length;
  const come = after.filter((mark) => !before.includes(mark)).length;
  const changed = Math.max(gone, come, Math.abs(before.length - after.length));
  return changed === 0 && before.join() !== after.join() ? 1 : changed;
};

/** A list with what was made again in it: those that were changed meanwhile stay as they are. */
export const withRenewed = (
  list: readonly Preset[],
  renewed: readonly { before: Preset; after: Preset }[],
): Preset[] => {
  const found = new Map(renewed.map(({ before, after }) => [markOf(before), after]));
  return list.map((preset) => found.get(markOf(preset)) ?? preset);
};

const isPreset = (value: unknown): value is Preset => {
  const { name, configuration, imageUrl, version } = (value ?? {}) as Partial<Record<keyof Preset, unknown>>;
  const texts = [name, configuration].every((text) => typeof text === 'string');
  return texts && typeof version === 'number' && (imageUrl === null || typeof imageUrl === 'string');
};

/** A list that was kept in this tab; null when there is none that can be read. */
export const keptList = (kept: Record<string, unknown> | null): Preset[] | null => {
  const list = kept?.presets;
  return Array.isArray(list) && list.every(isPreset) ? list : null;
};
