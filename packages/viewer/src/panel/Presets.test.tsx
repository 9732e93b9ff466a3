import { act, cleanup, fireEvent, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noResizeObserver, showPanel } from '../../test/show-panel.tsx';
import { aViewer } from '../../test/viewers/a-viewer.ts';

const PRESETS = [
  { name: 'Warm', configuration: 'W2,H2,D2', image: 'presets/preset1-a.webp' },
  { name: 'Old', configuration: 'W1,gone,D3', image: null },
];
const show = (presets: typeof PRESETS | undefined, width = 1000) => {
  const viewer = aViewer({ latest: { ...(presets && { presets }), supports: { saveDesign: true, presets: true } } });
  return { viewer, ...showPanel(viewer, width) };
};

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', noResizeObserver);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test.each([1000, 390])('presets stand over the choices with name and image, in a viewer of %i px', (width) => {
  const { screen } = show(PRESETS, width);
  const group = screen.getByRole('group', { name: 'Presets' });
  const [warm, old] = within(group).getAllByRole('button');
  expect([warm?.textContent, old?.textContent]).toEqual(['Warm', 'Old']);
  expect(warm?.querySelector('img')?.src).toBe('https://content.example.test/presets/preset1-a.webp');
  expect(old?.querySelector('img')).toBeNull();
});

test('one click sets the design, says so to the page, and marks the preset until something else is chosen', async () => {
  const { viewer, screen, user } = show(PRESETS);
  const changes: unknown[] = [];
  viewer.element.addEventListener('vitrine-change', ({ detail }) => changes.push([detail.design, detail.by]));
  const warm = screen.getByRole('button', { name: 'Warm' });
  expect(warm.getAttribute('aria-pressed')).toBe('false');
  await user.click(warm);
  expect([viewer.config(), warm.getAttribute('aria-pressed')]).toEqual(['W2,H2,D2', 'true']);
  expect(changes).toEqual([['W2,H2,D2', 'visitor']]);
  viewer.choose('walls', 'W1');
  await expect.poll(() => warm.getAttribute('aria-pressed')).toBe('false');
});

test('what a preset has lost is replaced, and listed', async () => {
  const { viewer, screen, user } = show(PRESETS);
  await user.click(screen.getByRole('button', { name: 'Old' }));
  expect(viewer.config()).toBe('W1,H1,D3');
  expect(viewer.store.get().replaced).toEqual([{ layer: 'Handles', requested: 'gone', now: 'Steel Bar' }]);
});

test.each([[undefined], [[]]])('without presets there is no row for them', (presets) => {
  const { screen } = show(presets);
  expect(screen.queryByRole('group', { name: 'Presets' })).toBeNull();
});

const showImage = (image: string) => {
  const { screen } = show([{ name: 'Warm', configuration: 'W2,H2,D2', image }]);
  const find = () => screen.getByRole('button', { name: 'Warm' }).querySelector('img');
  const fail = () => fireEvent.error(find() as HTMLImageElement);
  return { find, fail };
};

test('a drawn image that was rejected is asked for again, a few times and ever later', () => {
  vi.useFakeTimers();
  const { find, fail } = showImage('../../../designs/image?configurator=1&design=W2&sig=a');
  for (let time = 1; time <= 5; time++) {
    fail();
    expect(find()).toBeNull();
    act(() => void vi.advanceTimersByTime(3000 * time - 1));
    expect(find()).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(find()?.src).toContain('/designs/image?');
  }
  fail();
  act(() => void vi.advanceTimersByTime(600_000));
  expect(find()).toBeNull();
  vi.useRealTimers();
});

test('an own image that is gone is not asked for again', () => {
  vi.useFakeTimers();
  const { find, fail } = showImage('presets/preset1-a.webp');
  fail();
  act(() => void vi.advanceTimersByTime(600_000));
  expect(find()).toBeNull();
  vi.useRealTimers();
});
