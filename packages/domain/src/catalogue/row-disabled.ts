import type { EditedFields } from './edits.ts';

/** Whether an item or door range is off once its pending change is counted. */
export const isRowDisabled = (row: { disabled?: true | null | undefined }, data: EditedFields): boolean =>
  (data.disabled === undefined ? row.disabled : data.disabled) === true;
