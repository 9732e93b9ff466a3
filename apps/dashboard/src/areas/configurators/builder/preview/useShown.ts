import { type RefObject, useEffect, useRef } from 'react';
import { readView } from './read-view.ts';
import { showDesign } from './show-design.ts';

/**
 * Shows what is selected in the viewer, so that what is changed is visible; the rest of the design stays.
 * @param key what is selected, null for nothing that a design can have
 * @param designWith the text of a design with it
 */
export const useShown = (
  viewer: RefObject<HTMLIFrameElement | null>,
  key: string | null,
  designWith: (design: string) => string,
): void => {
  const now = useRef(designWith);
  now.current = designWith;
  useEffect(() => {
    const frame = viewer.current;
    if (!frame || key === null) return;
    let isSelected = true;
    void readView(frame).then(({ design }) => {
      if (!isSelected || design === '') return;
      const next = now.current(design);
      if (next !== design) showDesign(frame, next);
    });
    return () => {
      isSelected = false;
    };
  }, [viewer, key]);
};
