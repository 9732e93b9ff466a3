import type { Design } from '@vitrine/domain/design/design';
import { layeredModel } from '@vitrine/domain/design/layered/layered-model';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aLatest } from '../test/content/a-latest.ts';
import { Designer } from './designer.ts';
import { createDispatch } from './events.ts';
import type { Scene } from './kinds/kind.ts';
import { ViewerError } from './loading/viewer-error.ts';

type Show = Scene['show'];
const aScene = (show: Show): Scene => ({
  isLive: true,
  isMovable: true,
  isPanoramic: true,
  show,
  prefetch: vi.fn(),
  steering: () => null,
  snapshot: () => Promise.reject(new Error('no image')),
  dispose: vi.fn(),
});

let element: HTMLElement;
let events: Array<[string, unknown]>;
const designer = (text: string | null = null) =>
  new Designer(createDispatch(element), aLatest(), layeredModel(aLayeredFile()), text);

beforeEach(() => {
  element = document.createElement('div');
  events = [];
  for (const name of ['vitrine-change', 'vitrine-error', 'vitrine-save'] as const) {
    element.addEventListener(name, ({ type, detail }) => events.push([type, detail]));
  }
});

test('starts with the default design, or with the one that a text describes', () => {
  expect(designer().config()).toBe('W1,H1,D1');
  expect(designer('W2,H2,D3').config()).toBe('W2,H2,D3');
});

test('a choice reaches the image and the page', async () => {
  const show = vi.fn<Show>(async () => undefined);
  const some = designer();
  await some.showFirst(aScene(show), () => undefined);
  some.choose('doors', 'D2');
  expect(show.mock.lastCall?.[0]).toMatchObject({ doors: 'D2' });
  expect(events).toEqual([['vitrine-change', expect.objectContaining({ design: 'W1,H1,D2', by: 'visitor' })]]);
});

test('the choice that is chosen already, or is not offered, changes nothing', () => {
  const some = designer();
  some.choose('doors', 'D1');
  some.choose('doors', 'D99');
  expect(events).toEqual([]);
});

describe('an image that does not load', () => {
  const shown: Promise<void>[] = [];
  const failing =
    (bad: string): Show =>
    (design) => {
      const showing = design.doors === bad ? Promise.reject(new ViewerError('image', 'd.webp')) : Promise.resolve();
      shown.push(showing);
      return showing;
    };
  /** Resolves once the result of every image has reached its caller. */
  const settled = async (): Promise<void> => {
    await Promise.allSettled(shown.splice(0));
    await Promise.resolve();
  };

  test('brings the former choice back and names the item', async () => {
    const some = designer();
    await some.showFirst(aScene(failing('D2')), () => undefined);
    some.choose('doors', 'D2');
    await settled();
    expect(some.config()).toBe('W1,H1,D1');
    expect(some.store.get().imageFailed).toEqual({ name: 'Matt Cashmere' });
    expect(events.map(([name]) => name)).toEqual(['vitrine-change', 'vitrine-error', 'vitrine-change']);
    expect(events.at(-1)?.[1]).toMatchObject({ by: 'error', design: 'W1,H1,D1' });
  });

  test('says nothing when a later choice replaced it', async () => {
    const some = designer();
    await some.showFirst(aScene(failing('D2')), () => undefined);
    some.choose('doors', 'D2');
    some.choose('doors', 'D3');
    await settled();
    expect(some.config()).toBe('W1,H1,D3');
    expect(some.store.get().imageFailed).toBeNull();
  });

  test('with nothing visible at all is reported by the caller', async () => {
    await expect(designer().showFirst(aScene(failing('D1')), () => undefined)).rejects.toMatchObject({
      code: 'image',
    });
  });

  test('with nothing visible at all is forgotten once a later one is', async () => {
    const some = designer();
    some.onVisible = vi.fn();
    await some.showFirst(aScene(failing('D1')), () => undefined).catch(() => undefined);
    expect(some.onVisible).not.toHaveBeenCalled();
    some.choose('doors', 'D2');
    await settled();
    some.choose('doors', 'D3');
    await settled();
    expect(some.onVisible).toHaveBeenCalledOnce();
  });
});

test('says that an image takes its time after 300 ms, not before', async () => {
  vi.useFakeTimers();
  const some = designer();
  let arrive = (): void => undefined;
  const slow: Show = (design: Design) =>
    design.doors === 'D2' ? new Promise((resolve) => (arrive = resolve)) : Promise.resolve();
  await some.showFirst(aScene(slow), () => undefined);
  some.choose('doors', 'D2');
  await vi.advanceTimersByTimeAsync(299);
  expect(some.store.get().waiting).toBe(false);
  await vi.advanceTimersByTimeAsync(2);
  expect(some.store.get().waiting).toBe(true);
  arrive();
  await vi.advanceTimersByTimeAsync(1);
  expect(some.store.get().waiting).toBe(false);
  vi.useRealTimers();
});

test('a design from the page lists what had to be replaced', () => {
  const some = designer();
  expect(some.restore('W2,H9,D2')).toEqual([{ layer: 'Handles', requested: 'H9', now: 'Steel Bar' }]);
  expect(events.at(-1)?.[1]).toMatchObject({ by: 'host', design: 'W2,H1,D2' });
});

test('a page that prevents vitrine-save keeps the form closed', () => {
  const some = designer();
  expect(some.startSaving()).toBe(true);
  element.addEventListener('vitrine-save', (event) => event.preventDefault());
  expect(some.startSaving()).toBe(false);
});
