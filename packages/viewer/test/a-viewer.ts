import type { LatestFile } from '@vitrine/contract/latest-file';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { Designer } from '../src/designer.ts';
import { words } from '../src/i18n/en-gb.ts';
import type { Words } from '../src/i18n/words.ts';
import { offerOf } from '../src/offer.ts';
import type { Viewer } from '../src/viewer.ts';
import { aLatest } from './a-latest.ts';

/** A viewer without a picture, over the small file of the fixtures; its events go to `element`. */
export function aViewer(
  given: { latest?: Partial<LatestFile>; words?: Words } = {},
): Viewer & { element: HTMLElement } {
  const element = document.createElement('div');
  const latest = aLatest(given.latest);
  const designer = new Designer(element, latest, aLayeredFile(), null);
  return {
    element,
    latest,
    words: given.words ?? words,
    language: 'en-gb',
    layers: offerOf(designer.file),
    store: designer.store,
    scene: null,
    choose: (layer, choice) => designer.choose(layer, choice),
    prefetch: () => undefined,
    reset: () => designer.reset(),
    undo: () => designer.undo(),
    items: () => designer.items(),
    config: () => designer.config(),
    picture: (path) => path && `https://content.example.test/${path}`,
    file: (path) => `https://content.example.test/${path}`,
    startSaving: () => designer.startSaving(),
    enquirySent: () => designer.enquirySent(),
  };
}
