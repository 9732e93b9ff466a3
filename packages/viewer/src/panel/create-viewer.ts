import type { Designer } from '../designer.ts';
import type { Spoken } from '../i18n/load.ts';
import type { Viewer } from '../viewer.ts';
import { getImageAddress } from './image-address.ts';

/** What the panel needs beside the designer. */
export type PanelOptions = Pick<Viewer, 'layers' | 'loadParts' | 'element' | 'addStyles'> & {
  /** What the viewer says now. */
  speech: { readonly spoken: Spoken };
  /** Address of latest.json. */
  address: string;
};

/** The viewer as the panel sees it. */
export function createViewer(designer: Designer, { address, speech, ...options }: PanelOptions): Viewer {
  const file = (path: string) => new URL(path, address).href;
  return {
    ...options,
    get texts() {
      return speech.spoken.texts;
    },
    get language() {
      return speech.spoken.language;
    },
    latest: designer.latest,
    store: designer.store,
    get scene() {
      return designer.scene;
    },
    scenes: designer.scenes,
    model: designer.model,
    choose: (layer, choice) => designer.choose(layer, choice),
    prefetch: (layer, choice) => designer.prefetch(layer, choice),
    reset: () => designer.reset(),
    undo: () => designer.undo(),
    restore: (design) => designer.restore(design, 'visitor'),
    show: () => designer.show(),
    items: () => designer.items(),
    config: () => designer.config(),
    image: (path, pixels) => getImageAddress(designer.latest.assets, path, pixels, file),
    file,
    dispatch: designer.dispatch,
    startSaving: () => designer.startSaving(),
    enquirySent: () => designer.enquirySent(),
  };
}
