import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { beforeAll, expect, test, vi } from 'vitest';
import { setPhone } from '../../../test/browser-parts.ts';
import { enquiryRoutes } from '../../../test/enquiry-routes.ts';
import { FakeError, type FakeRoutes, type ReceivedRequest } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { anEnquiry, aResellerRow } from '../../../test/samples.ts';
import { readSheetFile } from '../../../ui/tables/sheets/read-sheet.ts';

// Read once, so that no test waits for the screens' code.
beforeAll(async () => {
  await import('../list/EnquiriesScreen.tsx');
  await import('./EnquiryDetailsModal.tsx');
});

const ben = { id: 4, name: 'Ben Carter' };
const enquiries = [
  anEnquiry({ id: 51, status: 'Viewed', stage: 'Viewed' }),
  anEnquiry({ id: 50, name: 'Ann Webb', email: 'ann@x.test', status: 'Viewed', stage: 'Quoted', owner: ben }),
  anEnquiry({ id: 49, name: 'Tom Ash', email: 'tom@x.test', phone: '0123', reseller_id: 70 }),
];
const owners = [
  { ...ben, reseller: null },
  { id: 9, name: 'Nora Webb', reseller: { id: 70, name: 'Northside' } },
];

const open = async (address = '/enquiries', routes: FakeRoutes = {}) => {
  const app = renderApp(address, {
    ...enquiryRoutes(enquiries),
    'GET /api/organisations/7/enquiry-owners': owners,
    ...routes,
  });
  await screen.findByText('Ann Webb');
  return app;
};

const openDetails = async (id: number, routes: FakeRoutes = {}) => {
  const app = await open(`/enquiries/${id}/details`, routes);
  const modal = within(await screen.findByRole('dialog', { name: 'Enquiry Details' }));
  const field = (name: string) => modal.getByRole('combobox', { name }) as HTMLSelectElement;
  await waitFor(() => expect(field('Owner').options.length).toBeGreaterThan(1));
  return { ...app, modal, field };
};

/** Name, stage and owner in the list, which may lie behind a modal. */
const cells = () =>
  [...document.querySelectorAll('table[aria-label="Customer Enquiries"] tbody > tr')].map((row) =>
    [1, 3, 4].map((at) => row.querySelectorAll('td')[at]?.textContent),
  );

const choose = async (label: string, option: string) => {
  fireEvent.click(screen.getByRole('combobox', { name: label }));
  fireEvent.click(await screen.findByRole('option', { name: option, hidden: true }));
};

test('owners that did not load are named, in the filters and in the details', async () => {
  const { user, server } = await open('/enquiries/51/details', {
    'GET /api/organisations/7/enquiry-owners': new FakeError(500, { message: 'No.' }),
  });
  const details = within(await screen.findByRole('dialog', { name: 'Enquiry Details' }));
  const notLoaded = uiMessages.didNotLoad(followUpMessages.owner);
  const line = (await details.findByText(notLoaded)).parentElement as HTMLElement;
  await waitFor(() => expect(screen.getAllByText(notLoaded)).toHaveLength(2));
  server.routes['GET /api/organisations/7/enquiry-owners'] = owners;
  await user.click(within(line).getByRole('button', { name: uiMessages.tryAgain }));
  await waitFor(() => expect(screen.queryAllByText(notLoaded)).toHaveLength(0));
  expect(details.getByRole<HTMLSelectElement>('combobox', { name: 'Owner' }).options.length).toBeGreaterThan(1);
});

test('resellers that did not load are named below the filters', async () => {
  await open('/enquiries', { 'GET /api/organisations/7/resellers/rows': new FakeError(500, { message: 'No.' }) });
  expect(await screen.findByText(uiMessages.didNotLoad(uiMessages.resellers))).toBeDefined();
});

test('lists the stage and the owner of each', async () => {
  await open();
  expect(cells()).toEqual([
    ['Priya Shah', 'Viewed', ''],
    ['Ann Webb', 'Quoted', 'Ben Carter'],
    ['Tom AshNEW', 'New', ''],
  ]);
});

test('filters by stage and by owner, and says when the filters leave none', async () => {
  await open();
  await choose(followUpMessages.filterStage, 'Quoted');
  expect(cells().map(([name]) => name)).toEqual(['Ann Webb']);
  await choose(followUpMessages.filterOwner, 'Nobody');
  expect(screen.getByText(followUpMessages.noneFoundHelp)).toBeDefined();
  await choose(followUpMessages.filterStage, followUpMessages.everyStage);
  expect(cells().map(([name]) => name)).toEqual(['Priya Shah', 'Tom AshNEW']);
});

test('searches as one types', async () => {
  await open();
  const field = screen.getByRole('textbox', { name: followUpMessages.search });
  fireEvent.change(field, { target: { value: 'tom 0123' } });
  expect(cells().map(([name]) => name)).toEqual(['Tom AshNEW']);
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(cells()).toHaveLength(3);
});

test('exports what is listed, in its order', async () => {
  const { user } = await open();
  const files: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => undefined,
    }),
  );
  fireEvent.change(screen.getByRole('textbox', { name: followUpMessages.search }), { target: { value: 'x.test' } });
  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  await user.click(screen.getByRole('button', { name: followUpMessages.export }));
  await user.click(await screen.findByRole('menuitem', { name: followUpMessages.exportCsv, hidden: true }));
  const sheet = await readSheetFile(new File(files, 'enquiries.csv'));
  expect(sheet?.rows.map(([name, , , , , , stage, owner]) => [name, stage, owner])).toEqual([
    ['Name', 'Stage', 'Owner'],
    ['Ann Webb', 'Quoted', 'Ben Carter'],
    ['Tom Ash', 'New', ''],
  ]);
});

test('a stage is saved as it is chosen, and shown in the list', async () => {
  const { server, field } = await openDetails(51, {
    'PATCH /api/enquiries/51': { ...enquiries[0], stage: 'Contacted' },
  });
  fireEvent.change(field('Stage'), { target: { value: 'Contacted' } });
  await waitFor(() => expect(cells()[0]).toEqual(['Priya Shah', 'Contacted', '']));
  expect(server.sent('PATCH /api/enquiries/51').map(({ body }) => body)).toEqual([{ stage: 'Contacted' }]);
});

test('an enquiry that is set back to New while it is open stays New', async () => {
  const { server, field } = await openDetails(51, {
    'PATCH /api/enquiries/51': { ...enquiries[0], status: 'New', stage: 'New' },
  });
  fireEvent.change(field('Stage'), { target: { value: 'New' } });
  await waitFor(() => expect(cells()[0]).toEqual(['Priya ShahNEW', 'New', '']));
  expect(server.sent('PATCH /api/enquiries/51')).toHaveLength(1);
});

test('an owner is one of the organisation or of the reseller that it came to, or nobody', async () => {
  const { server, field } = await openDetails(49, {
    'PATCH /api/enquiries/49': ({ body }: ReceivedRequest) => ({
      ...enquiries[2],
      owner: (body as { owner_id?: number }).owner_id === 9 ? { id: 9, name: 'Nora Webb' } : null,
    }),
  });
  expect([...field('Owner').options].map(({ text }) => text)).toEqual(['Nobody', 'Ben Carter', 'Nora Webb, Northside']);
  fireEvent.change(field('Owner'), { target: { value: '9' } });
  await waitFor(() => expect(cells()[2]?.[2]).toBe('Nora Webb'));
  fireEvent.change(field('Owner'), { target: { value: '' } });
  await waitFor(() => expect(cells()[2]?.[2]).toBe(''));
  expect(server.sent('PATCH /api/enquiries/49').map(({ body }) => body)).toEqual([
    { status: 'Viewed' },
    { owner_id: 9 },
    { owner_id: null },
  ]);
});

test('shows under the field why an owner was rejected, and the former owner', async () => {
  const { modal, field } = await openDetails(50, {
    'PATCH /api/enquiries/50': new FakeError(422, {
      message: 'No',
      code: 'request.invalid',
      errors: { owner_id: [followUpMessages.ownerForeign] },
    }),
  });
  fireEvent.change(field('Owner'), { target: { value: '' } });
  expect(await modal.findByText(followUpMessages.ownerForeign)).toBeDefined();
  expect(field('Owner').value).toBe('4');
});

test('on a phone the list shows what somebody set', async () => {
  setPhone(true);
  await open();
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines.filter((line) => line?.includes('Quoted'))).toHaveLength(1);
  expect(lines.some((line) => line?.includes('Viewed'))).toBe(false);
});

test('of many resellers one is found by typing, in the order of their names', async () => {
  const rows = Array.from({ length: 20 }, (_, at) => aResellerRow({ id: 100 + at, name: `Studio ${20 - at}` }));
  const { user } = await open('/enquiries', { 'GET /api/organisations/7/resellers/rows': rows });
  const offered = () =>
    screen.queryAllByRole('option', { name: /^Studio/, hidden: true }).map(({ textContent }) => textContent);
  await user.click(await screen.findByRole('combobox', { name: followUpMessages.filterReseller }));
  expect(offered().slice(0, 3)).toEqual(['Studio 1', 'Studio 2', 'Studio 3']);
  await user.keyboard('studio 17');
  expect(offered()).toEqual(['Studio 17']);
});
