import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { anAppConfig, anOrganisation, aUser } from '../../test/samples.ts';

const SUPPORT = { email: 'support@vitrine.test', phone: '020 7946 0018', booking_url: 'http://book.test/call' };

beforeAll(async () => {
  await import('./SupportScreen.tsx');
});

test('the menu leads to Support, with contacts, seven issues and a calendar in a new window', async () => {
  const { router } = renderApp('/configurators', { 'GET /api/support': SUPPORT });
  fireEvent.click(await screen.findByRole('link', { name: 'Support' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Support' })).toBeDefined();
  expect(router.state.location.pathname).toBe('/support');
  const contacts = within(await screen.findByRole('list', { name: 'Contacts' }));
  expect(contacts.getByRole('link', { name: SUPPORT.email }).getAttribute('href')).toBe(`mailto:${SUPPORT.email}`);
  expect(contacts.getByRole('link', { name: SUPPORT.phone }).getAttribute('href')).toBe('tel:02079460018');
  const booking = contacts.getByRole('link', { name: 'Book a call' });
  expect(booking.getAttribute('href')).toBe(SUPPORT.booking_url);
  expect(booking.getAttribute('target')).toBe('_blank');
  expect(document.querySelectorAll('details')).toHaveLength(7);
});

test('what the installation does not name is left out', async () => {
  renderApp('/support', { 'GET /api/support': { email: null, phone: null, booking_url: null } });
  expect(await screen.findByText('Ask the person who set up this service for you.')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Book a call' })).toBeNull();
});

test('inside an opened organisation it stays inside', async () => {
  renderApp('/organisations/Oakline%20Kitchens/support', {
    'GET /api/support': SUPPORT,
    'GET /api/user': aUser({ is_admin: true, organisation: null, group: { id: 1 } }),
    'GET /api/app-config': anAppConfig({ admin_host: true }),
    'GET /api/organisations': [anOrganisation()],
    'GET /api/organisations/7/configurators': [],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Support' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Support' }).getAttribute('href')).toBe(
    '/organisations/Oakline%20Kitchens/support',
  );
});
