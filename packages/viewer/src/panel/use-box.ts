import { useLayoutEffect, useState } from 'react';

/** From this width on, the panel is beside the image. The style sheets have the same number. */
const WIDE = 800;

export interface Box {
  wide: boolean;
}

/** The layout for the viewer's size; renders again when that changes, or the size of the image, which buttons follow. */
export function useBox(whole: HTMLElement, stage: HTMLElement): Box {
  const measure = (): Box => ({ wide: whole.clientWidth >= WIDE });
  const [box, setBox] = useState(measure);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => setBox(measure));
    observer.observe(whole);
    observer.observe(stage);
    setBox(measure);
    return () => observer.disconnect();
  }, [whole, stage]);
  return box;
}
