import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import {
  DEFAULT_PRICE_SETTINGS,
  type PricedArticle,
  type PriceList,
  type PriceListSummary,
} from '@vitrine/contract/prices/schemas';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeLanguage } from '../../session/language.ts';
import { setPhone } from '../../test/browser-parts.ts';
import { FakeError, type FakeRoutes } from '../../test/fake-server.ts';
import { sockets, theSocket } from '../../test/fake-web-socket.ts';
import { readLater } from '../../test/read-later.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aUser } from '../../test/samples.ts';
import { countryName } from '../../ui/region-names.ts';

beforeAll(async () => {
  await Promise.all([
    import('./PricesScreen.tsx'),
    import('./PriceListScreen.tsx'),
    import('./import/ImportPricesModal.tsx'),
    import('./live/PutLiveModal.tsx'),
    import('./lists/NewListModal.tsx'),
    import('./history/ListHistoryModal.tsx'),
    import('./settings/ListSettingsModal.tsx'),
  ]);
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const LISTS = '/api/organisations/7/price-lists';

const aSummary = (overrides: Partial<PriceListSummary> = {}): PriceListSummary => ({
  ...{ id: 5, name: 'Retail', currency: 'GBP', status: 'draft', revision: 3, count: 1, base: 'none', change: 0 },
  ...{ valid_from: null, valid_until: null, tax_included: false, tax_shown: true, taxes: [], surcharges: [] },
  updated_at: '2026-11-20T09:00:00.000Z',
  ...overrides,
});
const aList = (overrides: Partial<PriceList> = {}): PriceList => ({
  ...aSummary(),
  prices: { 'sku OAK-1': 4999, 'sku OLD': 100 },
  ...overrides,
});
const anArticle = (name: string, sku: string, overrides: Partial<PricedArticle> = {}): PricedArticle => ({
  ...{ article: `sku ${sku}`, sku, name, table: 'Walls', unit: 'piece', configurator: { id: 1, name: 'Kitchen' } },
  ...{ file_price: 4000, currency: 'GBP', is_offered: true },
  ...overrides,
});
const ARTICLES = [
  anArticle('Oak Panel', 'OAK-1'),
  anArticle('Oak Panel', 'OAK-1', { configurator: { id: 2, name: 'Bedroom' } }),
  anArticle('Ash Panel', 'ASH-1', { table: 'Floor' }),
];

const editor: FakeRoutes = {
  [`GET ${LISTS}`]: { settings: DEFAULT_PRICE_SETTINGS, lists: [aSummary()] },
  [`GET ${LISTS}/5`]: aList(),
  'GET /api/organisations/7/articles': ARTICLES,
};
const priceOf = (name: string) => screen.findByLabelText<HTMLInputElement>(messages.priceOf(name));
const type = (cell: HTMLInputElement, text: string): void => {
  fireEvent.focus(cell);
  fireEvent.change(cell, { target: { value: text } });
  fireEvent.blur(cell);
};
const open = async (routes: FakeRoutes = {}, address = '/prices/5') => {
  const app = renderApp(address, { ...editor, ...routes });
  await priceOf('Ash Panel');
  return app;
};
const MOVED = new FakeError(409, { message: messages.moved, code: 'prices.moved' });
/** A save of prices or settings that is accepted on this revision only. */
const acceptOn =
  <Answer,>(revision: number, answer: Answer) =>
  ({ body }: { body: unknown }) =>
    (body as { revision: number }).revision === revision ? answer : MOVED;
/** The socket loses its connection, and what is open is read again. */
const missEvents = async (): Promise<void> => {
  const before = sockets.length;
  if (before === 1) theSocket().accept();
  theSocket().drop();
  await waitFor(() => expect(sockets).toHaveLength(before + 1), { timeout: 2000 });
  await act(async () => theSocket().accept());
};

describe('the lists', () => {
  test('say what they are for while there is none', async () => {
    renderApp('/prices', { [`GET ${LISTS}`]: { settings: DEFAULT_PRICE_SETTINGS, lists: [] } });
    expect(await screen.findByText(messages.none)).toBeDefined();
    expect(screen.getByRole('link', { name: messages.title }).getAttribute('aria-current')).toBe('page');
  });

  test('say when they are valid in the language of the reader', async () => {
    const lists = [
      aSummary(),
      aSummary({ id: 6, name: 'Spring', valid_from: '2027-03-01', valid_until: '2027-05-31' }),
    ];
    renderApp('/prices', { [`GET ${LISTS}`]: { settings: DEFAULT_PRICE_SETTINGS, lists } });
    await screen.findByRole('cell', { name: '1 March 2027 to 31 May 2027' });
    await act(() => changeLanguage('de'));
    expect(await screen.findByRole('cell', { name: '1. März 2027 bis 31. Mai 2027' })).toBeDefined();
    expect(screen.getByRole('cell', { name: 'Immer' })).toBeDefined();
  });

  test('are found by name once there are many', async () => {
    const many = Array.from({ length: 12 }, (_, at) => aSummary({ id: at + 1, name: `Region ${at + 1}` }));
    const { user } = renderApp('/prices', { [`GET ${LISTS}`]: { settings: DEFAULT_PRICE_SETTINGS, lists: many } });
    await user.type(await screen.findByRole('textbox', { name: `Search ${messages.listsTitle}` }), 'region 11');
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^Region/ })).toHaveLength(1));
  });

  test('are closed to users without the permission', async () => {
    const { router, server } = renderApp('/prices', { 'GET /api/user': aUser({ permissions: [] }) });
    await waitFor(() => expect(router.state.location.pathname).toBe('/configurators'));
    expect(server.sent(`GET ${LISTS}`)).toEqual([]);
    expect(screen.queryByRole('link', { name: messages.title })).toBeNull();
  });

  test('show name, dates in words, status and count', async () => {
    const lists = [aSummary({ status: 'live', valid_from: '2999-01-01', count: 1200 })];
    renderApp('/prices', { [`GET ${LISTS}`]: { settings: DEFAULT_PRICE_SETTINGS, lists } });
    const row = await screen.findByRole('row', { name: /Retail/ });
    for (const text of ['GBP', 'From 1 January 2999', 'Scheduled', '1,200'])
      expect(within(row).getByText(text)).toBeDefined();
  });

  test('a new list opens once it is created, as a copy in the currency of the original', async () => {
    const { server, router } = renderApp('/prices/create', { ...editor, [`POST ${LISTS}`]: aSummary() });
    const modal = within(await screen.findByRole('dialog', { name: messages.createTitle }));
    fireEvent.click(modal.getByRole('button', { name: messages.create }));
    expect(await modal.findByText(messages.nameRequired)).toBeDefined();
    fireEvent.change(modal.getByLabelText(messages.name), { target: { value: ' Trade ' } });
    fireEvent.change(modal.getByLabelText(messages.copyOf), { target: { value: '5' } });
    fireEvent.click(modal.getByRole('button', { name: messages.create }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/prices/5'));
    expect(server.sent(`POST ${LISTS}`)[0]?.body).toEqual({ name: 'Trade', currency: 'GBP', copy_of: 5 });
  });

  test('what was changed of what visitors see is saved', async () => {
    const url = 'PUT /api/organisations/7/price-settings';
    const saved = { ...DEFAULT_PRICE_SETTINGS, display: 'from', country: 'GB' };
    const { server } = renderApp('/prices', { ...editor, [url]: saved });
    fireEvent.change(await screen.findByLabelText(messages.display), { target: { value: 'from' } });
    fireEvent.change(screen.getByLabelText(messages.taxCountry), { target: { value: 'GB' } });
    fireEvent.click(screen.getByRole('button', { name: messages.saveShown }));
    expect(await screen.findByText(messages.shownSaved)).toBeDefined();
    expect(server.sent(url)[0]?.body).toEqual({ display: 'from', country: 'GB' });
  });

  test('what a colleague saves of it at the same moment is not sent back', async () => {
    const url = 'PUT /api/organisations/7/price-settings';
    const { server } = renderApp('/prices', { ...editor, [url]: DEFAULT_PRICE_SETTINGS });
    fireEvent.change(await screen.findByLabelText(messages.taxCountry), { target: { value: 'GB' } });
    const settings = { ...DEFAULT_PRICE_SETTINGS, display: 'from' };
    server.routes[`GET ${LISTS}`] = { settings, lists: [aSummary()] };
    fireEvent.click(screen.getByRole('button', { name: messages.saveShown }));
    expect(await screen.findByText(messages.shownSaved)).toBeDefined();
    expect(server.sent(url)[0]?.body).toEqual({ country: 'GB' });
  });
});

describe('the articles of a list', () => {
  test('are one row each; those of no configurator come last', async () => {
    await open();
    const [, oak, ash, gone] = within(screen.getByRole('table', { name: messages.articles })).getAllByRole('row');
    expect(oak?.textContent).toContain('and 1 more: Bedroom');
    expect(ash?.textContent).toContain('£40.00');
    expect(gone?.textContent).toContain(messages.gone);
    expect((await priceOf('Oak Panel')).value).toBe('£49.99');
  });

  test('only changes are saved, with the revision that they are based on', async () => {
    const url = `PATCH ${LISTS}/5/prices`;
    const { server } = await open({ [url]: { revision: 4 } });
    type(await priceOf('Ash Panel'), '12.5');
    type(await priceOf('Oak Panel'), '60');
    type(await priceOf('Oak Panel'), '49.99');
    fireEvent.click(await screen.findByRole('button', { name: messages.save }));
    expect(await screen.findByText(messages.saved('1 price'))).toBeDefined();
    expect(server.sent(url)[0]?.body).toEqual({ revision: 3, changes: { 'sku ASH-1': 1250 } });
    expect((await priceOf('Ash Panel')).value).toBe('£12.50');
    expect(screen.queryByRole('button', { name: messages.save })).toBeNull();
  });

  test('text that is no amount stays, with its reason, until Escape or a correction', async () => {
    await open();
    type(await priceOf('Ash Panel'), '12 or so');
    const cell = await priceOf('Ash Panel');
    expect([cell.value, cell.getAttribute('aria-invalid')]).toEqual(['12 or so', 'true']);
    expect(screen.getByText(messages.notAmount('GBP', 2))).toBeDefined();
    expect(screen.queryByRole('button', { name: messages.save })).toBeNull();
    fireEvent.focus(cell);
    fireEvent.keyDown(cell, { key: 'Escape' });
    expect(cell.value).toBe('');
    expect(screen.queryByText(messages.notAmount('GBP', 2))).toBeNull();
  });

  test('a pasted column fills downward and is one step to undo', async () => {
    await open();
    const cell = await priceOf('Oak Panel');
    fireEvent.paste(cell, { clipboardData: { getData: () => '1.50\n2.50\nx\n9' } });
    expect((await priceOf('Ash Panel')).value).toBe('£2.50');
    expect(screen.getByText(/Line 3 ‘x’ is no amount.*1 more than the rows below/)).toBeDefined();
    fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ', ctrlKey: true });
    await waitFor(async () => expect((await priceOf('Ash Panel')).value).toBe(''));
    expect((await priceOf('Oak Panel')).value).toBe('£49.99');
  });

  test('selected rows change together', async () => {
    await open();
    fireEvent.click(screen.getByLabelText('Select all shown'));
    const bar = within(screen.getByRole('region', { name: messages.selected }));
    fireEvent.change(bar.getByLabelText(messages.bulkHow), { target: { value: 'add' } });
    fireEvent.change(bar.getByLabelText(messages.bulkAmount), { target: { value: '-2' } });
    fireEvent.click(bar.getByRole('button', { name: messages.bulkApply }));
    expect(bar.getByText(messages.bulkBelowZero('1 price'))).toBeDefined();
    fireEvent.click(bar.getByRole('button', { name: messages.bulk.remove }));
    expect((await priceOf('Oak Panel')).value).toBe('');
  });

  test('selected lines change together on phones too', async () => {
    setPhone(true);
    await open();
    fireEvent.click(screen.getByLabelText('Select Ash Panel'));
    const bar = within(screen.getByRole('region', { name: messages.selected }));
    fireEvent.click(bar.getByRole('button', { name: messages.bulk.file }));
    expect((await priceOf('Ash Panel')).value).toBe('£40.00');
    expect((await priceOf('Oak Panel')).value).toBe('£49.99');
    fireEvent.click(screen.getByLabelText('Select all shown'));
    fireEvent.click(bar.getByRole('button', { name: messages.bulk.remove }));
    expect((await priceOf('Oak Panel')).value).toBe('');
  });

  test('Cancel can be undone, also of a text that is no amount', async () => {
    await open();
    type(await priceOf('Ash Panel'), '7');
    type(await priceOf('Oak Panel'), 'abc');
    fireEvent.click(screen.getByRole('button', { name: uiMessages.cancel }));
    expect((await priceOf('Oak Panel')).value).toBe('£49.99');
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect((await priceOf('Ash Panel')).value).toBe('£7.00');
    expect((await priceOf('Oak Panel')).value).toBe('abc');
  });

  test('unsaved changes of an earlier visit are offered, and restored', async () => {
    const { unmount } = await open();
    type(await priceOf('Ash Panel'), '7');
    type(await priceOf('Oak Panel'), 'abc');
    await waitFor(() => expect(localStorage.getItem('vitrine.prices.3.5')).toContain('abc'));
    unmount();
    await open();
    expect((await priceOf('Ash Panel')).value).toBe('');
    fireEvent.click(screen.getByRole('button', { name: messages.restore }));
    expect((await priceOf('Ash Panel')).value).toBe('£7.00');
    expect((await priceOf('Oak Panel')).value).toBe('abc');
  });

  test('are found by search and by what they lack, which is part of the address', async () => {
    await open({}, '/prices/5?show=missing');
    expect(screen.queryByLabelText(messages.priceOf('Oak Panel'))).toBeNull();
    type(await priceOf('Ash Panel'), '7');
    expect((await priceOf('Ash Panel')).value).toBe('£7.00');
    fireEvent.change(screen.getByLabelText(messages.show), { target: { value: 'all' } });
    await priceOf('Oak Panel');
    fireEvent.change(screen.getByLabelText(messages.search), { target: { value: 'ash-1' } });
    await waitFor(() => expect(screen.queryByLabelText(messages.priceOf('Oak Panel'))).toBeNull());
  });

  test('are filtered by configurator and layer, which a reload keeps', async () => {
    const { router, unmount } = await open();
    fireEvent.change(screen.getByLabelText(messages.layer), { target: { value: 'Floor' } });
    await waitFor(() => expect(screen.queryByLabelText(messages.priceOf('Oak Panel'))).toBeNull());
    const { href } = router.state.location;
    unmount();
    await open({}, href);
    expect(screen.getByLabelText<HTMLSelectElement>(messages.layer).value).toBe('Floor');
    expect(screen.queryByLabelText(messages.priceOf('Oak Panel'))).toBeNull();
    fireEvent.change(screen.getByLabelText(messages.configurator), { target: { value: '2' } });
    await priceOf('Oak Panel');
    expect(screen.queryByLabelText(messages.priceOf('Ash Panel'))).toBeNull();
  });
});

test.each([
  ['live', true],
  ['draft', false],
] as const)('a %s list cannot be deleted: %s', async (status, isDisabled) => {
  await open({ [`GET ${LISTS}/5`]: aList({ status }) });
  fireEvent.click(screen.getByRole('button', { name: messages.menu }));
  const item = await screen.findByRole('menuitem', { name: new RegExp(`^${messages.delete}`) });
  expect(item.hasAttribute('data-disabled') || item.hasAttribute('disabled')).toBe(isDisabled);
  expect(screen.queryByText(messages.deleteLive) !== null).toBe(isDisabled);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: messages.settings })));
});

test.each([
  ['stays', '/prices'],
  ['has gone back', '/support'],
])('once a list is deleted, a user who %s is at %s', async (_who, expected) => {
  let answer: () => void = () => undefined;
  const route = `DELETE ${LISTS}/5`;
  const { router, server } = renderApp('/support', {
    ...editor,
    [`GET ${LISTS}/5`]: aList({ status: 'draft' }),
    [route]: () => new Promise((resolve) => (answer = () => resolve({ success: true }))),
  });
  await screen.findByRole('main');
  await act(() => router.navigate({ to: '/prices/5' }));
  fireEvent.click(await screen.findByRole('button', { name: messages.menu }));
  fireEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${messages.delete}`) }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: messages.delete }));
  await waitFor(() => expect(server.sent(route)).toHaveLength(1));
  if (expected === '/support') act(() => router.history.back());
  await waitFor(() => expect(router.state.location.pathname).toBe(expected === '/support' ? '/support' : '/prices/5'));
  await waitFor(() => expect(screen.queryByRole('alertdialog') === null).toBe(expected === '/support'));
  answer();
  await screen.findByText(messages.deletedTitle);
  expect(router.state.location.pathname).toBe(expected);
});

describe('when somebody else saved first', () => {
  const url = `PATCH ${LISTS}/5/prices`;
  const theirs = aList({ revision: 4, prices: { 'sku OAK-1': 5500 } });
  const byBen = { id: 9, at: '2025-01-02T10:00:00.000Z', user: 'Ben Carter', kind: 'prices', count: 2, changes: [] };
  const routes: FakeRoutes = { [url]: acceptOn(4, { revision: 5 }), [`GET ${LISTS}/5/history`]: [byBen] };
  const save = async (): Promise<void> => {
    fireEvent.click(await screen.findByRole('button', { name: messages.save }));
  };
  const movedDialog = async () => within(await screen.findByRole('alertdialog', { name: messages.movedTitle }));

  test('it says who, and own changes are kept for the next save', async () => {
    const { server } = await open(routes);
    type(await priceOf('Oak Panel'), '60');
    server.routes[`GET ${LISTS}/5`] = theirs;
    await save();
    const dialog = await movedDialog();
    expect(dialog.getByText(/^Ben Carter saved 2 prices/)).toBeDefined();
    expect(dialog.getByRole('row', { name: 'Oak Panel £55.00 £60.00' })).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: messages.movedKeep }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect((await priceOf('Oak Panel')).value).toBe('£60.00');
    await save();
    expect(await screen.findByText(messages.saved('1 price'))).toBeDefined();
    expect(server.sent(url)[1]?.body).toEqual({ revision: 4, changes: { 'sku OAK-1': 6000 } });
  });

  test('it says so also where the list was read again meanwhile', async () => {
    const { server } = await open(routes);
    type(await priceOf('Oak Panel'), '60');
    server.routes[`GET ${LISTS}/5`] = theirs;
    await missEvents();
    await waitFor(() => expect(server.sent(`GET ${LISTS}/5`)).toHaveLength(2));
    await save();
    expect((await movedDialog()).getByRole('row', { name: 'Oak Panel £55.00 £60.00' })).toBeDefined();
    expect(server.sent(url)[0]?.body).toMatchObject({ revision: 3 });
  });

  test('it asks nothing where there were no own changes, or theirs are no prices', async () => {
    const { server } = await open({ ...routes, [url]: acceptOn(5, { revision: 6 }) });
    server.routes[`GET ${LISTS}/5`] = theirs;
    await missEvents();
    await waitFor(async () => expect((await priceOf('Oak Panel')).value).toBe('£55.00'));
    type(await priceOf('Oak Panel'), '60');
    server.routes[`GET ${LISTS}/5`] = { ...theirs, revision: 5, name: 'Retail 2027' };
    await missEvents();
    expect(await screen.findByRole('heading', { name: 'Retail 2027' })).toBeDefined();
    await save();
    expect(await screen.findByText(messages.saved('1 price'))).toBeDefined();
  });
});

test('an imported file is shown before its prices become unsaved changes', async () => {
  const { server } = await open({}, '/prices/5/import');
  const modal = within(await screen.findByRole('dialog', { name: messages.importTitle }));
  const text = 'SKU;Price\nASH-1;20,50\nOAK-1;49,99\nNONE;1,00\n';
  const files = [new File([text], 'prices.csv')];
  fireEvent.change(modal.getByLabelText('CSV or Excel file'), { target: { files } });
  fireEvent.click(await modal.findByRole('radio', { name: /1\.299,00/ }));
  expect(await modal.findByText(messages.importSummary(1, 0, 1, 1))).toBeDefined();
  expect(modal.getByText(messages.importUnknown)).toBeDefined();
  fireEvent.click(modal.getByRole('button', { name: messages.importApply('1 price') }));
  await waitFor(async () => expect((await priceOf('Ash Panel')).value).toBe('£20.50'));
  expect(server.sent(`PATCH ${LISTS}/5/prices`)).toEqual([]);
});

test('of two files that are chosen in a row the later one is shown, whichever is read first', async () => {
  await open({}, '/prices/5/import');
  const modal = within(await screen.findByRole('dialog', { name: messages.importTitle }));
  const choose = (text: string): void => {
    const files = [new File([text], 'prices.csv')];
    fireEvent.change(modal.getByLabelText('CSV or Excel file'), { target: { files } });
  };
  const read = readLater();
  choose('SKU;Price\nASH-1;20\nOAK-1;30\n');
  choose('SKU;Price\nASH-1;25\n');
  expect(await modal.findByRole('button', { name: messages.importApply('1 price') })).toBeDefined();
  await act(() => read());
  expect(modal.getByRole('button', { name: messages.importApply('1 price') })).toBeDefined();
});

test('the prices of a file cannot be imported while the next one is read', async () => {
  await open({}, '/prices/5/import');
  const modal = within(await screen.findByRole('dialog', { name: messages.importTitle }));
  const choose = (text: string): void => {
    const files = [new File([text], 'prices.csv')];
    fireEvent.change(modal.getByLabelText('CSV or Excel file'), { target: { files } });
  };
  choose('SKU;Price\nASH-1;20\nOAK-1;30\n');
  expect(await modal.findByRole('button', { name: messages.importApply('2 prices') })).toBeDefined();
  const read = readLater();
  choose('SKU;Price\nASH-1;25\n');
  expect(await modal.findByText(uiMessages.readingFile)).toBeDefined();
  expect(modal.queryByRole('button', { name: messages.importApply('2 prices') })).toBeNull();
  await act(() => read());
  expect(modal.getByRole('button', { name: messages.importApply('1 price') })).toBeDefined();
});

describe('a list goes live', () => {
  const check = (missing: PricedArticle[], overlaps: { id: number; name: string }[] = []) => ({
    [`GET ${LISTS}/5/check`]: { missing, overlaps },
  });
  const dialog = async () => within(await screen.findByRole('dialog', { name: messages.putLiveTitle }));

  test('although articles have no price, once that is accepted', async () => {
    const url = `PUT ${LISTS}/5/status`;
    const { server } = await open(
      { ...check([anArticle('Ash Panel', 'ASH-1')]), [url]: aSummary({ status: 'live' }) },
      '/prices/5/live',
    );
    const modal = await dialog();
    expect(await modal.findByText(messages.missingTitle('1 article'))).toBeDefined();
    fireEvent.click(modal.getByRole('button', { name: messages.putLiveAnyway }));
    expect(await screen.findByText(messages.isLive('Retail', messages.fromNow))).toBeDefined();
    expect(server.sent(url)[0]?.body).toEqual({ status: 'live', accept_missing: true });
  });

  test('with the newest prices in the table, where somebody else saved some meanwhile', async () => {
    const { server } = await open(
      { ...check([]), [`PUT ${LISTS}/5/status`]: aSummary({ status: 'live', revision: 5 }) },
      '/prices/5/live',
    );
    const button = await (await dialog()).findByRole('button', { name: messages.putLive });
    server.routes[`GET ${LISTS}/5`] = aList({ status: 'live', revision: 5, prices: { 'sku OAK-1': 5500 } });
    fireEvent.click(button);
    await waitFor(async () => expect((await priceOf('Oak Panel')).value).toBe('£55.00'));
  });

  test('and offline, with unsaved prices that are not saved over those of somebody else', async () => {
    const url = `PATCH ${LISTS}/5/prices`;
    const { server } = await open({
      [`GET ${LISTS}/5`]: aList({ status: 'live' }),
      [`PUT ${LISTS}/5/status`]: aSummary({ revision: 5 }),
      [`GET ${LISTS}/5/history`]: [],
      [url]: acceptOn(5, { revision: 6 }),
    });
    type(await priceOf('Oak Panel'), '60');
    server.routes[`GET ${LISTS}/5`] = aList({ revision: 5, prices: { 'sku OAK-1': 5500 } });
    fireEvent.click(screen.getByRole('button', { name: messages.takeOffline }));
    const question = within(await screen.findByRole('alertdialog', { name: messages.takeOfflineTitle }));
    fireEvent.click(question.getByRole('button', { name: messages.takeOffline }));
    expect(await screen.findByText(messages.isOffline('Retail'))).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Ok' }));
    fireEvent.click(await screen.findByRole('button', { name: messages.save }));
    const moved = within(await screen.findByRole('alertdialog', { name: messages.movedTitle }));
    expect(moved.getByRole('row', { name: 'Oak Panel £55.00 £60.00' })).toBeDefined();
    expect(server.sent(url)[0]?.body).toMatchObject({ revision: 3 });
  });

  test('and offline, with unsaved prices that are saved without a question where nobody else saved', async () => {
    const url = `PATCH ${LISTS}/5/prices`;
    const { server } = await open({
      [`GET ${LISTS}/5`]: aList({ status: 'live' }),
      [`PUT ${LISTS}/5/status`]: aSummary({ revision: 4 }),
      [url]: acceptOn(4, { revision: 5 }),
    });
    type(await priceOf('Oak Panel'), '60');
    fireEvent.click(screen.getByRole('button', { name: messages.takeOffline }));
    const question = within(await screen.findByRole('alertdialog', { name: messages.takeOfflineTitle }));
    fireEvent.click(question.getByRole('button', { name: messages.takeOffline }));
    await screen.findByRole('button', { name: messages.putLive });
    fireEvent.click(await screen.findByRole('button', { name: messages.save }));
    expect(await screen.findByText(messages.saved('1 price'))).toBeDefined();
    expect(server.sent(`GET ${LISTS}/5`)).toHaveLength(1);
  });

  test('not while another list overlaps, which is named', async () => {
    await open(check([], [{ id: 6, name: 'Sale' }]), '/prices/5/live');
    const modal = await dialog();
    expect((await modal.findByRole('link', { name: 'Sale' })).getAttribute('href')).toBe('/prices/6');
    expect(modal.queryByRole('button', { name: /^Put live/ })).toBeNull();
  });

  test('missing prices lead to the table', async () => {
    const { router } = await open(check([anArticle('Ash Panel', 'ASH-1')]), '/prices/5/live');
    const modal = await dialog();
    fireEvent.click(await modal.findByRole('button', { name: messages.missingShow }));
    await waitFor(() => expect(router.state.location.search).toEqual({ show: 'missing' }));
  });
});

test('history names who changed what', async () => {
  const changes = [{ article: 'sku OAK-1', from: null, to: 4999 }];
  await open(
    {
      [`GET ${LISTS}/5/history`]: [
        { id: 2, at: '2025-01-02T10:00:00.000Z', user: 'Ben Carter', kind: 'prices', count: 3, changes },
        { id: 1, at: '2025-01-01T10:00:00.000Z', user: 'Ann Bell', kind: 'created', count: 0, changes: [] },
      ],
    },
    '/prices/5/history',
  );
  const entries = await screen.findByRole('list', { name: messages.historyTitle });
  expect(entries.textContent).toContain('3 prices2nd January 2025 at 10:00 · Ben CarterOak Panel No price  £49.99');
  expect(entries.textContent).toContain('and 2 more');
});

test('settings name wrong fields, and are saved with the revision', async () => {
  const url = `PATCH ${LISTS}/5`;
  const { server } = await open({ [url]: aSummary({ revision: 4 }) }, '/prices/5/settings');
  const modal = within(await screen.findByRole('dialog', { name: messages.settingsTitle }));
  fireEvent.click(modal.getByRole('button', { name: messages.addTax }));
  fireEvent.click(modal.getByRole('button', { name: messages.saveShown }));
  expect(await modal.findByText(messages.rateInvalid)).toBeDefined();
  fireEvent.change(modal.getByLabelText(messages.country), { target: { value: 'DE' } });
  fireEvent.change(modal.getByLabelText(messages.rate), { target: { value: '19' } });
  fireEvent.click(modal.getByRole('button', { name: messages.saveShown }));
  expect(await screen.findByText(messages.settingsSaved)).toBeDefined();
  expect(server.sent(url)[0]?.body).toMatchObject({
    revision: 3,
    name: 'Retail',
    taxes: [{ country: 'DE', rate: 1900 }],
  });
});

test('settings that somebody else saved meanwhile are replaced only after a warning', async () => {
  const url = `PATCH ${LISTS}/5`;
  const { server } = await open({ [url]: acceptOn(4, aSummary({ revision: 5 })) }, '/prices/5/settings');
  const modal = within(await screen.findByRole('dialog', { name: messages.settingsTitle }));
  fireEvent.change(modal.getByLabelText(messages.name), { target: { value: 'Trade' } });
  server.routes[`GET ${LISTS}/5`] = aList({ revision: 4, valid_from: '2027-03-01' });
  await missEvents();
  await waitFor(() => expect(server.sent(`GET ${LISTS}/5`)).toHaveLength(2));
  fireEvent.click(modal.getByRole('button', { name: messages.saveShown }));
  expect(await modal.findByText(messages.settingsMoved)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Ok' }));
  fireEvent.click(modal.getByRole('button', { name: messages.saveShown }));
  expect(await screen.findByText(messages.settingsSaved)).toBeDefined();
  expect(server.sent(url).map(({ body }) => (body as { revision: number }).revision)).toEqual([3, 4]);
});

test('numbers of surcharges are those of before where a browser writes a decimal comma', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
  const when = { kind: 'measure', measure: 'width', from: 1.125, until: 2.25 } as const;
  const surcharges = [{ name: 'Wide', kind: 'amount', value: 1125, when } as const];
  const url = `PATCH ${LISTS}/5`;
  const { server } = await open(
    { [`GET ${LISTS}/5`]: aList({ currency: 'KWD', surcharges }), [url]: aSummary({ revision: 4 }) },
    '/prices/5/settings',
  );
  const modal = within(await screen.findByRole('dialog', { name: messages.settingsTitle }));
  for (const label of [messages.surchargeValue, messages.surchargeFrom])
    expect(modal.getByLabelText<HTMLInputElement>(label).value).toBe('1,125');
  fireEvent.click(modal.getByRole('button', { name: messages.saveShown }));
  expect(await screen.findByText(messages.settingsSaved)).toBeDefined();
  expect(server.sent(url)[0]?.body).toMatchObject({ surcharges });
});

test('a price is typed as the browser writes it, so that a changed digit does not make it a thousand times higher', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
  await open({ [`GET ${LISTS}/5`]: aList({ currency: 'KWD', prices: { 'sku OAK-1': 12_345 } }) });
  const cell = await priceOf('Oak Panel');
  fireEvent.focus(cell);
  expect(cell.value).toBe('12,345');
  type(cell, cell.value.replace('5', '6'));
  fireEvent.focus(cell);
  expect(cell.value).toBe('12,346');
});

test('the focus follows rows of the settings, and returns to the button that adds them', async () => {
  await open({}, '/prices/5/settings');
  const modal = within(await screen.findByRole('dialog', { name: messages.settingsTitle }));
  const add = modal.getByRole('button', { name: messages.addTax });
  fireEvent.click(add);
  await waitFor(() => expect(document.activeElement).toBe(modal.getByLabelText(messages.country)));
  fireEvent.click(modal.getByRole('button', { name: messages.removeTax(countryName('ZZ')) }));
  await waitFor(() => expect(document.activeElement).toBe(add));
  fireEvent.click(modal.getByRole('button', { name: messages.addSurcharge }));
  await waitFor(() => expect(document.activeElement).toBe(modal.getAllByLabelText(messages.surchargeName).at(-1)));
});

test('a reseller on the page of its manufacturer has its own lists', async () => {
  const { server } = renderApp('/resellers/9/prices', {
    'GET /api/resellers/9': { id: 9, name: 'Northside', configurators: [] },
    'GET /api/organisations/9/price-lists': { settings: DEFAULT_PRICE_SETTINGS, lists: [aSummary()] },
  });
  const link = await screen.findByRole('link', { name: 'Retail' });
  expect(link.getAttribute('href')).toBe('/resellers/9/prices/5');
  expect(server.sent(`GET ${LISTS}`)).toEqual([]);
});
