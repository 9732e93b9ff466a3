import { sampleChoices } from '@vitrine/contract/customisation/messages';
import type { LatestFile, ViewerCustomisation } from '@vitrine/contract/latest-file';
import type { Words } from '../i18n/words.ts';
import { createStore, startSession } from '../session.ts';
import type { Viewer } from '../viewer.ts';

/** What the back-office's preview of the form is made of. Logos are whole addresses. */
export interface FormGiven {
  customisation: ViewerCustomisation;
  /** Where the link to the built-in terms leads. */
  privacy: string;
}

const nothing = (): void => undefined;

/** A configurator of nothing but its form: nobody's design, and nowhere to send it. */
const latestOf = ({ customisation, privacy }: FormGiven): LatestFile => ({
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

/** The viewer that the form is given in the back-office: it has no image and sends nothing. */
export function formViewer(given: FormGiven, words: Words, element: HTMLElement): Viewer {
  const addToCart = () => Promise.reject(new Error('There is no cart in a preview'));
  return {
    element: Object.assign(element, { addToCart }),
    style: nothing,
    latest: latestOf(given),
    words,
    language: 'en-gb',
    layers: [],
    store: createStore(startSession({}, [])),
    scene: null,
    scenes: null,
    choose: nothing,
    prefetch: nothing,
    reset: nothing,
    undo: nothing,
    restore: nothing,
    show: async () => true,
    items: () => sampleChoices.map((choice) => ({ ...choice, id: choice.name, thumbnail: null, product_code: null })),
    config: () => '',
    image: () => null,
    file: (address) => address,
    startSaving: () => true,
    enquirySent: nothing,
  };
}
