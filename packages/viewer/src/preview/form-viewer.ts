import { sampleChoices } from '@vitrine/contract/customisation/samples';
import type { LatestFile, ViewerCustomisation } from '@vitrine/contract/latest-file';
import type { ViewerTexts } from '@vitrine/texts/viewer-texts';
import { createStore, startSession } from '../session.ts';
import type { Viewer } from '../viewer.ts';

/** What the back-office's preview of the form shows. Logos are absolute addresses. */
export interface FormPreviewInput {
  customisation: ViewerCustomisation;
  /** Address of the built-in terms. */
  privacy: string;
}

const doNothing = (): void => undefined;

/** A configurator with a form and nothing else. */
const createLatest = ({ customisation, privacy }: FormPreviewInput): LatestFile => ({
  format: 1,
  configurator: { id: 0, name: '', type: 'panoramic', organisation: '', group: '' },
  reseller: [],
  version: 0,
  currency: 'GBP',
  details: {},
  assets: {},
  supports: { saveDesign: true, presets: false },
  customisation,
  authorisedDomains: [],
  endpoints: { enquiry: '', privacy },
});

/** Creates the viewer around the form in the back-office: it has no image and sends nothing. */
export function createFormViewer(input: FormPreviewInput, texts: ViewerTexts, element: HTMLElement): Viewer {
  const addToCart = () => Promise.reject(new Error('There is no cart in a preview'));
  const items = () =>
    sampleChoices.map((choice) => ({ ...choice, id: choice.name, thumbnail: null, product_code: null }));
  return {
    element: Object.assign(element, { addToCart }),
    addStyles: doNothing,
    latest: createLatest(input),
    texts,
    language: 'en-gb',
    layers: [],
    store: createStore(startSession({}, [])),
    scene: null,
    scenes: null,
    model: { start: () => ({}), choose: (design) => design },
    loadParts: async () => ({ measures: [], sizes: () => ({}), parts: () => [], articleOf: () => undefined }),
    choose: doNothing,
    prefetch: doNothing,
    reset: doNothing,
    undo: doNothing,
    restore: doNothing,
    show: async () => true,
    items,
    source: { items, configuratorName: '' },
    nameOf: (name) => name,
    config: () => '',
    image: () => null,
    file: (address) => address,
    dispatch: () => true,
    startSaving: () => true,
    enquirySent: doNothing,
  };
}
