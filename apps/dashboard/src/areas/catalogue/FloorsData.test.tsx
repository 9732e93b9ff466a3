import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aBlend, aFlake, aFloorsFile } from '@vitrine/fixtures/floors-and-robes';
import { beforeAll, expect, test } from 'vitest';
import { changeLanguage } from '../../session/language.ts';
import { setPhone } from '../../test/browser-parts.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aConfigurator, aUser, withVersions } from '../../test/samples.ts';

// The screen is read from source once, outside the time that a test may wait for it.
beforeAll(async () => {
  await import('./DataScreen.tsx');
});

const base = '/oakline-kitchens/kitchens/panoramic-kitchen';
const floor = withVersions(aConfigurator({ configurator_type_id: 2 }));

const openFloor = async (file = aFloorsFile(), address = '/configurators/1/data', routes = {}) => {
  const app = renderApp(address, {
    'GET /api/configurators/1': floor,
    [`GET ${base}/v/1.001/data.json`]: file,
    ...routes,
  });
  await screen.findByRole('tab', { name: /Flakes/ });
  return app;
};

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const bar = () => screen.queryByRole('region', { name: 'You have unsaved changes' });
const keep = (label: string, value: string): void => {
  const cell = screen.getByLabelText(label);
  fireEvent.focus(cell);
  fireEvent.change(cell, { target: { value } });
  fireEvent.keyDown(cell, { key: 'Enter' });
  fireEvent.blur(cell);
};

test('flakes show Colour, Name, SKU and Tags, with a round colour', async () => {
  await openFloor();
  expect(heads()).toEqual(['Colour', 'Name', 'SKU', 'Tags', 'Enabled']);
  const colour = screen.getByRole('img', { name: 'Colour #F1F0EA' });
  expect(colour.style.backgroundColor).toBe('#F1F0EA');
  const row = screen.getByRole('row', { name: /Signal White/ });
  expect(row.textContent).toContain('FLK-01');
  expect(within(row).getByLabelText<HTMLInputElement>('Tags of Signal White').value).toBe('WHITE');
});

/** The lists in the row of a blend: ids, shares and sizes of its parts. */
const partsOf = (name: RegExp): (string | null)[][] =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('list')
    .map((list) =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    );

test('blends show their parts with sizes in words and per cent with two decimals, as the reader writes them', async () => {
  await openFloor(aFloorsFile(), '/configurators/1/data?layer=blends');
  expect(heads()).toEqual(['Product Type', 'Name', 'SKU', 'Parts ID', 'Parts %', 'Parts Size', 'Enabled']);
  expect(partsOf(/Domino/)).toEqual([
    ['FLK-01', 'FLK-02', 'FLK-03'],
    ['33.33', '25.00', '41.67'],
    ['Large', 'Medium', 'Small'],
  ]);
  await act(() => changeLanguage('de'));
  expect(partsOf(/Domino/).slice(1)).toEqual([
    ['33,33', '25,00', '41,67'],
    ['Groß', 'Mittel', 'Klein'],
  ]);
});

test('sika blends show their colour, and the name alone can be edited', async () => {
  const sika = aBlend({ id: 'S1', type: 'sika-blend', name: 'Pebble', hex: null });
  await openFloor(aFloorsFile({ blends: [sika] }), '/configurators/1/data?layer=sika');
  expect(heads()).toEqual(['Colour', 'Product Type', 'Name', 'SKU', 'Enabled']);
  expect(screen.getByRole('img', { name: 'Colour rgb(149,152,153)' })).toBeDefined();
  const row = screen.getByRole('row', { name: /Pebble/ });
  expect(within(row).getAllByRole('textbox')).toEqual([screen.getByLabelText('Name of Pebble')]);
  keep('Name of Pebble', 'Shingle');
  expect(bar()?.textContent).toContain('1 edit in 1 table');
});

test('tags are upper-cased and unique; Cancel restores the values of the file', async () => {
  await openFloor();
  keep('Tags of Signal White', 'white, warm, Warm');
  const tags = () => screen.getByLabelText<HTMLInputElement>('Tags of Signal White').value;
  expect(tags()).toBe('WHITE, WARM');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(tags()).toBe('WHITE');
  expect(bar()).toBeNull();
});

test('searches by name, colour and SKU', async () => {
  const { user } = await openFloor();
  await user.click(screen.getByRole('button', { name: 'Search in Name' }));
  expect((await screen.findAllByRole('menuitem', { hidden: true })).map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Colour',
    'SKU',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Colour', hidden: true }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Search Flakes' }), { target: { value: '#004f' } });
  await waitFor(() => expect(screen.getAllByRole('switch')).toHaveLength(1));
  expect(screen.getByLabelText('Name of Gentian Blue')).toBeDefined();
});

test('says how to search beside the field', async () => {
  const { user } = await openFloor();
  await user.hover(screen.getByRole('button', { name: 'How to search' }));
  expect(await screen.findByText(/A comma means ANY of the words/)).toBeDefined();
});

test('a click on a head sorts, a second one turns the order', async () => {
  await openFloor();
  const names = () => screen.getAllByLabelText<HTMLInputElement>(/^Name of/).map(({ value }) => value);
  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(names()).toEqual(['Gentian Blue', 'Jet Black', 'Signal White']);
  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(names()).toEqual(['Signal White', 'Jet Black', 'Gentian Blue']);
});

test('the display filter has no Edited here', async () => {
  await openFloor();
  const button = () => screen.getByRole('button', { name: /^Show: / });
  const seen = ['Enabled 3', 'Disabled 0', 'All 3'].map((label) => {
    fireEvent.click(button());
    return [label, button().textContent];
  });
  for (const [label, shown] of seen) expect(shown).toBe(label);
});

test('50 rows first, and 50 again after another tab', async () => {
  const flakes = Array.from({ length: 120 }, (_, at) => aFlake({ id: `F${at}`, name: `Flake ${at}` }));
  await openFloor(aFloorsFile({ flakes }));
  await waitFor(() => expect(screen.getAllByRole('switch')).toHaveLength(50));
  fireEvent.click(screen.getByRole('tab', { name: /Blends/ }));
  await waitFor(() => expect(screen.getAllByRole('switch')).toHaveLength(2));
  fireEvent.click(screen.getByRole('tab', { name: /Flakes/ }));
  await waitFor(() => expect(screen.getAllByRole('switch')).toHaveLength(50));
});

test('a user who may not save edits makes none: the tables are read-only, and say why', async () => {
  const reader = { 'GET /api/user': aUser({ permissions: ['organisations.admin'] }) };
  await openFloor(aFloorsFile(), '/configurators/1/data', reader);
  expect(screen.getByText(/you need the permission to manage configurators/)).toBeDefined();
  fireEvent.click(screen.getByRole('switch', { name: 'Jet Black enabled' }));
  expect(bar()).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Edit|Undo the changes of) / })).toBeNull();
});

test('a phone lists flakes as lines that open and toggle', async () => {
  setPhone(true);
  await openFloor();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('FLK-02').closest('p')?.textContent).toBe('FLK-02 · BLACK · DARK');
  fireEvent.click(screen.getByRole('button', { name: 'Edit Jet Black' }));
  expect(await screen.findByRole('dialog', { name: 'Edit Product Data' })).toBeDefined();
});
