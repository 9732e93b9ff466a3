import type { Designer } from '../designer.ts';
import type { Viewer } from '../viewer.ts';
import { imageAddress } from './image-address.ts';

/** What the panel needs beside the design. */
export type PanelGiven = Pick<Viewer, 'words' | 'language' | 'layers' | 'element' | 'style'> & {
  /** Address of latest.json. */
  address: string;
};

/** The viewer as the panel sees it. */
export function viewerOf(designer: Designer, { address, ...given }: PanelGiven): Viewer {
  const file = (path: string) => new URL(path, address).href;
  return {
    ...given,
    latest: designer.latest,
    store: designer.store,
    get scene() {
      return designer.scene;
    },
    scenes: designer.scenes,
    choose: (layer, choice) => designer.choose(layer, choice),
    prefetch: (layer, choice) => designer.prefetch(layer, choice),
    reset: () => designer.reset(),
    undo: () => designer.undo(),
    restore: (design) => designer.restore(design, 'visitor'),
    show: () => designer.show(),
    items: () => designer.items(),
    config: () => designer.config(),
    image: (path, pixels) => imageAddress(designer.latest.assets, path, pixels, file),
    file,
    startSaving: () => designer.startSaving(),
    enquirySent: () => designer.enquirySent(),
  };
}
