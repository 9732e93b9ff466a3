import { act, cleanup, fireEvent, within } from '@testing-library/react';
import type { Language } from '@vitrine/contract/languages/limits';
import { alignIds } from '@vitrine/domain/design/align-ids';
import { floorsModel } from '@vitrine/domain/design/floors/floors-model';
import { layeredModel } from '@vitrine/domain/design/layered/layered-model';
import { presetPlace, surchargePlace } from '@vitrine/domain/translations/places';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { aFloorsFile } from '@vitrine/fixtures/floors-and-robes';
import { texts } from '@vitrine/texts/de/viewer/texts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aLatest } from '../../test/content/a-latest.ts';
import { noResizeObserver, showPanel } from '../../test/show-panel.tsx';
import { Designer } from '../designer.ts';
import { createDispatch } from '../events.ts';
import { floors } from '../kinds/floors/floors.ts';
import { stockset } from '../kinds/stockset/stockset.ts';
import { createViewer } from '../panel/create-viewer.ts';
import type { Viewer } from '../viewer.ts';
import { translateProduct } from './load-words.ts';
import { openWords } from './open-words.ts';

const ADDRESS = 'https://content.example.test/oakline/kitchen/latest.json';
const words = {
  'layer/walls/name': 'Wände',
  'item/walls/W1/name': 'Kreide <b>fett</b>',
  'item/doors/D1/name': 'Porzellan matt',
  'range/matt/name': 'Seidenmatt',
  'configurator/name': 'Küche',
  'form/terms_url': 'https://oakline.test/agb',
  'form/cta_label': 'Anfragen',
  'field/shade/label': 'Lieblingston',
  [presetPlace('W1')]: 'Warm',
  [surchargePlace('Delivery')]: 'Lieferung',
};
const anElement = (lang: string): Element => Object.assign(document.createElement('div'), { lang });
const latest = aLatest({
  presets: [{ name: 'Warm oak', configuration: 'W1', image: null }],
  customisation: {
    ...{ contact: null, termsUrl: 'https://oakline.test/terms', ctaLabel: 'Enquire' },
    ...{ popupTitle: null, popupText: null, logos: {} },
    customFields: [{ name: 'shade', placeholder: 'Shade', type: 'text', required: false }],
  },
});
const file = aLayeredFile();

async function germanViewer(): Promise<Viewer> {
  vi.stubGlobal('fetch', async () => Response.json(words));
  const open = openWords({
    latest: { ...latest, words: { de: 'words/de-1.json' } },
    ...{ address: ADDRESS, element: anElement('de-AT'), signal: new AbortController().signal },
  });
  const translation = await open(stockset, file, 'de');
  if (!translation) throw new Error('There are no words');
  const element = Object.assign(document.createElement('div'), { addToCart: () => Promise.reject(new Error('none')) });
  const designer = new Designer(createDispatch(element), latest, layeredModel(file), null);
  return createViewer(designer, {
    ...{
      speech: { spoken: { texts, language: 'de' } },
      element,
      address: ADDRESS,
      addStyles: () => undefined,
      translation,
    },
    layers: translation.product.layers,
    loadParts: translation.product.loadParts,
  });
}

beforeEach(() => vi.stubGlobal('ResizeObserver', noResizeObserver));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('a catalogue in the visitor’s language', () => {
  test('names layers, items, ranges and presets in the panel, markup as text', async () => {
    const { screen } = showPanel(await germanViewer(), 1200);
    expect(screen.getByText('Warm')).toBeTruthy();
    expect(screen.getAllByText('Wände').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Kreide <b>fett</b>').length).toBeGreaterThan(0);
    expect(document.querySelector('b')).toBeNull();
    expect(screen.getByRole('radio', { name: /Porzellan matt/ })).toBeTruthy();
    const ranges = screen.getByRole('group', { name: 'Serien: Doors' });
    expect(within(ranges).getByRole('button', { name: 'Seidenmatt' })).toBeTruthy();
    const list = screen.getByRole('list', { name: 'Ihr Entwurf' });
    expect(list.textContent).toContain('Wände: Kreide <b>fett</b>');
  });

  test('announces a choice in it, and sends the page and the server the names of the catalogue', async () => {
    const viewer = await germanViewer();
    showPanel(viewer, 1200);
    const changes: unknown[] = [];
    viewer.element.addEventListener('vitrine-change', (event) => changes.push((event as CustomEvent).detail.items));
    act(() => viewer.choose('walls', 'W2'));
    act(() => viewer.choose('walls', 'W1'));
    expect(changes.at(-1)).toContainEqual(expect.objectContaining({ component: 'Walls', name: 'Chalk White' }));
    expect(viewer.source.items()[0]).toMatchObject({ component: 'Walls', name: 'Chalk White' });
    expect(viewer.items()[0]).toMatchObject({ component: 'Wände', name: 'Kreide <b>fett</b>' });
    expect(viewer.source.configuratorName).toBe(latest.configurator.name);
    expect(viewer.latest.configurator.name).toBe('Küche');
  });

  test('names fields, terms and the button of the form', async () => {
    const { screen } = showPanel(await germanViewer(), 1200);
    fireEvent.click(screen.getAllByRole('button', { name: 'Anfragen' })[0] as HTMLElement);
    expect(screen.getByLabelText(/Lieblingston/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Bedingungen/ }).getAttribute('href')).toBe('https://oakline.test/agb');
  });

  test('finds a name by its place, else by its text', async () => {
    const { nameOf } = await germanViewer();
    expect(nameOf('Delivery', surchargePlace('Delivery'))).toBe('Lieferung');
    expect(nameOf('Chalk White')).toBe('Kreide <b>fett</b>');
    expect(nameOf('Soft Linen')).toBe('Soft Linen');
  });
});

test('a floor has its blends in the language, and the same designs', () => {
  const source = aFloorsFile();
  const translation = translateProduct({
    ...{ words: { 'blend/BLD-01/name': 'Domino (de)' }, latest, file: source, kind: floors, align: alignIds },
    latest: aLatest({ configurator: { ...latest.configurator, type: 'floors' } }),
    rules: {} as Parameters<typeof translateProduct>[0]['rules'],
  });
  const design = floorsModel(source).start();
  expect(translation.items(design)[0]).toMatchObject({ component: 'Blend', name: 'Domino (de)', id: 'BLD-01' });
});

test('another language is loaded when it is shown', async () => {
  const fetched = vi.fn(async (_address: URL) => Response.json(words));
  vi.stubGlobal('fetch', fetched);
  const { signal } = new AbortController();
  const named = { ...latest, words: { de: 'words/de-1.json', fr: 'words/fr-1.json' } };
  const open = openWords({ latest: named, address: ADDRESS, element: anElement('de'), signal });
  await open(stockset, file, 'de');
  expect((await open(stockset, file, 'fr'))?.nameOf('Walls')).toBe('Wände');
  expect(await open(stockset, file, 'it')).toBeNull();
  expect(fetched.mock.calls.map(([address]) => String(address).split('/').at(-1))).toEqual(['de-1.json', 'fr-1.json']);
});

test('a language whose words did not come is asked for again when it is chosen again', async () => {
  const fetched = vi.fn<() => Promise<Response>>(async () => Response.json(words));
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  vi.stubGlobal('fetch', fetched);
  const named = { ...latest, words: { de: 'words/de-1.json' } };
  const { signal } = new AbortController();
  const open = openWords({ latest: named, address: ADDRESS, element: anElement('de'), signal });
  expect(await open(stockset, file, 'de')).toBeNull();
  expect(fetched).toHaveBeenCalledOnce();
  expect(await open(stockset, file, 'it')).toBeNull();
  expect(fetched).toHaveBeenCalledOnce();
  expect((await open(stockset, file, 'de'))?.nameOf('Walls')).toBe('Wände');
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a visitor who chooses another language while the words load reads that one', async () => {
  const fetched = vi.fn(async () => Response.json(words));
  vi.stubGlobal('fetch', fetched);
  const named = { ...latest, words: { fr: 'words/fr-1.json' } };
  const { signal } = new AbortController();
  const open = openWords({ latest: named, address: ADDRESS, element: anElement('de'), signal });
  expect((await open(stockset, file, 'fr'))?.nameOf('Walls')).toBe('Wände');
});

describe('names stay as they were written', () => {
  const { signal } = new AbortController();
  const open = (named: object, language: Language) =>
    openWords({ latest: { ...latest, ...named }, address: ADDRESS, element: anElement(language), signal })(
      stockset,
      file,
      language,
    );

  test.each([
    ['where nothing is translated', {}, 'de'],
    ['where another language is', { words: { fr: 'words/fr-1.json' } }, 'de'],
  ] as const)('%s, without a request', async (_, named, language) => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    expect(await open(named, language)).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });

  test.each([
    ['is missing', async () => new Response('', { status: 404 })],
    ['does not arrive', () => Promise.reject(new TypeError('offline'))],
    ['is no JSON', async () => new Response('<!doctype html>')],
  ])('where the file %s', async (_, answer) => {
    vi.stubGlobal('fetch', answer);
    expect(await open({ words: { de: 'words/de-1.json' } }, 'de')).toBeNull();
  });

  test('where the file takes too long', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const opened = open({ words: { de: 'words/de-1.json' } }, 'de');
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await opened).toBeNull();
    vi.useRealTimers();
  });
});
