import type { LatestFile } from '@vitrine/contract/latest-file';
import { afterEach, expect, test, vi } from 'vitest';
import type { VitrineConfigurator } from '../element.ts';
import { ViewerOfPreview } from './viewer-of-preview.ts';

afterEach(() => document.body.replaceChildren());

/** A wardrobe, which can always change in place, or a room of a width. */
const latestOf = (value: number | string): LatestFile =>
  (typeof value === 'number'
    ? { configurator: { type: 'panoramic' }, details: { base: { width: value } }, assets: {} }
    : { configurator: { type: 'slidingrobe' }, details: { name: value }, assets: {} }) as unknown as LatestFile;

class FakeViewer {
  readonly element = Object.assign(document.createElement('div'), {
    design: '',
    getDesign(): string {
      return this.design;
    },
    setDesign(design: string) {
      this.design = design;
      return [];
    },
    update: vi.fn(async () => undefined),
  });

  say(type: 'vitrine-ready' | 'vitrine-error'): void {
    this.element.dispatchEvent(new CustomEvent(type));
  }
}

const open = () => {
  const viewers: FakeViewer[] = [];
  const preview = new ViewerOfPreview(() => {
    const viewer = new FakeViewer();
    viewers.push(viewer);
    return viewer.element as unknown as VitrineConfigurator;
  });
  return { preview, viewers, nth: (index: number) => viewers[index] as FakeViewer };
};

test('changes while the viewer still starts are shown in it when it is ready', async () => {
  const { preview, viewers, nth } = open();
  for (const name of ['first', 'second', 'third']) preview.showLatest(latestOf(name), null);
  expect(viewers).toHaveLength(1);
  nth(0).say('vitrine-ready');
  await preview.showDesign('W2');
  expect(nth(0).element.update).toHaveBeenLastCalledWith(latestOf('third'), null);
  expect(nth(0).element.design).toBe('W2');
});

test('a viewer that is replaced while it starts does not remove the one that replaces it', async () => {
  const { preview, nth } = open();
  preview.showLatest(latestOf(100), null);
  preview.showLatest(latestOf(200), null);
  nth(0).say('vitrine-ready');
  expect([...document.body.children]).toEqual([nth(1).element, nth(0).element]);
  nth(1).say('vitrine-ready');
  expect([...document.body.children]).toEqual([nth(1).element]);
});

test('a design that is asked for while the viewer is replaced is shown in the new one', async () => {
  const { preview, nth } = open();
  preview.showLatest(latestOf(100), null);
  const shown = preview.showDesign('W2');
  preview.showLatest(latestOf(200), null);
  nth(0).say('vitrine-ready');
  nth(1).say('vitrine-ready');
  await shown;
  expect(nth(1).element.design).toBe('W2');
});

test('a design that is asked for before there is data is shown with the first data', async () => {
  const { preview, nth } = open();
  const shown = preview.showDesign('W2');
  preview.showLatest(latestOf('first'), null);
  nth(0).say('vitrine-ready');
  await shown;
  expect(nth(0).element.design).toBe('W2');
});

test('a new viewer starts with the design of the former one', () => {
  const { preview, nth } = open();
  preview.showLatest(latestOf(100), null);
  nth(0).element.setDesign('W2');
  preview.showLatest(latestOf(200), null);
  expect(nth(1).element.design).toBe('W2');
});

test('a viewer that replaces one which waited for changes shows the newest data, not those', async () => {
  const { preview, nth } = open();
  for (const name of ['first', 'second']) preview.showLatest(latestOf(name), null);
  nth(0).say('vitrine-error');
  preview.showLatest(latestOf('third'), null);
  nth(1).say('vitrine-ready');
  await preview.showDesign('W2');
  expect(nth(1).element.update.mock.calls).toEqual([[latestOf('third'), null]]);
});

test('after an error the next change gets a new viewer, unless the viewer became ready', () => {
  const { preview, viewers, nth } = open();
  preview.showLatest(latestOf('first'), null);
  nth(0).say('vitrine-error');
  preview.showLatest(latestOf('second'), null);
  expect(viewers).toHaveLength(2);
  // Without WebGL there is an error and an image.
  nth(1).say('vitrine-error');
  nth(1).say('vitrine-ready');
  preview.showLatest(latestOf('third'), null);
  expect(viewers).toHaveLength(2);
});
