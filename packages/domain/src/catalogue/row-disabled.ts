import type { EditedFields } from './edits/edits.ts';

/** How a row is disabled: parts of wardrobes have `enabled`, all others `disabled`. */
interface Flags {
  disabled?: unknown;
  enabled?: unknown;
}

/** Whether a row is off once its pending change is counted. */
export const isRowDisabled = (row: Flags, data: EditedFields): boolean => {
  if (data.disabled !== undefined) return data.disabled === true;
  return row.disabled === true || row.enabled === false;
};
