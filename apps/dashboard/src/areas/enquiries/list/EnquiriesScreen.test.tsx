import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import type { Enquiry } from '@vitrine/contract/enquiries/schemas';
import { expect, test } from 'vitest';
import { enquiryRoutes } from '../../../test/enquiry-routes.ts';
import { FakeError } from '../../../test/fake-server.ts';
import { theSocket } from '../../../test/fake-web-socket.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { anEnquiry, aUser } from '../../../test/samples.ts';

const enquiries = [
  anEnquiry({ id: 51, url: 'https://shop.test/kitchen' }),
  anEnquiry({ id: 50, status: 'Viewed', created_at: '2026-11-18T17:43:00.000Z' }),
  anEnquiry({
    id: 49,
    name: 'Ann Webb',
    email: 'ann@example.com',
    status: 'Viewed',
    created_at: '2026-11-10T10:00:00.000Z',
  }),
];

const open = async (address = '/enquiries', routes = {}) => {
  const app = renderApp(address, { ...enquiryRoutes(enquiries), ...routes });
  await screen.findByRole('table', { name: 'Customer Enquiries' });
  return app;
};

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);

test('groups enquiries by email, newest first, with count and NEW', async () => {
  await open();
  expect(names()).toEqual(['Priya Shah2NEW', 'Ann Webb']);
});

test('an enquiry that arrives shows without a reload', async () => {
  let now = enquiries;
  renderApp(
    '/enquiries',
    enquiryRoutes(() => now),
  );
  await screen.findByRole('table', { name: 'Customer Enquiries' });
  theSocket().accept();
  now = [anEnquiry({ id: 52, name: 'Zoe Lane', email: 'zoe@example.com' }), ...enquiries];
  theSocket().tell({ event: 'enquiry created', data: { enquiry_id: 52 } });
  await waitFor(() => expect(names()).toEqual(['Zoe LaneNEW', 'Priya Shah2NEW', 'Ann Webb']));
});

test('the stage follows a quote that is accepted meanwhile', async () => {
  let stage: Enquiry['stage'] = 'Quoted';
  renderApp(
    '/enquiries',
    enquiryRoutes(() => [anEnquiry({ stage })]),
  );
  const table = within(await screen.findByRole('table', { name: 'Customer Enquiries' }));
  expect(await table.findByText('Quoted')).toBeDefined();
  theSocket().accept();
  stage = 'Won';
  theSocket().tell({ event: 'quote updated', data: { quote_id: 5 } });
  expect(await table.findByText('Won')).toBeDefined();
});

test('only cells with what people wrote have the direction of their own letters', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Priya Shah' }));
  const cells = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell'));
  const directed = cells.map((row) => row.flatMap((cell, at) => (cell.getAttribute('dir') === 'auto' ? [at] : [])));
  // Name, Email and Owner of a customer; of an enquiry the Owner, and the link inside.
  expect(directed).toEqual([[1, 2, 4], [3], [3], [1, 2, 4]]);
});

test.each(['Name', 'Email', 'Date'])('sorts by %s, and turns it', async (head) => {
  await open();
  const press = () => fireEvent.click(screen.getByRole('button', { name: head }));
  press();
  expect(names()).toEqual(['Ann Webb', 'Priya Shah2NEW']);
  press();
  expect(names()).toEqual(['Priya Shah2NEW', 'Ann Webb']);
});

test('a group opens to its enquiries, and one of them to its details, which marks it viewed', async () => {
  const { user, server, router } = await open('/enquiries', {
    'PATCH /api/enquiries/51': { ...enquiries[0], status: 'Viewed' },
  });
  await user.click(screen.getByRole('button', { name: 'Priya Shah' }));
  await user.click(screen.getAllByRole('link', { name: 'Kitchens | Panoramic Kitchen' })[0] as HTMLElement);
  const modal = await screen.findByRole('dialog', { name: 'Enquiry Details' });
  expect(await within(modal).findByText('Soft Linen')).toBeDefined();
  expect(within(modal).getByRole('link', { name: 'See on page' }).getAttribute('rel')).toContain('noopener');
  expect(server.sent('PATCH /api/enquiries/51')[0]?.body).toEqual({ status: 'Viewed' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/enquiries'));
  expect(screen.queryByText('NEW')).toBeNull();
});

test('the badge comes back when the server answers with an error', async () => {
  await open('/enquiries/51/details', {
    'PATCH /api/enquiries/51': new FakeError(500, { message: 'No', code: 'server.failed' }),
  });
  expect(await screen.findByText('NEW')).toBeDefined();
});

test('a foreign enquiry says that it is not there', async () => {
  await open('/enquiries/999/details');
  expect(await screen.findByText('This enquiry does not exist, or you do not have access to it.')).toBeDefined();
});

test('asks for the enquiries of the reseller that the user belongs to', async () => {
  const user = aUser();
  const reseller = user.organisation && { ...user.organisation, id: 70 };
  const { server } = renderApp('/enquiries', {
    'GET /api/user': aUser({ reseller }),
    ...enquiryRoutes([], '/api/organisations/70'),
  });
  expect(await screen.findByText('No enquiries found.')).toBeDefined();
  expect(server.sent('GET /api/organisations/70/enquiries/rows')).toHaveLength(1);
});

test('reads owners and saved filters when their control is reached', async () => {
  const { user, server } = await open();
  const sent = () => server.received.map(({ path }) => path).filter((path) => /owners|filters/.test(path));
  expect(sent()).toEqual([]);
  await user.hover(screen.getByRole('combobox', { name: followUpMessages.filterOwner }));
  await waitFor(() => expect(sent()).toEqual(['/api/organisations/7/enquiry-owners']));
  screen.getByRole('button', { name: followUpMessages.filters }).focus();
  await waitFor(() => expect(sent()[1]).toBe('/api/organisations/7/enquiry-filters'));
});
