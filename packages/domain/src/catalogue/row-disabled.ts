import type { EditedFields } from './edits/edits.ts';

/** How rows say that they are off: parts of wardrobes by `enabled`, all others by `disabled`. */
interface Flags {
  disabled?: unknown;
  enabled?: unknown;
}

/** Whether a row is off once its pending change is counted. */
export const isRowDisabled = (row: Flags, data: EditedFields): boolean => {
  if (data.disabled !== undefined) return data.disabled === true;
  return row.disabled === true || row.enabled === false;
};
