import { designWithPart } from '@vitrine/domain/builder/design-with-part';
import type { FloorDraft, RobeDraft } from '@vitrine/domain/builder/draft';
import { partOf } from '@vitrine/domain/builder/part-lists';
import { type RefObject, useDeferredValue } from 'react';
import { useBuilder } from '../edit/builder.ts';
import { useShown } from '../preview/useShown.ts';
import { usePartEditor } from './part-editor.ts';

/** Shows the selected part in the viewer. */
export const useShownPart = (viewer: RefObject<HTMLIFrameElement | null>): void => {
  const { draft } = useBuilder<FloorDraft | RobeDraft>();
  const { selection } = usePartEditor();
  // The preview gets the draft a moment later, too: then it has a part that was just added.
  const previewed = useDeferredValue(draft);
  const selected = selection && 'list' in selection ? selection : null;
  const isThere = selected !== null && partOf(previewed.file, selected.list, selected.id) !== undefined;
  useShown(viewer, isThere ? `${selected.list} ${selected.id}` : null, (design) =>
    selected === null ? design : designWithPart(previewed, selected.list, selected.id, design),
  );
};
