import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { texts as german } from '@vitrine/texts/de/viewer/texts';
import { texts as english } from '@vitrine/texts/en-gb/viewer/texts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noResizeObserver, showPanel } from '../../test/show-panel.tsx';
import { aViewer } from '../../test/viewers/a-viewer.ts';
import type { LoadedLanguage } from '../i18n/load.ts';
import type { Scene } from '../kinds/kind.ts';
import type { Viewer } from '../viewer.ts';

const scenes = [
  { id: 'day', deployVersion: 1, name: 'Daylight' },
  { id: 'dusk', deployVersion: 1, name: 'Evening', initial_yaw: 90, images: ['scenes/dusk/base.webp'] },
  { id: 'night', deployVersion: 1, name: 'Night', images: ['scenes/night/base.webp'] },
];

const SPOKEN: LoadedLanguage = { language: 'en-gb', texts: english };

/** The panel over an image that is there as soon as `prefetch` says so. */
async function show(prefetch: Scene['prefetch'] = async () => undefined, speech = { spoken: SPOKEN }) {
  const file = aLayeredFile({ project_info: { scene_selector: { scenes } } });
  const viewer = aViewer({ file, speech });
  const seen: string[] = [];
  const lookAt = vi.fn();
  const setHome = vi.fn();
  const image = {
    ...{ isLive: true, isPanoramic: true, isMovable: true, prefetch },
    show: async () => void seen.push(file.base.image),
    steering: async () => ({ lookAt, setHome }),
  };
  Object.defineProperty(viewer, 'scene', { value: image });
  Object.defineProperty(viewer, 'show', { value: () => image.show().then(() => true) });
  const events: unknown[] = [];
  for (const name of ['vitrine-scene', 'vitrine-error'] as const)
    viewer.element.addEventListener(name, ({ type, detail }) => events.push([type, detail]));
  const { user, renderAgain } = showPanel(viewer, 1000);
  const strip = await screen.findByRole('radiogroup', { name: 'Scenes' });
  const radio = (name: string) => within(strip).getByRole<HTMLInputElement>('radio', { name });
  return { viewer, seen, lookAt, setHome, events, radio, user, renderAgain };
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', noResizeObserver);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('a scene is shown, announced, and reported to the page; the design and the direction stay', async () => {
  const { viewer, seen, lookAt, events, radio } = await show();
  expect([radio('Daylight').checked, radio('Night').checked]).toEqual([true, false]);
  viewer.choose('doors', 'D2');
  fireEvent.click(radio('Night'));
  await waitFor(() => expect(screen.getByText('Night is shown')).toBeTruthy());
  expect(seen).toEqual(['scenes/night/base.webp']);
  expect(lookAt).not.toHaveBeenCalled();
  expect(radio('Night').checked).toBe(true);
  expect(events).toEqual([['vitrine-scene', { scene: 'night', name: 'Night', by: 'visitor' }]]);
  expect(viewer.config()).toBe('W1,H1,D2');
});

test('a scene with a starting view is shown from there', async () => {
  const { lookAt, radio } = await show();
  fireEvent.click(radio('Evening'));
  await waitFor(() => expect(lookAt).toHaveBeenCalledWith({ x: Math.PI / 2, y: 0, zoom: 1 }));
});

test('home is the first view of the visible scene: its own, or the configurator’s', async () => {
  const { setHome, radio } = await show();
  fireEvent.click(radio('Evening'));
  await waitFor(() => expect(setHome).toHaveBeenLastCalledWith({ x: Math.PI / 2, y: 0, zoom: 1 }));
  fireEvent.click(radio('Night'));
  await waitFor(() => expect(setHome).toHaveBeenLastCalledWith({ x: 0, y: 0, zoom: 1 }));
});

test('the page changes the scene by the attribute; a name that is none means the first', async () => {
  const { viewer, events, radio } = await show();
  viewer.element.setAttribute('scene', 'night');
  await waitFor(() => expect(events).toEqual([['vitrine-scene', { scene: 'night', name: 'Night', by: 'host' }]]));
  viewer.element.setAttribute('scene', 'gone');
  await waitFor(() => expect(radio('Daylight').checked).toBe(true));
});

test('of scenes chosen in one moment only the last is shown', async () => {
  const { seen, events, radio } = await show();
  fireEvent.click(radio('Evening'));
  fireEvent.click(radio('Night'));
  await waitFor(() => expect(events).toHaveLength(1));
  expect(seen).toEqual(['scenes/night/base.webp']);
});

test('a scene whose images do not load leaves the former visible and says so', async () => {
  const { viewer, seen, events, radio } = await show(() => Promise.reject(new Error('gone')));
  fireEvent.click(radio('Night'));
  await waitFor(() => expect(events).toEqual([['vitrine-error', { code: 'image', message: 'Night' }]]));
  expect([radio('Daylight').checked, seen, viewer.scenes?.current.id]).toEqual([true, [], 'day']);
  expect(screen.getByText('The sharp image did not load. Your design is safe.')).toBeTruthy();
});

test('after two scenes that did not load the former is visible, chosen, and what the next design is drawn on', async () => {
  let rejectNight: (error: Error) => void = () => undefined;
  let endEvening: (isShown: boolean) => void = () => undefined;
  const prefetch = vi
    .fn<Scene['prefetch']>(async () => undefined)
    .mockResolvedValueOnce(undefined)
    .mockImplementationOnce(() => new Promise((_, reject) => (rejectNight = reject)));
  const { viewer, events, radio } = await show(prefetch);
  const showing = vi.fn(() => new Promise<boolean>((resolve) => (endEvening = resolve)));
  Object.defineProperty(viewer, 'show', { value: showing });
  fireEvent.click(radio('Evening'));
  await waitFor(() => expect(showing).toHaveBeenCalledOnce());
  fireEvent.click(radio('Night'));
  await waitFor(() => expect(prefetch).toHaveBeenCalledTimes(2));
  await act(async () => endEvening(false));
  await act(async () => rejectNight(new Error('gone')));
  await waitFor(() => expect(events).toEqual([['vitrine-error', { code: 'image', message: 'Night' }]]));
  expect([radio('Daylight').checked, viewer.scenes?.current.id]).toEqual([true, 'day']);
});

const chooseDoors = (viewer: Viewer): void => viewer.choose('doors', 'D2');
const chooseAndReset = (viewer: Viewer): void => {
  const { design } = viewer.store.get();
  chooseDoors(viewer);
  viewer.store.send({ type: 'image-failed', name: null, design });
};

test.each([
  ['arrives with the design', chooseDoors, true, 'night', 'vitrine-scene'],
  ['does not arrive with the design', chooseDoors, false, 'day', 'vitrine-error'],
  ['arrives with the same design again after one', chooseAndReset, true, 'night', 'vitrine-scene'],
] as const)('a scene %s that is chosen meanwhile', async (_, choose, isThere, current, event) => {
  const { viewer, events, radio } = await show();
  const ends: ((isShown: boolean) => void)[] = [];
  const showing = vi.fn(() => new Promise<boolean>((resolve) => ends.push(resolve)));
  Object.defineProperty(viewer, 'show', { value: showing });
  fireEvent.click(radio('Night'));
  await waitFor(() => expect(showing).toHaveBeenCalledOnce());
  act(() => choose(viewer));
  await act(async () => ends[0]?.(true));
  expect([events, showing.mock.calls.length]).toEqual([[], 2]);
  await act(async () => ends[1]?.(isThere));
  await waitFor(() => expect(events).toEqual([[event, expect.anything()]]));
  expect(viewer.scenes?.current.id).toBe(current);
});

test('images that take their time show that they load, and another scene can be chosen', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { seen, events, radio } = await show(() => new Promise(() => undefined));
  fireEvent.click(radio('Night'));
  await act(() => vi.advanceTimersByTimeAsync(301));
  expect(radio('Night').closest('label')?.querySelector('.spinner')).not.toBeNull();
  fireEvent.click(radio('Daylight'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(document.querySelector('.spinner')).toBeNull();
  expect([seen, events]).toEqual([[], []]);
  vi.useRealTimers();
});

/** Loads images when the test says so, in the order of the calls. */
const heldPrefetch = () => {
  const ends: (() => void)[] = [];
  return { ends, prefetch: () => new Promise<undefined>((resolve) => ends.push(() => resolve(undefined))) };
};

test('a scene under way when the language changes does not replace the one that is chosen afterwards', async () => {
  const { ends, prefetch } = heldPrefetch();
  const speech = { spoken: SPOKEN };
  const { seen, events, radio, renderAgain } = await show(prefetch, speech);
  fireEvent.click(radio('Night'));
  speech.spoken = { language: 'de', texts: german };
  renderAgain();
  fireEvent.click(radio('Evening'));
  await act(async () => ends[1]?.());
  await act(async () => ends[0]?.());
  await waitFor(() => expect(events).toEqual([['vitrine-scene', expect.objectContaining({ scene: 'dusk' })]]));
  expect([seen, radio('Evening').checked]).toEqual([['scenes/dusk/base.webp'], true]);
  expect(screen.getByText(german.panel.sceneShown('Evening'))).toBeTruthy();
});

test('a scene that arrives while the form is open is the chosen one when the form closes', async () => {
  const { ends, prefetch } = heldPrefetch();
  const { viewer, user, radio } = await show(prefetch);
  fireEvent.click(radio('Night'));
  await user.click(screen.getByRole('button', { name: english.panel.save }));
  await user.click(await screen.findByRole('button', { name: english.form.close }));
  const again = await screen.findByRole('radiogroup', { name: 'Scenes' });
  const checked = () =>
    within(again).getByRole<HTMLInputElement>('radio', { checked: true }).parentElement?.textContent;
  expect(checked()).toBe('Night');
  await act(async () => ends[0]?.());
  await waitFor(() => expect(viewer.scenes?.current.id).toBe('night'));
  expect(checked()).toBe('Night');
});
