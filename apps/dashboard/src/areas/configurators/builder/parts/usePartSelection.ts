import { useMemo, useState } from 'react';
import type { PartSelection } from './part-editor.ts';

/** Which part the editor shows, for its PartEditorContext. */
export const usePartSelection = (first: PartSelection | null) => {
  const [selection, select] = useState(first);
  return useMemo(() => ({ selection, select }), [selection]);
};
