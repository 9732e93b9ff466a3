import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { setPhone } from '../../test/browser-parts.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aConfigurator, withVersions } from '../../test/samples.ts';

// The screen is read from source once, outside the time that a test may wait for it.
beforeAll(async () => {
  await import('./DataScreen.tsx');
});
afterEach(() => void vi.restoreAllMocks());

const base = '/oakline-kitchens/kitchens/panoramic-kitchen';
const files = { [`GET ${base}/v/1.001/data.json`]: aLayeredFile(), [`GET ${base}/v/1/data.json`]: aLayeredFile() };

const openData = async (address = '/configurators/1/data?layer=1', routes = {}) => {
  const app = renderApp(address, { ...files, ...routes });
  await screen.findByRole('tablist', { name: 'Layers' });
  return app;
};

const priceOf = (name: string) => screen.getByLabelText<HTMLInputElement>(`Price of ${name}`);
const bar = () => screen.queryByLabelText('You have unsaved changes', { selector: 'section' });
const switchOf = (name: string) => screen.getByLabelText(`${name} enabled`, { selector: '[role=switch]' });
const flip = (name: string) => fireEvent.click(switchOf(name));
/** Replaces the text of a cell, and commits it with Enter. */
const enter = (cell: HTMLInputElement, text: string): void => {
  cell.focus();
  fireEvent.change(cell, { target: { value: text } });
  fireEvent.keyDown(cell, { key: 'Enter' });
};

test('shows the columns of a layer in their order', async () => {
  await openData();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Thumbnail',
    'Name',
    'Range',
    'Options',
    'SKU',
    'Price',
    'Enabled',
  ]);
});

test('an edit is pending until it is undone in its row', async () => {
  await openData();
  enter(priceOf('Matt Cashmere'), '66.5');
  expect(bar()?.textContent).toContain('1 edit in 1 layer');
  expect(screen.getByText('£39.00', { selector: 's' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Undo the changes of Matt Cashmere' }));
  expect(bar()).toBeNull();
});

/** Replaces the text of a cell, and leaves it. */
const leaveWith = (cell: HTMLInputElement, text: string): void => {
  cell.focus();
  fireEvent.change(cell, { target: { value: text } });
  fireEvent.blur(cell);
};

test.each([
  ['Enter', enter],
  ['leaving the cell', leaveWith],
])('an invalid price is ignored after %s', async (_, finish) => {
  await openData();
  finish(priceOf('Matt Cashmere'), '1.234');
  expect(screen.getByText('Invalid number')).toBeDefined();
  expect(bar()).toBeNull();
  fireEvent.blur(priceOf('Matt Cashmere'));
  expect(priceOf('Matt Cashmere').value).toBe('£39.00');
  expect(bar()).toBeNull();
});

describe('the error of a price', () => {
  const sameIds = aLayeredFile({
    layers: ['Walls', 'Floor'].map((name, at) =>
      aLayer({ name, safe_name: name, order: at, items: [anItem({ id: 1, name: `${name} 1` }), anItem({ id: 2 })] }),
    ),
  });

  test('stays with its row when another layer has the same ids', async () => {
    await openData('/configurators/1/data?layer=0', { [`GET ${base}/v/1.001/data.json`]: sameIds });
    leaveWith(priceOf('Walls 1'), 'abc');
    expect(screen.getByText('Invalid number')).toBeDefined();
    fireEvent.click(screen.getByRole('tab', { name: /Floor/ }));
    expect((await screen.findByLabelText<HTMLInputElement>('Price of Floor 1')).value).toBe('£39.00');
    expect(screen.queryByText('Invalid number')).toBeNull();
  });

  test.each([
    ['undone', () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })],
    ['undone in its row', () => fireEvent.click(screen.getByRole('button', { name: /^Undo the changes of/ }))],
    ['discarded', () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['sorted', () => fireEvent.click(screen.getByRole('button', { name: 'Price' }))],
    ['filtered', () => fireEvent.click(screen.getByRole('button', { name: /^Show: All/ }))],
  ])('is gone once the table is %s', async (_, act) => {
    await openData();
    enter(priceOf('Matt Cashmere'), '66.5');
    leaveWith(priceOf('Matt Cashmere'), 'abc');
    expect(screen.getByText('Invalid number')).toBeDefined();
    act();
    expect(screen.queryByText('Invalid number')).toBeNull();
    expect(screen.queryAllByLabelText(/^Price of/, { selector: '[aria-invalid=true]' })).toEqual([]);
  });
});

test('a price is read as the language of the browser writes it', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
  await openData();
  enter(priceOf('Matt Cashmere'), '1.299,90');
  expect(priceOf('Matt Cashmere').value).toBe('£1,299.90');
  fireEvent.focus(priceOf('Matt Cashmere'));
  expect(priceOf('Matt Cashmere').value).toBe('1299,90');
});

test('a text with lost characters is not taken, and its error names the row', async () => {
  await openData();
  enter(screen.getByLabelText('Name of Matt Cashmere'), 'gr\uFFFD\uFFFDer');
  expect(screen.getByText(/^Matt Cashmere: the text has \uFFFD where a character was lost/)).toBeDefined();
  expect(bar()).toBeNull();
});

test('the version menu and Deploy To Live lock while edits are pending, and say why', async () => {
  const { user } = await openData();
  flip('Matt Porcelain');
  const menu = screen.getByRole('button', { name: 'Version v1.001' });
  expect(menu.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('button', { name: 'Deploy To Live' }).getAttribute('aria-disabled')).toBe('true');
  await user.hover(menu);
  expect(
    await screen.findByText('You need to save or discard your changes before changing the version.'),
  ).toBeDefined();
});

test('search shows what it finds, and says when it finds nothing', async () => {
  await openData();
  const search = screen.getByLabelText('Search Doors');
  fireEvent.change(search, { target: { value: 'cashmere, dove' } });
  await waitFor(() => expect(screen.getAllByRole('switch')).toHaveLength(2));
  fireEvent.keyDown(search, { key: 'Escape' });
  expect(search).toHaveProperty('value', '');
  fireEvent.change(search, { target: { value: 'zzz' } });
  expect(await screen.findByText('No search results for "zzz"')).toBeDefined();
});

test('the display filter cycles with its counts', async () => {
  await openData();
  flip('Matt Porcelain');
  const button = () => screen.getByRole('button', { name: /^Show: / });
  expect(button().textContent).toBe('All 4');
  for (const state of ['Enabled 3', 'Disabled 1', 'Edited 1', 'All 4']) {
    fireEvent.click(button());
    expect(button().textContent).toBe(state);
  }
});

test('a door range that is off locks its items with a reason, and the last one stays on', async () => {
  await openData();
  fireEvent.click(screen.getByRole('tab', { name: /Door Range/ }));
  fireEvent.click(await screen.findByLabelText('Matt enabled'));
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Thumbnail', 'Name', 'Enabled']);
  flip('Gloss');
  expect(screen.getByText('At least one door range must stay enabled.')).toBeDefined();
  fireEvent.click(screen.getByRole('tab', { name: /Doors/ }));
  const locked = await screen.findByLabelText('Matt Porcelain enabled');
  expect(priceOf('Matt Porcelain').readOnly).toBe(true);
  const reason = document.getElementById(locked.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('This item is disabled. Re-enable the door range to edit it.');
  expect(priceOf('Gloss Arctic').readOnly).toBe(false);
  expect(screen.queryByText('At least one door range must stay enabled.')).toBeNull();
});

test('leaving asks first: Stay stays, Discard and go forgets', async () => {
  const { router } = await openData();
  flip('Matt Porcelain');
  fireEvent.click(screen.getByRole('link', { name: /Customer Enquiries/ }));
  const question = await screen.findByRole('alertdialog');
  expect(within(question).getByText('You need to save or discard changes before leaving!')).toBeDefined();
  fireEvent.click(within(question).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/configurators/1/data');
  expect(bar()).not.toBeNull();
  expect(localStorage.getItem('vitrine.edits.3.1.1.001')).not.toBeNull();
  fireEvent.click(screen.getByRole('link', { name: /Customer Enquiries/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Discard and go' }));
  await screen.findByRole('heading', { name: 'Customer Enquiries' });
  expect(localStorage.getItem('vitrine.edits.3.1.1.001')).toBeNull();
});

test('who stays and leaves again at once is asked again', async () => {
  await openData();
  flip('Matt Porcelain');
  const leave = () => fireEvent.click(screen.getByText('Customer Enquiries'));
  leave();
  fireEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  leave();
  await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(1));
  fireEvent.click(await screen.findByRole('button', { name: 'Discard and go' }));
  await screen.findByRole('heading', { name: 'Customer Enquiries' });
});

test('Save in the leave question opens Save Changes', async () => {
  const { router } = await openData();
  flip('Matt Porcelain');
  fireEvent.click(screen.getByRole('link', { name: /Customer Enquiries/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { name: 'Save Changes' });
  expect(router.state.location.pathname).toBe('/configurators/1/data/save');
});

test('changing the layer keeps the edits and asks nothing', async () => {
  await openData();
  flip('Matt Porcelain');
  fireEvent.click(screen.getByRole('tab', { name: /Walls/ }));
  expect(await screen.findByLabelText('Soft Linen enabled')).toBeDefined();
  expect(bar()).not.toBeNull();
  expect(within(screen.getByRole('tab', { name: /Doors/ })).getByRole('img', { name: 'edited' })).toBeDefined();
});

test('offers edits of an earlier visit back', async () => {
  const first = await openData();
  flip('Matt Porcelain');
  first.unmount();
  await openData();
  expect(await screen.findByText('You left 1 edit on v1.001')).toBeDefined();
  expect(bar()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(bar()?.textContent).toContain('1 edit in 1 layer');
  expect(screen.queryByText('You left 1 edit on v1.001')).toBeNull();
});

test.each(['beforeunload', 'popstate'])(
  'what is typed in a cell is an edit before the page is left (%s)',
  async (leaving) => {
    const { unmount } = await openData();
    const cell = priceOf('Matt Cashmere');
    act(() => cell.focus());
    fireEvent.change(cell, { target: { value: '66.5' } });
    expect(bar()).toBeNull();
    act(() => void window.dispatchEvent(new Event(leaving)));
    expect(bar()?.textContent).toContain('1 edit in 1 layer');
    expect(document.activeElement).toBe(cell);
    unmount();
    await openData();
    expect(await screen.findByText('You left 1 edit on v1.001')).toBeDefined();
  },
);

test('edits of another version are offered there', async () => {
  localStorage.setItem(
    'vitrine.edits.3.1.1',
    JSON.stringify({ edits: [{ layer_index: 0, id: 'W1', data: { price: 1 } }], savedAt: '2026-11-20T09:00:00Z' }),
  );
  const { router } = await openData();
  fireEvent.click(await screen.findByRole('button', { name: 'Go to v1' }));
  expect(await screen.findByRole('button', { name: 'Restore' })).toBeDefined();
  expect(router.state.location.search).toMatchObject({ version: 1 });
});

test('Ctrl+Z takes an edit back, with Shift it returns', async () => {
  const { user } = await openData();
  flip('Matt Porcelain');
  await user.keyboard('{Control>}z{/Control}');
  expect(bar()).toBeNull();
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(bar()).not.toBeNull();
});

test('a phone shows a line for each item', async () => {
  const app = renderApp('/configurators', files);
  setPhone(true);
  app.router.navigate({ to: '/configurators/1/data', search: { layer: 1 } });
  expect(await screen.findByLabelText('Price of Matt Porcelain')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

test('stock sets have no search', async () => {
  const stock = aConfigurator({ configurator_type_id: 3 });
  renderApp('/configurators/1/data', {
    ...files,
    'GET /api/configurators/1': withVersions(stock),
    'GET /api/products': [],
  });
  await screen.findByRole('list', { name: 'Categories' });
  expect(screen.queryByRole('textbox', { name: /^Search/ })).toBeNull();
});

test('says what has nothing to show, and what has no version', async () => {
  renderApp('/configurators/1/data', { [`GET ${base}/v/1.001/data.json`]: { flakes: [], blends: [] } });
  expect(await screen.findByText('There are no flakes in this version')).toBeDefined();
  const empty = withVersions(aConfigurator({ versions: [], deployed: false, deployed_version: null }));
  renderApp('/configurators/1/data', { 'GET /api/configurators/1': empty });
  expect(await screen.findByText('This configurator has no version yet')).toBeDefined();
});

test('says that the data did not load, and tries again', async () => {
  const { server } = renderApp('/configurators/1/data');
  expect(await screen.findByText('The data did not load')).toBeDefined();
  server.routes[`GET ${base}/v/1.001/data.json`] = aLayeredFile();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('tab', { name: /Doors/ })).toBeDefined();
});
