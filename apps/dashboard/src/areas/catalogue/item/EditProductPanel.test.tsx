import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { aFloorsFile } from '@vitrine/fixtures/floors-and-robes';
import { beforeAll, expect, test, vi } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { aConfigurator, aUser, withVersions } from '../../../test/samples.ts';

// The screen is read from source once, outside the time that a test may wait for it.
beforeAll(async () => {
  await import('../DataScreen.tsx');
});

const base = '/oakline-kitchens/kitchens/panoramic-kitchen';
const PANEL = { name: 'Edit Product Data' };

const open = async (query = 'layer=1&item=D2', routes: Record<string, unknown> = {}) => {
  const app = renderApp(`/configurators/1/data/editProduct?${query}`, {
    [`GET ${base}/v/1.001/data.json`]: aLayeredFile(),
    ...routes,
  });
  await screen.findByRole('dialog', PANEL);
  return app;
};

const field = (label: string) => within(screen.getByRole('dialog', PANEL)).getByLabelText<HTMLInputElement>(label);
const set = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add Changes' }));
const bar = () => screen.queryByText(/^\d+ edits? in 1 (layer|table)$/);

test('a row opens it over the tables, with its fields filled', async () => {
  const { router } = renderApp('/configurators/1/data?layer=1', { [`GET ${base}/v/1.001/data.json`]: aLayeredFile() });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Gloss Dove' }));
  await screen.findByRole('dialog', PANEL);
  expect(router.state.location).toMatchObject({
    pathname: '/configurators/1/data/editProduct',
    search: { layer: '1', item: 'D4' },
  });
  const values = ['Name', 'Range', 'SKU', 'Price'].map((label) => field(label).value);
  expect(values).toEqual(['Gloss Dove', 'Gloss', 'SKU-1001', '39.00']);
  expect(field('Active').checked).toBe(true);
  expect(screen.getByRole('group', { name: 'Category' })).toBeDefined();
  expect(screen.getByText('Number must be positive with max 2 decimals')).toBeDefined();
});

test('Add Changes makes what was changed pending, and nothing is sent', async () => {
  const { router, server } = await open();
  set('Name', 'Matt Sand');
  set('Price', '9.99');
  set('Range', 'Gloss');
  fireEvent.click(field('Active'));
  add();
  await waitFor(() => expect(router.state.location.pathname).toBe('/configurators/1/data'));
  expect(bar()?.textContent).toBe('4 edits in 1 layer');
  expect(screen.getByDisplayValue('Matt Sand')).toBeDefined();
  expect(within(screen.getByRole('row', { name: /Matt Cashmere/ })).getAllByText('Gloss').length).toBeGreaterThan(0);
  expect(server.sent('PATCH /api/configurators/1/version/minor')).toEqual([]);
});

test('a name is required', async () => {
  await open();
  set('Name', ' ');
  add();
  expect(screen.getByText('Product Name is required!')).toBeDefined();
});

test.each(['-1', '1.234', 'abc'])('%s is no price', async (price) => {
  await open();
  set('Price', price);
  add();
  expect(screen.getByText('Invalid number')).toBeDefined();
  expect(bar()).toBeNull();
});

test.each(['', '0', '9.99'])('"%s" is a price', async (price) => {
  await open();
  set('Price', price);
  add();
  await waitFor(() => expect(bar()).not.toBeNull());
});

test('without a change nothing is added, and it says so', async () => {
  await open();
  add();
  expect(screen.getByText('No changes yet.')).toBeDefined();
  expect(bar()).toBeNull();
  fireEvent.click(within(screen.getByRole('dialog', PANEL)).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog', PANEL)).toBeNull());
});

test('a category is ticked without losing the others', async () => {
  const file = aLayeredFile();
  const item = file.layers[0]?.items[0];
  if (item)
    item.filter = [
      { name: 'Range', options: ['A'] },
      { name: 'Colour', options: ['Red'] },
    ];
  const other = file.layers[0]?.items[1];
  if (other)
    other.filter = [
      { name: 'Range', options: ['B'] },
      { name: 'Colour', options: ['Blue', 'No colour'] },
    ];
  await open('layer=0&item=W1', { [`GET ${base}/v/1.001/data.json`]: file });
  expect(within(screen.getByRole('group', { name: 'Category' })).getAllByRole('checkbox')).toHaveLength(2);
  expect([field('Red').checked, field('Blue').checked]).toEqual([true, false]);
  fireEvent.click(field('Blue'));
  add();
  await waitFor(() => expect(bar()?.textContent).toBe('1 edit in 1 layer'));
  const row = screen.getByRole('row', { name: /Chalk White/ });
  expect(['A', 'Red', 'Blue'].every((option) => within(row).getAllByText(option).length > 0)).toBe(true);
});

test('tags of a flake are upper-cased and unique', async () => {
  await open('layer=flakes&item=FLK-01', {
    'GET /api/configurators/1': withVersions(aConfigurator({ configurator_type_id: 2 })),
    [`GET ${base}/v/1.001/data.json`]: aFloorsFile(),
  });
  for (const tag of ['warm', 'Warm']) {
    set('Tags', tag);
    // The Enter of an input method takes over a word, and adds nothing.
    fireEvent.keyDown(field('Tags'), { key: 'Enter', keyCode: 229 });
    expect(field('Tags').value).toBe(tag);
    fireEvent.keyDown(field('Tags'), { key: 'Enter' });
  }
  expect(
    within(screen.getByRole('list', { name: 'Chosen tags' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['WHITE', 'WARM']);
  expect(field('SKU').readOnly).toBe(true);
  add();
  await waitFor(() => expect(bar()?.textContent).toBe('1 edit in 1 table'));
});

const FLAKES = {
  'GET /api/configurators/1': withVersions(aConfigurator({ configurator_type_id: 2 })),
  [`GET ${base}/v/1.001/data.json`]: aFloorsFile(),
};

test('a tag that is not valid is shown with its error, and Add Changes does not drop it', async () => {
  await open('layer=flakes&item=FLK-01', FLAKES);
  const long = 'x'.repeat(200);
  fireEvent.click(field('Active'));
  set('Tags', long);
  fireEvent.blur(field('Tags'));
  add();
  expect(screen.getByText(/Each tag can have up to/)).toBeDefined();
  expect(field('Tags').value).toBe(long);
  await waitFor(() => expect(document.activeElement).toBe(field('Tags')));
  expect(bar()).toBeNull();
});

test('a tag that is still in its field is added with the other changes', async () => {
  await open('layer=flakes&item=FLK-01', FLAKES);
  set('Tags', 'warm');
  add();
  await waitFor(() => expect(bar()?.textContent).toBe('1 edit in 1 table'));
});

test('Escape, the cross and a click beside it ask before what was typed is lost', async () => {
  await open();
  set('Name', 'Matt Sand');
  const byEscape = () => fireEvent.keyDown(field('Name'), { key: 'Escape' });
  const cross = () => fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  const beside = () => fireEvent.click(document.querySelector('.mantine-Drawer-overlay') as Element, { detail: 1 });
  for (const dismiss of [byEscape, cross, beside]) {
    dismiss();
    fireEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field('Name').value).toBe('Matt Sand');
  }
  byEscape();
  fireEvent.click(await screen.findByRole('button', { name: 'Discard and go' }));
  await waitFor(() => expect(screen.queryByRole('dialog', PANEL)).toBeNull());
  expect(bar()).toBeNull();
});

test('without a change Escape closes it at once', async () => {
  await open();
  fireEvent.keyDown(field('Name'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog', PANEL)).toBeNull());
});

test.each([
  ['without permission', 'layer=1&item=D2', { 'GET /api/user': aUser({ permissions: ['users.edit'] }) }],
  ['for an item that is not there', 'layer=1&item=gone', {}],
  ['for a door range', 'layer=pano_doors&item=1', {}],
])('leads back %s', async (_, query, routes) => {
  const { router } = renderApp(`/configurators/1/data/editProduct?${query}`, {
    [`GET ${base}/v/1.001/data.json`]: aLayeredFile(),
    ...routes,
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/configurators/1/data'));
  expect(router.state.location.search).not.toHaveProperty('item');
});

test('a price is read as the language of the browser writes it', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
  await open();
  set('Price', '1.299,90');
  add();
  expect(await screen.findByDisplayValue('£1,299.90')).toBeDefined();
  vi.restoreAllMocks();
});

test('a price that stays as it was is not read as another one', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
  const file = aLayeredFile({ layers: [aLayer({ items: [anItem({ price: 1.299 })] })] });
  await open('layer=0&item=IT-01', { [`GET ${base}/v/1.001/data.json`]: file });
  expect(field('Price').value).toBe('1,299');
  set('Name', 'Snow');
  add();
  await waitFor(() => expect(bar()?.textContent).toBe('1 edit in 1 layer'));
  vi.restoreAllMocks();
});
