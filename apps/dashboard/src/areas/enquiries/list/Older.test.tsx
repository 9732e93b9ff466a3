import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import { rowOf } from '@vitrine/domain/enquiries/items/row-of';
import { beforeAll, expect, test, vi } from 'vitest';
import { enquiryRoutes, pageOf, quarantineRoutes } from '../../../test/enquiry-routes.ts';
import { FakeError, type FakeRoutes, type ReceivedRequest } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { anEnquiry } from '../../../test/samples.ts';
import { readSheetFile, type SheetCell } from '../../../ui/tables/sheets/read-sheet.ts';

// Read once, so that no test waits for the screens' code.
beforeAll(async () => {
  await import('./EnquiriesScreen.tsx');
  await import('../spam/SpamScreen.tsx');
});

const ROWS = 'GET /api/organisations/7/enquiries/rows';
const COUNT = 620;
/** Two of each address; the newest has the highest id. */
const enquiries = Array.from({ length: COUNT }, (_, at) =>
  anEnquiry({
    ...{ id: COUNT - at, name: `Visitor ${COUNT - at}`, email: `v${(COUNT - at) % (COUNT / 2)}@x.test` },
    created_at: new Date(Date.parse('2026-11-20T00:00:00Z') - at * 60_000).toISOString(),
    postcode: [610, 600, 5].includes(COUNT - at) ? 'LS11 5PS' : null,
    custom_fields: { showroom: `Room ${COUNT - at}` },
  }),
);
const answer = (request: ReceivedRequest) => ({
  rows: pageOf(enquiries, request).map(rowOf),
  total: COUNT,
  as_of: '2026-11-21T12:00:00.000Z',
});

/** With older ones held back until they are let through. */
const open = async (routes: FakeRoutes = {}) => {
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const app = renderApp('/enquiries', {
    ...enquiryRoutes(enquiries),
    [ROWS]: async (request: ReceivedRequest) => {
      if (request.query.before !== undefined) await held;
      return answer(request);
    },
    ...routes,
  });
  await screen.findByText(`Visitor ${COUNT}`);
  return { ...app, letThrough };
};

const search = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: followUpMessages.search }), { target: { value } });
const exporting = () => screen.getByRole<HTMLButtonElement>('button', { name: followUpMessages.export });

test('the newest are listed while older ones follow, and until then nothing pretends to be all', async () => {
  const { letThrough } = await open();
  expect(screen.getByText(followUpMessages.older(100, COUNT))).toBeDefined();
  expect(exporting().disabled).toBe(true);
  search('v3@x.test');
  expect(screen.getByText(followUpMessages.noneYet)).toBeDefined();
  letThrough();
  const group = (await screen.findByRole('button', { name: 'Visitor 313' })).closest('tr') as HTMLElement;
  expect(screen.queryByText(followUpMessages.older(100, COUNT))).toBeNull();
  expect(screen.getAllByRole('row')).toHaveLength(2);
  expect(within(group).getByText('2')).toBeDefined();
  expect(exporting().disabled).toBe(false);
});

test('says when older ones did not come, and fetches them once asked', async () => {
  let broken = true;
  await open({
    [ROWS]: (request: ReceivedRequest) => {
      if (!broken || request.query.before === undefined)
        return request.query.since === undefined ? answer(request) : { ...answer(request), rows: [] };
      return new FakeError(403, { message: 'No', code: 'access.denied' });
    },
  });
  const issue = within(await screen.findByRole('alert'));
  expect(issue.getByText(followUpMessages.olderFailed(100, COUNT))).toBeDefined();
  broken = false;
  fireEvent.click(issue.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(exporting().disabled).toBe(false));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an export reads what is listed whole, page by page, and no page more', async () => {
  const { user, server, letThrough } = await open();
  letThrough();
  await waitFor(() => expect(exporting().disabled).toBe(false));
  const files: Blob[] = [];
  const createObjectURL = (file: Blob): string => `blob:${files.push(file)}`;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
  const give = async (): Promise<(readonly SheetCell[])[]> => {
    files.length = 0;
    server.received.length = 0;
    await user.click(exporting());
    fireEvent.click(await screen.findByRole('menuitem', { name: followUpMessages.exportCsv, hidden: true }));
    await waitFor(() => expect(files).toHaveLength(1));
    return ((await readSheetFile(new File(files, 'enquiries.csv')))?.rows ?? []).map((row) => [
      row[0] ?? '',
      row.at(-1) ?? '',
    ]);
  };
  const pages = () => server.sent('GET /api/organisations/7/enquiries').map(({ query }) => query);
  const all = await give();
  expect(all.slice(0, 3)).toEqual([
    ['Name', 'Showroom'],
    ...[COUNT, COUNT / 2].map((id) => [`Visitor ${id}`, `Room ${id}`]),
  ]);
  expect(new Set(all.map(([name]) => name)).size).toBe(COUNT + 1);
  expect(pages()).toEqual([{ limit: '500' }, { limit: '120', before: '121' }]);
  search('ls115ps');
  expect((await give()).map(([name]) => name)).toEqual(['Name', ...[610, 600, 5].map((id) => `Visitor ${id}`)]);
  expect(pages()).toEqual([
    { limit: '11', before: '611' },
    { limit: '1', before: '6' },
  ]);
});

test('spam comes in pages too, and is decided on as many at once as the server takes', async () => {
  const spam = enquiries.map((enquiry) => ({ ...rowOf(enquiry), reason: 'trap' }));
  const decide = ({ body }: ReceivedRequest) => ({ released: (body as { ids: number[] }).ids });
  const { server } = renderApp('/enquiries/spam', {
    ...quarantineRoutes(spam),
    'POST /api/organisations/7/enquiries/quarantined/release': decide,
  });
  await waitFor(() =>
    expect(server.sent('GET /api/organisations/7/enquiries/quarantined/rows').map(({ query }) => query)).toEqual([
      { limit: '100' },
      { limit: '1000', before: '521' },
    ]),
  );
  expect(screen.getByRole('link', { name: `${followUpMessages.spam} (${COUNT})` })).toBeDefined();
  await waitFor(() => {
    fireEvent.click(screen.getByRole('checkbox', { name: /Select all|selected/ }));
    expect(screen.getByText(followUpMessages.selected(COUNT))).toBeDefined();
  });
  fireEvent.click(screen.getByRole('button', { name: followUpMessages.release }));
  expect(await screen.findByText(followUpMessages.released(COUNT))).toBeDefined();
  const sizes = server
    .sent('POST /api/organisations/7/enquiries/quarantined/release')
    .map(({ body }) => (body as { ids: number[] }).ids.length);
  expect(sizes).toEqual([500, 120]);
});
