import { type Edits, type ItemKey, sameKey } from './edits.ts';

/** Forgets all pending changes of one row. */
export const undoItem = (edits: Edits, key: ItemKey): Edits => edits.filter((edit) => !sameKey(edit, key));
