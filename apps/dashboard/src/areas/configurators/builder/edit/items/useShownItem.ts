import { designWithItem } from '@vitrine/domain/builder/design-with-part';
import { type RefObject, useDeferredValue } from 'react';
import { useShown } from '../../preview/useShown.ts';
import { selectedPart } from '../../selection.ts';
import { useBuilder } from '../builder.ts';

/** Shows the selected item in the viewer. */
export const useShownItem = (viewer: RefObject<HTMLIFrameElement | null>): void => {
  const { draft, selection } = useBuilder();
  // The preview gets the draft a moment later, too: then it has an item that was just added.
  const previewed = useDeferredValue(draft);
  const part = selectedPart(previewed.file, selection);
  const isItem = selection?.kind === 'item' && part?.kind === 'item';
  useShown(viewer, isItem ? `${selection.layer} ${selection.id}` : null, (design) =>
    part?.kind === 'item' ? designWithItem(previewed, part, design) : design,
  );
};
