import { designWithPart } from '@vitrine/domain/builder/design-with-part';
import type { FloorDraft, RobeDraft } from '@vitrine/domain/builder/draft';
import { partOf } from '@vitrine/domain/builder/part-lists';
import { type RefObject, useDeferredValue, useEffect, useRef } from 'react';
import { useBuilder } from '../edit/builder.ts';
import { readView } from '../preview/read-view.ts';
import { showDesign } from '../preview/show-design.ts';
import { usePartEditor } from './part-editor.ts';

/** Shows the selected part in the viewer, so that what is changed is visible; the rest of the design stays. */
export const useShownPart = (viewer: RefObject<HTMLIFrameElement | null>): void => {
  const { draft } = useBuilder<FloorDraft | RobeDraft>();
  const { selection } = usePartEditor();
  // The preview gets the draft a moment later, too: then it has a part that was just added.
  const previewed = useDeferredValue(draft);
  const { list = null, id = null } = selection && 'list' in selection ? selection : {};
  const isThere = list !== null && id !== null && partOf(previewed.file, list, id) !== undefined;
  const now = useRef(previewed);
  now.current = previewed;
  useEffect(() => {
    const frame = viewer.current;
    if (!frame || !isThere || list === null || id === null) return;
    let isSelected = true;
    void readView(frame).then(({ design }) => {
      if (!isSelected || design === '') return;
      const next = designWithPart(now.current, list, id, design);
      if (next !== design) showDesign(frame, next);
    });
    return () => {
      isSelected = false;
    };
  }, [viewer, list, id, isThere]);
};
