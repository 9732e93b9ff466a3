import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FakeRoutes } from '../test/fake-server.ts';
import { renderApp } from '../test/render-app.tsx';
import { aUser } from '../test/samples.ts';

const SYNC = 'POST /api/organisations/7/configurators/1/airtable/sync';
const organisation = { ...aUser().organisation, airtable_integration: true } as NonNullable<
  ReturnType<typeof aUser>['organisation']
>;
const FOUND = {
  message: '30 items matched, 4 changes, 1 unknown SKUs, 1 unreadable cells.',
  version: null,
  changed: 4,
  changes: [
    {
      layer: 'Doors',
      rows: [
        { layer_index: 4, id: 'D1', name: 'Matt Sage', field: 'price', before: 1299.5, after: 64 },
        { layer_index: 4, id: 'D1', name: 'Matt Sage', field: 'disabled', before: null, after: true },
      ],
    },
  ],
  currency: 'GBP',
  matched: 30,
  unknown: ['Z-9'],
  issues: [{ sku: 'A-1', column: 'Price', value: '1,5' }],
};
const open = async (tab: string, routes: FakeRoutes = {}) => {
  const app = renderApp(`/configurators/1/${tab}`, { 'GET /api/user': aUser({ organisation }), ...routes });
  await screen.findByRole('heading', { name: 'Panoramic Kitchen' });
  return app;
};
const button = () => screen.queryByRole('button', { name: 'Airtable Sync' });

test('is on the Data tab of an organisation with a base, and nowhere else', async () => {
  const { unmount } = await open('data');
  expect(button()).not.toBeNull();
  unmount();
  const other = await open('preview');
  expect(button()).toBeNull();
  other.unmount();
  await open('data', { 'GET /api/user': aUser() });
  expect(button()).toBeNull();
});

test('is not for resellers', async () => {
  await open('data', { 'GET /api/user': aUser({ organisation, reseller: { ...organisation, id: 70 } }) });
  expect(button()).toBeNull();
});

test('shows what would change first, then takes it and says so', async () => {
  const { server } = await open('data', { [SYNC]: FOUND });
  fireEvent.click(button() as HTMLElement);
  const modal = within(await screen.findByRole('dialog', { name: 'Sync with Airtable' }));
  expect(modal.getByText(FOUND.message)).toBeDefined();
  const table = within(modal.getByRole('table', { name: 'Edits' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Item'),
    'Doors 2',
    'Matt SagePrice£1,299.50£64.00',
    'Matt SageActiveEnabledDisabled',
  ]);
  expect(modal.getByText('Z-9')).toBeDefined();
  expect(modal.getByText('A-1, Price: 1,5')).toBeDefined();
  server.routes[SYNC] = { ...FOUND, version: 1.002 };
  fireEvent.click(modal.getByRole('button', { name: 'Save as new version' }));
  expect(await screen.findByText('Airtable has been synced successfully!')).toBeDefined();
  expect(server.sent(SYNC).map(({ body }) => body)).toEqual([{ dry_run: true }, { dry_run: false }]);
});
