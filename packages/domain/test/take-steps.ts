import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { doorRangesOf } from '../src/catalogue/door-ranges.ts';
import { editItem } from '../src/catalogue/edits/edit-item.ts';
import type { Edits, ItemKey } from '../src/catalogue/edits/edits.ts';
import { toggleDoorRange } from '../src/catalogue/edits/toggle-door-range.ts';
import { toggleItem } from '../src/catalogue/edits/toggle-item.ts';
import type { Step } from './arbitrary-file.ts';

const keyOf = (file: LayeredFile, step: Step): ItemKey | null => {
  const layer = step.layer % (file.layers.length + 1);
  const rows = file.layers[layer]?.items ?? doorRangesOf(file);
  const row = rows[step.row % Math.max(rows.length, 1)];
  return row === undefined ? null : { layer_index: layer < file.layers.length ? layer : 'pano_doors', id: row.id };
};

const takeStep = (file: LayeredFile, edits: Edits, step: Step): Edits => {
  const key = keyOf(file, step);
  if (key === null) return edits;
  if (step.action !== 'toggle') return editItem(file, edits, key, step.action);
  const done = key.layer_index === 'pano_doors' ? toggleDoorRange(file, edits, key.id) : toggleItem(file, edits, key);
  return 'edits' in done ? done.edits : edits;
};

/** The edits after these steps in the table. Rejected steps change nothing. */
export const takeSteps = (file: LayeredFile, steps: readonly Step[]): Edits =>
  steps.reduce<Edits>((edits, step) => takeStep(file, edits, step), []);
