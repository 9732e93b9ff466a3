import { cleanup, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noResizeObserver, showPanel } from '../../test/show-panel.tsx';
import { aViewer } from '../../test/viewers/a-viewer.ts';

const WIDE = 1280;
const PHONE = 390;
const TILE_PIXELS = 104;

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', noResizeObserver);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('beside the image', () => {
  test('opens the layer that comes in ranges, with its choices as radio buttons', () => {
    const { screen } = showPanel(aViewer(), WIDE);
    expect(screen.getByRole('button', { name: /Doors/, expanded: true })).toBeTruthy();
    const radios = within(screen.getByRole('radiogroup', { name: 'Choose Doors' })).getAllByRole<HTMLInputElement>(
      'radio',
    );
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ['D1', true],
      ['D2', false],
      ['D3', false],
      ['D4', false],
    ]);
  });

  test('one layer is open at a time, and can be closed', async () => {
    const { screen, user } = showPanel(aViewer(), WIDE);
    await user.click(screen.getByRole('button', { name: /Walls/ }));
    expect(screen.getAllByRole('radiogroup')).toHaveLength(1);
    expect(screen.getByRole('radiogroup', { name: 'Choose Walls' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Walls/ }));
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  test('a choice is made, shown in its row and announced', async () => {
    const viewer = aViewer();
    const { screen, user } = showPanel(viewer, WIDE);
    await user.click(screen.getByRole('radio', { name: /Matt Cashmere/ }));
    expect(viewer.config()).toBe('W1,H1,D2');
    expect(screen.getByRole('button', { name: /Doors Matt Cashmere/ })).toBeTruthy();
    expect(screen.getByText('Doors: Matt Cashmere chosen')).toBeTruthy();
  });

  test('a choice makes no tile again but its own and that of the one before', async () => {
    const viewer = aViewer();
    const { screen, user } = showPanel(viewer, WIDE);
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    const image = vi.spyOn(viewer, 'image');
    await user.click(screen.getByRole('radio', { name: /Matt Cashmere/ }));
    expect(image.mock.calls.filter(([, pixels]) => pixels === TILE_PIXELS)).toHaveLength(2);
  });

  test('prices are written in the configurator’s currency, and left out where there is none', async () => {
    const { screen, user } = showPanel(aViewer({ latest: { currency: 'EUR' } }), WIDE);
    await user.click(screen.getByRole('button', { name: /Walls/ }));
    expect(screen.getByRole('radio', { name: 'Chalk White €39.00' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Soft Linen' })).toBeTruthy();
  });

  test('a range filters the choices and stays while another layer is open', async () => {
    const { screen, user } = showPanel(aViewer(), WIDE);
    await user.click(screen.getByRole('button', { name: 'Gloss' }));
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: /Walls/ }));
    await user.click(screen.getByRole('button', { name: /Doors/ }));
    expect(screen.getByRole('button', { name: 'Gloss', pressed: true })).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  test('the design is a text list too', () => {
    const { screen } = showPanel(aViewer(), WIDE);
    const items = within(screen.getByRole('list', { name: 'Your design' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Walls: Chalk White',
      'Handles: Steel Bar',
      'Doors: Matt Porcelain',
    ]);
  });
});

describe('reset', () => {
  test('can be undone', async () => {
    const viewer = aViewer();
    const { screen, user } = showPanel(viewer, WIDE);
    await user.click(screen.getByRole('radio', { name: /Gloss Arctic/ }));
    await user.click(screen.getByRole('button', { name: 'Reset the design' }));
    expect(viewer.config()).toBe('W1,H1,D1');
    expect(screen.getByText('Design reset')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(viewer.config()).toBe('W1,H1,D3');
    expect(screen.queryByText('Design reset')).toBeNull();
  });
});

describe('under the image', () => {
  test('layers are tabs, and arrow keys go along them', async () => {
    const { screen, user } = showPanel(aViewer(), PHONE);
    expect(screen.getByRole('tab', { name: 'Doors', selected: true })).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Walls' }));
    expect(screen.getByRole('radiogroup', { name: 'Choose Walls' })).toBeTruthy();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Handles', selected: true })).toBe(document.activeElement);
    await user.keyboard('{End}');
    expect(screen.getByRole('tab', { name: 'Doors', selected: true })).toBe(document.activeElement);
  });
});

test('says which choices of a saved design are no longer offered', () => {
  const viewer = aViewer();
  const replaced = [{ layer: 'Taps', requested: 'Copper', now: 'Chrome' }];
  viewer.store.send({ type: 'restored', design: viewer.store.get().design, replaced });
  const { screen } = showPanel(viewer, WIDE);
  expect(screen.getByText('Taps: Copper is now Chrome')).toBeTruthy();
});

test('says whose image did not load', () => {
  const viewer = aViewer();
  viewer.store.send({ type: 'image-failed', name: 'Matt Navy', design: viewer.store.get().design });
  const { screen } = showPanel(viewer, WIDE);
  expect(screen.getByText('The image of Matt Navy did not load, so the former choice is kept.')).toBeTruthy();
});

test('an organisation without saved designs offers none', () => {
  const { screen } = showPanel(aViewer({ latest: { supports: { saveDesign: false, presets: false } } }), WIDE);
  expect(screen.queryByRole('button', { name: 'Save your design' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Reset the design' })).toBeTruthy();
});
