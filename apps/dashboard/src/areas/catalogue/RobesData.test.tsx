import { fireEvent, screen, within } from '@testing-library/react';
import { aRobeFile } from '@vitrine/fixtures/floors-and-robes';
import { beforeAll, expect, test } from 'vitest';
import { setPhone } from '../../test/browser-parts.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aConfigurator, withVersions } from '../../test/samples.ts';

// The screen is read from source once, outside the time that a test may wait for it.
beforeAll(async () => {
  await import('./DataScreen.tsx');
});

const base = '/oakline-kitchens/kitchens/panoramic-kitchen';

const openRobe = async (layer: string) => {
  const app = renderApp(`/configurators/1/data?layer=${layer}`, {
    'GET /api/configurators/1': withVersions(aConfigurator({ configurator_type_id: 4 })),
    [`GET ${base}/v/1.001/data.json`]: aRobeFile(),
  });
  await screen.findByRole('tab', { name: /Doors/ });
  return app;
};

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('the tabs are doors, frames, internals and materials', async () => {
  await openRobe('doors');
  expect(
    within(screen.getByRole('tablist', { name: 'Layers' }))
      .getAllByRole('tab')
      .map(({ textContent }) => textContent),
  ).toEqual(['Doors1', 'Frames1', 'Internals2', 'Materials2']);
});

test.each(['doors', 'frames', 'materials'])('%s show thumbnail, name, ID and enabled', async (layer) => {
  await openRobe(layer);
  expect(heads()).toEqual(['Thumbnail', 'Name', 'ID', 'Enabled']);
});

test('internals show their range as well, and say which are off', async () => {
  await openRobe('internals');
  expect(heads()).toEqual(['Thumbnail', 'Name', 'ID', 'Range', 'Enabled']);
  expect(screen.getByRole('row', { name: /Double Hanging/ }).textContent).toContain('Hanging');
  const state = (name: string) => screen.getByRole('switch', { name: `${name} enabled` }).getAttribute('aria-checked');
  expect([state('Double Hanging'), state('Open Shelves')]).toEqual(['true', 'false']);
});

test.each([
  ['doors', 'DR-01', 'DR-01'],
  ['frames', 'FR-01', 'FR-01'],
  ['internals', 'IN-01', 'IN-01 · Hanging'],
  ['materials', 'MAT-01', 'MAT-01'],
])('a phone lists %s as lines, with their range', async (layer, id, line) => {
  setPhone(true);
  await openRobe(layer);
  expect(screen.getByText(id).closest('p')?.textContent).toBe(line);
});

test('a material is switched off as a pending edit, and undone in its row', async () => {
  await openRobe('materials');
  fireEvent.click(screen.getByRole('switch', { name: 'Natural Oak enabled' }));
  expect(screen.getByText('1 edit in 1 table')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Undo the changes of Natural Oak' }));
  expect(screen.queryByText('1 edit in 1 table')).toBeNull();
});

test('searches by name and SKU', async () => {
  const { user } = await openRobe('materials');
  await user.click(screen.getByRole('button', { name: 'Search in Name' }));
  const items = await screen.findAllByRole('menuitem', { hidden: true });
  expect(items.map((item) => [item.textContent, item.getAttribute('aria-current')])).toEqual([
    ['Name', 'true'],
    ['SKU', 'false'],
  ]);
});
