import type { DrawableFile } from '@vitrine/contract/configurator-file';
import type { LatestFile } from '@vitrine/contract/latest-file';
import { isHidden } from '@vitrine/domain/design/choices';
import type { Design } from '@vitrine/domain/design/design';
import { drawnLayers } from '@vitrine/domain/design/layered/draw-order';
import { layeredModel } from '@vitrine/domain/design/layered/layered-model';
import { layersInOrder } from '@vitrine/domain/design/layered/layers-in-order';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { texts } from '@vitrine/texts/en-gb/viewer/texts';
import type { ViewerTexts } from '@vitrine/texts/viewer-texts';
import { Designer } from '../../src/designer.ts';
import { createDispatch } from '../../src/events.ts';
import type { LoadedLanguage } from '../../src/i18n/load.ts';
import { createLayeredParts } from '../../src/kinds/layered/layered-parts.ts';
import { listChoiceLayers } from '../../src/kinds/layered/list-choice-layers.ts';
import { createViewer } from '../../src/panel/create-viewer.ts';
import { openDataFile } from '../../src/scenes/open-scenes.ts';
import type { Viewer } from '../../src/viewer.ts';
import { aLatest } from '../content/a-latest.ts';

const ADDRESS = 'https://content.example.test/latest.json';

const notHere = (): Promise<never> => Promise.reject(new Error('There is no cart here'));

/** A viewer without an image, over the small file of the fixtures; its events go to `element`. */
export function aViewer(
  options: {
    latest?: Partial<LatestFile>;
    texts?: ViewerTexts;
    file?: DrawableFile;
    speech?: { spoken: LoadedLanguage };
  } = {},
): Viewer {
  const element = Object.assign(document.createElement('div'), { addToCart: notHere });
  const file = options.file ?? aLayeredFile();
  const designer = new Designer(createDispatch(element), aLatest(options.latest), layeredModel(file), null);
  designer.scenes = openDataFile(file, { element, search: '', isOnlyViewer: true }).scenes;
  const layers = listChoiceLayers(file);
  const listItems = (design: Design) => drawnLayers(file, design).filter((entry) => !isHidden(entry));
  const viewer = createViewer(designer, {
    speech: options.speech ?? { spoken: { language: 'en-gb', texts: options.texts ?? texts } },
    layers,
    loadParts: async () => createLayeredParts(file, layersInOrder(file), listItems),
    element,
    addStyles: () => undefined,
    address: ADDRESS,
  });
  return viewer;
}
