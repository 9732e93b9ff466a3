import type { LatestFile } from '@vitrine/contract/latest-file';
import type { DesignModel } from '@vitrine/domain/design/design-model';
import { texts as kindsInEnglish } from '@vitrine/texts/en-gb/viewer/kinds';
import { texts as english } from '@vitrine/texts/en-gb/viewer/texts';
import type { KindTexts, ViewerTexts } from '@vitrine/texts/viewer-texts';
import { Designer } from '../../src/designer.ts';
import { createDispatch } from '../../src/events.ts';
import type { ProductParts } from '../../src/kinds/product-parts.ts';
import { createViewer } from '../../src/panel/create-viewer.ts';
import type { Viewer } from '../../src/viewer.ts';
import { aLatest } from '../content/a-latest.ts';

/** A viewer of a floor or a wardrobe without an image. */
export function aKindViewer(
  model: DesignModel,
  parts: ProductParts,
  options: { latest?: Partial<LatestFile>; texts?: ViewerTexts & KindTexts } = {},
): { viewer: Viewer; designer: Designer } {
  const element = Object.assign(document.createElement('div'), { addToCart: () => Promise.reject(new Error('none')) });
  const designer = new Designer(createDispatch(element), aLatest(options.latest), model, null);
  const viewer = createViewer(designer, {
    speech: { spoken: { language: 'en-gb', texts: options.texts ?? { ...english, ...kindsInEnglish } } },
    layers: [],
    loadParts: async () => parts,
    element,
    addStyles: () => undefined,
    address: 'https://c.example.test/l.json',
  });
  return { viewer, designer };
}
