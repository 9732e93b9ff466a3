import type { Designer } from '../designer.ts';
import type { LoadedLanguage } from '../i18n/load.ts';
import type { Viewer } from '../viewer.ts';
import type { Translation } from '../words/load-words.ts';
import { getImageAddress } from './image-address.ts';

/** What the panel needs beside the designer. */
export type PanelOptions = Pick<Viewer, 'layers' | 'loadParts' | 'element' | 'addStyles'> & {
  /** What the viewer says now. */
  speech: { readonly spoken: LoadedLanguage };
  /** Address of latest.json. */
  address: string;
  /** The words of the catalogue in the visitor's language; null where they are as they were written. */
  translation?: Omit<Translation, 'product'> | null;
};

/** The viewer as the panel sees it. */
export function createViewer(
  designer: Designer,
  { address, speech, translation = null, ...options }: PanelOptions,
): Viewer {
  const file = (path: string) => new URL(path, address).href;
  return {
    ...options,
    get texts() {
      return speech.spoken.texts;
    },
    get language() {
      return speech.spoken.language;
    },
    latest: translation?.latest ?? designer.latest,
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
    items: () => translation?.items(designer.design) ?? designer.items(),
    source: { items: () => designer.items(), configuratorName: designer.latest.configurator.name },
    nameOf: (name, place) => translation?.nameOf(name, place) ?? name,
    config: () => designer.config(),
    image: (path, pixels) => getImageAddress(designer.latest.assets, path, pixels, file),
    file,
    dispatch: designer.dispatch,
    startSaving: () => designer.startSaving(),
    enquirySent: () => designer.enquirySent(),
  };
}
