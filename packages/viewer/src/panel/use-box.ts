import type { Size } from '@vitrine/domain/design/view/projection';
import { useLayoutEffect, useState } from 'react';

/** From this width on, the panel is beside the image. The style sheets have the same number. */
const WIDE = 800;

export interface Box {
  wide: boolean;
  stage: Size;
}

const sizeOf = (element: HTMLElement): Size => ({ width: element.clientWidth, height: element.clientHeight });

/** The layout for the viewer's size; renders again when that changes. */
export function useBox(whole: HTMLElement, stage: HTMLElement): Box {
  const [box, setBox] = useState<Box>(() => ({ wide: whole.clientWidth >= WIDE, stage: sizeOf(stage) }));
  useLayoutEffect(() => {
    const measure = () => setBox({ wide: whole.clientWidth >= WIDE, stage: sizeOf(stage) });
    const observer = new ResizeObserver(measure);
    observer.observe(whole);
    observer.observe(stage);
    measure();
    return () => observer.disconnect();
  }, [whole, stage]);
  return box;
}
