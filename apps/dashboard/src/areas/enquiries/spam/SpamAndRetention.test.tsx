import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { followUpMessages as messages } from '@vitrine/contract/enquiries/follow-up-messages';
import { rowOf } from '@vitrine/domain/enquiries/items/row-of';
import { beforeAll, expect, test } from 'vitest';
import { enquiryRoutes, quarantineRoutes } from '../../../test/enquiry-routes.ts';
import { FakeError, type FakeRoutes, type ReceivedRequest } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { anEnquiry, aResellerRow, aUser } from '../../../test/samples.ts';

// Read once, so that no test waits for the screens' code.
beforeAll(async () => {
  await import('../list/EnquiriesScreen.tsx');
  await import('../details/EnquiryDetailsModal.tsx');
  await import('./SpamScreen.tsx');
});

const ROOT = '/api/organisations/7';
const QUARANTINE = `${ROOT}/enquiries/quarantined`;
const manager = aUser({ permissions: ['organisations.admin'] });
const spam = [
  { ...rowOf(anEnquiry({ id: 61, name: 'Buy Now', email: 'bot@x.test' })), reason: 'trap' as const },
  { ...rowOf(anEnquiry({ id: 60, name: 'Tom Ash', email: 'tom@x.test' })), reason: 'too_fast' as const },
];
const enquiries = [
  anEnquiry({ id: 51, reseller_id: 70 }),
  anEnquiry({ id: 50, name: 'Ann Webb', email: 'ann@x.test', status: 'Viewed', stage: 'Quoted' }),
];

const open = (address: string, routes: FakeRoutes = {}) =>
  renderApp(address, {
    'GET /api/user': manager,
    ...enquiryRoutes(enquiries),
    [`GET ${ROOT}/enquiry-owners`]: [],
    [`GET ${ROOT}/enquiry-filters`]: [],
    ...quarantineRoutes(spam),
    'GET /api/organisations/7/resellers/rows': [aResellerRow()],
    ...routes,
  });

const names = () =>
  [...document.querySelectorAll('table[aria-label="Customer Enquiries"] tbody > tr')].map(
    (row) => row.querySelectorAll('td')[1]?.textContent,
  );

const choose = async (label: string, option: string) => {
  fireEvent.click(await screen.findByRole('combobox', { name: label }));
  fireEvent.click(await screen.findByRole('option', { name: option, hidden: true }));
};

test('a tab counts what looks sent by a machine, and lists it with the reason', async () => {
  const { user } = open('/enquiries');
  const tabs = within(await screen.findByRole('navigation', { name: messages.views }));
  await user.click(await tabs.findByRole('link', { name: 'Spam (2)' }));
  const rows = within(await screen.findByRole('list', { name: messages.spam })).getAllByRole('listitem');
  expect(
    rows.map(({ textContent }) => [textContent?.includes(messages.reasons.trap), textContent?.slice(0, 7)]),
  ).toEqual([
    [true, 'Buy Now'],
    [false, 'Tom Ash'],
  ]);
  const currents = within(screen.getByRole('navigation', { name: messages.views })).getAllByRole('link');
  expect(currents.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
});

test('releases and deletes what is ticked', async () => {
  let waiting = spam;
  const decide = ({ body }: ReceivedRequest): number[] => {
    const { ids } = body as { ids: number[] };
    waiting = waiting.filter(({ id }) => !ids.includes(id));
    return ids;
  };
  const { user, server } = open('/enquiries/spam', {
    ...quarantineRoutes(() => waiting),
    [`POST ${QUARANTINE}/release`]: (request: ReceivedRequest) => ({ released: decide(request) }),
    [`POST ${QUARANTINE}/delete`]: (request: ReceivedRequest) => ({ deleted: decide(request) }),
  });
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Tom Ash' }));
  fireEvent.click(button(messages.release));
  expect(await screen.findByText(messages.released(1))).toBeDefined();
  await user.click(button('Ok'));
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Tom Ash' })).toBeNull());
  expect(button(messages.release).disabled).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: messages.selectAll }));
  fireEvent.click(button(messages.deleteSpam));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(messages.deleteSpamQuestion(1))).toBeDefined();
  fireEvent.click(question.getByRole('button', { name: messages.deleteSpam }));
  expect(await screen.findByText(messages.noSpam)).toBeDefined();
  expect(server.sent(`POST ${QUARANTINE}/release`)[0]?.body).toEqual({ ids: [60] });
  expect(server.sent(`POST ${QUARANTINE}/delete`)[0]?.body).toEqual({ ids: [61] });
});

test('details show what the visitor agreed to, word for word', async () => {
  const consent = {
    text: 'Ich stimme zu',
    version: 'a1b2c3d4e5f6',
    language: 'de',
    accepted_at: '2026-11-20T08:15:00Z',
  };
  open('/enquiries/50/details', enquiryRoutes([anEnquiry({ id: 50, status: 'Viewed', consent })]));
  const words = await screen.findByText('Ich stimme zu');
  expect(words.lang).toBe('de');
  expect(screen.getByText(/version a1b2c3d4e5f6/)).toBeDefined();
});

test('hands an enquiry of nobody to a reseller after a question', async () => {
  const { server } = open('/enquiries/50/details', {
    'PUT /api/enquiries/50/reseller': { ...enquiries[1], reseller_id: 70 },
  });
  const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: messages.handTo });
  expect([...field.options].map(({ text }) => text)).toEqual([messages.noReseller, 'Northside Interiors']);
  fireEvent.change(field, { target: { value: '70' } });
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(messages.handQuestion('Northside Interiors'))).toBeDefined();
  expect(server.sent('PUT /api/enquiries/50/reseller')).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: messages.handYes }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect([...field.options].map(({ text }) => text)).toEqual(['Northside Interiors']);
  expect(server.sent('PUT /api/enquiries/50/reseller')[0]?.body).toEqual({ reseller_id: 70 });
});

test('only those who manage the organisation hand over', async () => {
  open('/enquiries/50/details', { 'GET /api/user': aUser() });
  await screen.findByRole('combobox', { name: messages.stage });
  await screen.findByRole('combobox', { name: messages.filterReseller, hidden: true });
  expect(screen.queryByRole('combobox', { name: messages.handTo })).toBeNull();
});

test('the list names the reseller that has an enquiry, and none for others', async () => {
  open('/enquiries');
  const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
  await screen.findByRole('row', { name: /Priya Shah/ });
  expect(await row('Priya Shah').findByText('Northside Interiors')).toBeDefined();
  expect(row('Priya Shah').getByRole('img', { name: messages.reseller })).toBeDefined();
  expect(row('Ann Webb').queryByRole('img', { name: messages.reseller })).toBeNull();
});

test('filters by reseller, and by none', async () => {
  open('/enquiries');
  await choose(messages.filterReseller, 'Northside Interiors');
  expect(names()).toEqual(['Priya ShahNEWNorthside Interiors']);
  await choose(messages.filterReseller, messages.noReseller);
  expect(names()).toEqual(['Ann Webb']);
});

test('keeps what the list is narrowed to under a name, and narrows by it again', async () => {
  let kept: unknown[] = [];
  const { user, server } = open('/enquiries', {
    [`GET ${ROOT}/enquiry-filters`]: () => kept,
    [`POST ${ROOT}/enquiry-filters`]: ({ body }: ReceivedRequest) => {
      kept = [{ id: 1, ...(body as object) }];
      return kept[0];
    },
    [`DELETE ${ROOT}/enquiry-filters/1`]: () => {
      kept = [];
      return { success: true };
    },
  });
  await screen.findByText('Ann Webb');
  const search = screen.getByRole('textbox', { name: messages.search });
  fireEvent.change(search, { target: { value: 'ann' } });
  const press = async (item: string) => {
    await user.click(screen.getByRole('button', { name: messages.filters }));
    await user.click(await screen.findByRole('menuitem', { name: item, hidden: true }));
  };
  await press(messages.manageFilters);
  const modal = within(await screen.findByRole('dialog', { name: messages.filters }));
  fireEvent.click(modal.getByRole('button', { name: messages.saveFilter }));
  expect(modal.getByText(messages.filterNameRequired)).toBeDefined();
  fireEvent.change(modal.getByRole('textbox', { name: messages.filterName }), { target: { value: 'Anns' } });
  fireEvent.click(modal.getByRole('button', { name: messages.saveFilter }));
  await modal.findByText('Anns');
  fireEvent.click(modal.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: messages.filters })).toBeNull());
  fireEvent.change(search, { target: { value: '' } });
  expect(names()).toHaveLength(2);
  await press('Anns');
  await waitFor(() => expect(names()).toEqual(['Ann Webb']));
  expect(server.sent(`POST ${ROOT}/enquiry-filters`)[0]?.body).toEqual({
    name: 'Anns',
    filter: { source: 'all', stage: 'all', owner: 'all', reseller: 'all', query: 'ann' },
  });
  await press(messages.manageFilters);
  fireEvent.click(await screen.findByRole('button', { name: messages.deleteFilter('Anns') }));
  const question = within(await screen.findByRole('alertdialog', { name: messages.deleteFilter('Anns') }));
  expect(server.sent(`DELETE ${ROOT}/enquiry-filters/1`)).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: messages.deleteSpam }));
  await waitFor(() => expect(screen.queryByRole('button', { name: messages.deleteFilter('Anns') })).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('the name that is typed while a filter is saved stays', async () => {
  let answer: () => void = () => undefined;
  const { server, user } = open('/enquiries', {
    [`POST ${ROOT}/enquiry-filters`]: () => new Promise((resolve) => (answer = () => resolve({ id: 1 }))),
  });
  await screen.findByText('Ann Webb');
  await user.click(screen.getByRole('button', { name: messages.filters }));
  await user.click(await screen.findByRole('menuitem', { name: messages.manageFilters, hidden: true }));
  const modal = within(await screen.findByRole('dialog', { name: messages.filters }));
  const name = modal.getByRole<HTMLInputElement>('textbox', { name: messages.filterName });
  const save = modal.getByRole('button', { name: messages.saveFilter });
  fireEvent.change(name, { target: { value: 'Anns' } });
  fireEvent.click(save);
  await waitFor(() => expect(server.sent(`POST ${ROOT}/enquiry-filters`)).toHaveLength(1));
  fireEvent.change(name, { target: { value: 'Bens' } });
  answer();
  await waitFor(() => expect(save.getAttribute('aria-busy')).toBe('false'));
  expect(name.value).toBe('Bens');
});

test('later ones that did not come say so, and can be asked for again', async () => {
  const rows = `GET ${QUARANTINE}/rows`;
  const broken = new FakeError(503, { message: 'Busy', code: 'server.busy' });
  const { server, user } = open('/enquiries/spam', {
    [rows]: ({ query }: ReceivedRequest) =>
      query.before === undefined ? { rows: spam.slice(0, 1), total: 2 } : broken,
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Buy Now')).toBeDefined();
  server.routes[rows] = { rows: spam.slice(1), total: 2 };
  await user.click(again);
  expect(await screen.findByText('Tom Ash')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('says when a decision came too late', async () => {
  open('/enquiries/spam', {
    [`POST ${QUARANTINE}/release`]: new FakeError(404, { message: messages.spamGone, code: 'resource.missing' }),
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: messages.selectAll }));
  fireEvent.click(screen.getByRole('button', { name: messages.release }));
  expect(await screen.findByText(new RegExp(messages.spamGone))).toBeDefined();
});

const many = Array.from({ length: 501 }, (_, at) => ({
  ...rowOf(anEnquiry({ id: 1000 - at, name: `Bot ${at}`, email: `bot${at}@x.test` })),
  reason: 'trap' as const,
}));
const GONE = new FakeError(404, { message: messages.spamGone, code: 'resource.missing' });

/** Selects all of them and releases them, in two requests; what the second one answers. */
const releaseMany = async (second: FakeError) => {
  let requests = 0;
  const { server } = open('/enquiries/spam', {
    ...quarantineRoutes(many),
    [`POST ${QUARANTINE}/release`]: ({ body }: ReceivedRequest) => {
      requests++;
      return requests === 1 ? { released: (body as { ids: number[] }).ids } : second;
    },
  });
  await screen.findByRole('checkbox', { name: 'Bot 0' });
  const list = `GET ${QUARANTINE}/rows`;
  const before = server.sent(list).length;
  fireEvent.click(screen.getByRole('checkbox', { name: messages.selectAll }));
  fireEvent.click(screen.getByRole('button', { name: messages.release }));
  await waitFor(() => expect(server.sent(list).length).toBeGreaterThan(before));
  expect(requests).toBe(2);
};

test('what a colleague has decided meanwhile does not hide that the others were released', async () => {
  await releaseMany(GONE);
  expect(await screen.findByText(messages.released(500))).toBeDefined();
});

test('an error in the middle is shown, and the list is read again without those before it', async () => {
  await releaseMany(new FakeError(500, { message: 'Boom', code: 'server.failed' }));
  expect(await screen.findByText(/Boom/)).toBeDefined();
});
