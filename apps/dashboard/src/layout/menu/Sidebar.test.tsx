import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { frameMessages } from '@vitrine/contract/screens/frame-messages';
import { describe, expect, test } from 'vitest';
import { tenantKey } from '../../session/queries.ts';
import { setPhone } from '../../test/browser-parts.ts';
import { enquiryRoutes } from '../../test/enquiry-routes.ts';
import type { FakeRoutes } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aConfigurator, anAppConfig, anOrganisation, aUser, withVersions } from '../../test/samples.ts';
import { saveMenuHeight } from './MenuGroups.tsx';

const pano = aConfigurator();
const shaker = aConfigurator({ id: 2, name: 'Shaker Collection', deployed: false, deployed_version: null });
const oak = aConfigurator({
  id: 3,
  name: 'Oak Bedroom',
  group: { id: 12, name: 'Bedrooms', safe_name: 'bedrooms' },
  group_id: 12,
  group_name: 'Bedrooms',
});

const open = async (address: string, routes: FakeRoutes = {}) => {
  const app = renderApp(address, {
    'GET /api/configurators': [pano, shaker, oak],
    'GET /api/configurators/2': withVersions(shaker),
    'GET /api/users': [],
    ...enquiryRoutes([]),
    ...routes,
  });
  const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
  return { ...app, menu };
};

const ADMIN: FakeRoutes = {
  'GET /api/user': aUser({ is_admin: true, organisation: null, organisation_id: null, group: { id: 1 } }),
  'GET /api/app-config': anAppConfig({ admin_host: true }),
  'GET /api/organisations': [anOrganisation({ id: 9, name: 'Acme', two_step_required: false })],
  'GET /api/organisations/9/configurators': [pano],
  'GET /api/organisations/9/users': [],
};

const VIEWS = ['Organisations', 'Configurators', 'Resellers', 'User Accounts', 'Customer Enquiries', 'Billing'];
const NOT_IN_LIST = /Settings|Support|Testing|API Tests|^org/;

const viewsIn = (menu: Awaited<ReturnType<typeof open>>['menu']) =>
  menu
    .getAllByRole('link')
    .map(({ textContent }) => textContent ?? '')
    .filter((label) => VIEWS.includes(label) || NOT_IN_LIST.test(label));

test('the menu keeps the room that its groups had, until they are here', async () => {
  saveMenuHeight(tenantKey(null), 214);
  const { menu } = await open('/accounts', { 'GET /api/configurators': () => new Promise(() => undefined) });
  const link = await menu.findByRole('link', { name: 'Configurators' });
  const room = link.closest('nav')?.querySelector('[style]');
  expect(room?.getAttribute('style')).toBe('height: 214px;');
});

describe('the menu lists', () => {
  test('the views of the own tenant', async () => {
    const { menu } = await open('/accounts');
    await menu.findByRole('link', { name: 'Panoramic Kitchen' });
    expect(viewsIn(menu)).toEqual(['Configurators', 'Resellers', 'User Accounts', 'Customer Enquiries', 'Billing']);
  });

  test('on the admin host organisations and staff', async () => {
    const { menu } = await open('/organisations', ADMIN);
    expect(viewsIn(menu)).toEqual(['Organisations', 'User Accounts']);
  });

  test('the views of an opened organisation under the same names, leading into it', async () => {
    const { menu } = await open('/organisations/Acme/accounts', ADMIN);
    await menu.findByRole('link', { name: 'Panoramic Kitchen' });
    expect(viewsIn(menu)).toEqual(['Configurators', 'Resellers', 'User Accounts', 'Customer Enquiries', 'Billing']);
    const accounts = menu.getByRole('link', { name: 'User Accounts' });
    expect(accounts.getAttribute('href')).toBe('/organisations/Acme/accounts');
    expect(accounts.getAttribute('aria-current')).toBe('page');
  });
});

describe('the groups under Configurators', () => {
  test('list their configurators by name, with WIP beside those that are not deployed', async () => {
    const { menu } = await open('/accounts');
    await menu.findByRole('button', { name: 'Kitchens' });
    const kitchens = menu.getByRole('button', { name: 'Kitchens' }).parentElement as HTMLElement;
    const links = within(kitchens).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Panoramic Kitchen', 'Shaker CollectionWIP']);
  });

  test('fold and unfold', async () => {
    const { menu, user } = await open('/accounts');
    const heading = await menu.findByRole('button', { name: 'Bedrooms' });
    await user.click(heading);
    expect(heading.getAttribute('aria-expanded')).toBe('false');
    expect(menu.queryByRole('link', { name: 'Oak Bedroom' })).toBeNull();
    await user.click(heading);
    expect(menu.getByRole('link', { name: 'Oak Bedroom' })).toBeDefined();
  });

  test('stay folded at the next visit, one by one or all', async () => {
    const first = await open('/accounts');
    await first.user.click(await first.menu.findByRole('button', { name: 'Bedrooms' }));
    first.unmount();
    const second = await open('/accounts');
    expect((await second.menu.findByRole('button', { name: 'Bedrooms' })).getAttribute('aria-expanded')).toBe('false');
    expect(second.menu.getByRole('button', { name: 'Kitchens' }).getAttribute('aria-expanded')).toBe('true');
    await second.user.click(second.menu.getByRole('button', { name: frameMessages.hideTheConfigurators }));
    second.unmount();
    const third = await open('/accounts');
    await third.user.click(await third.menu.findByRole('button', { name: frameMessages.showTheConfigurators }));
    expect((await third.menu.findByRole('button', { name: 'Bedrooms' })).getAttribute('aria-expanded')).toBe('false');
  });

  test('leave the mark of their view on it while they are folded', async () => {
    const { menu, user } = await open('/configurators/2/data');
    const view = menu.getByRole('link', { name: 'Configurators' });
    await menu.findByRole('link', { name: /Shaker Collection/ });
    expect(view.getAttribute('aria-current')).toBeNull();
    await user.click(menu.getByRole('button', { name: frameMessages.hideTheConfigurators }));
    expect(view.getAttribute('aria-current')).toBe('page');
  });

  test('are all unfolded where what was kept cannot be read', async () => {
    localStorage.setItem('vitrine.menu-folded', '{"7":');
    const { menu } = await open('/accounts');
    expect((await menu.findByRole('button', { name: 'Bedrooms' })).getAttribute('aria-expanded')).toBe('true');
  });

  test('a click on a configurator opens it by its id and marks it', async () => {
    const { menu, user, router } = await open('/accounts');
    await user.click(await menu.findByRole('link', { name: /Shaker Collection/ }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/configurators\/2(\/|$)/));
    const entry = menu.getByRole('link', { name: /Shaker Collection/ });
    await waitFor(() => expect(entry.getAttribute('aria-current')).toBe('page'));
  });

  test('the group of a configurator opens when that becomes the active one', async () => {
    const { menu, user, router } = await open('/accounts');
    const heading = await menu.findByRole('button', { name: 'Kitchens' });
    await user.click(heading);
    expect(heading.getAttribute('aria-expanded')).toBe('false');
    await router.navigate({ to: '/configurators/2/data' });
    await waitFor(() => expect(heading.getAttribute('aria-expanded')).toBe('true'));
  });
});

describe('the bottom of the menu', () => {
  test('has a Settings link, which in an opened organisation leads into it', async () => {
    const own = await open('/accounts');
    fireEvent.click(screen.getByRole('link', { name: 'Settings' }));
    await waitFor(() => expect(own.router.state.location.pathname).toBe('/settings'));
    own.unmount();
    const opened = await open('/organisations/Acme/accounts', ADMIN);
    fireEvent.click(screen.getByRole('link', { name: 'Settings' }));
    await waitFor(() => expect(opened.router.state.location.pathname).toBe('/organisations/Acme/settings'));
  });

  test('shows initials and full name', async () => {
    await open('/accounts');
    expect(screen.getByText('AB')).toBeDefined();
    expect(screen.getByText('Ann Bell')).toBeDefined();
  });
});

test('in an opened organisation the mark leads back to the organisations', async () => {
  const { user, router } = await open('/organisations/Acme/accounts', ADMIN);
  await user.click(screen.getByRole('link', { name: 'Back to Organisations' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/organisations'));
});

describe('the logo', () => {
  const organisation = aUser().organisation;
  const withLogo = organisation && { ...organisation, logo: 'logos/oak.png' };
  const reseller = organisation && { ...organisation, id: 70, name: 'Northside', data_url: 'n', logo: 'n.png' };

  test("is the organisation's, from the content host", async () => {
    await open('/accounts', { 'GET /api/user': aUser({ organisation: withLogo }) });
    const logo = screen.getByRole('img', { name: 'Oakline Kitchens' });
    expect(logo.getAttribute('src')).toBe(
      'http://content.test/oakline-kitchens/logos/oak.png?2026-11-01T09%3A00%3A00.000Z',
    );
  });

  test("is the reseller's for a user of a reseller", async () => {
    await open('/accounts', { 'GET /api/user': aUser({ organisation: withLogo, reseller }) });
    expect(screen.getByRole('img', { name: 'Northside' }).getAttribute('src')).toContain('http://content.test/n/n.png');
  });

  test("is the product's without an own one, with the name as a heading", async () => {
    await open('/accounts');
    const heading = screen.getByRole('heading', { name: 'Oakline Kitchens', level: 2 });
    expect(heading.parentElement?.querySelector('svg')).not.toBeNull();
  });
});

describe('below 800 px', () => {
  test.each(['/accounts', '/enquiries', '/configurators'])(
    '%s opens the menu, which its cross closes',
    async (path) => {
      setPhone(true);
      const { user } = renderApp(path, { 'GET /api/users': [], ...enquiryRoutes([]) });
      await user.click(await screen.findByRole('button', { name: 'Open the menu' }));
      await screen.findByRole('navigation', { name: 'Main' });
      await user.click(screen.getByRole('button', { name: 'Close the menu' }));
      await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull());
    },
  );

  test('choosing a view closes the menu', async () => {
    setPhone(true);
    const { user } = renderApp('/configurators', { 'GET /api/users': [] });
    await user.click(await screen.findByRole('button', { name: 'Open the menu' }));
    await user.click(await screen.findByRole('link', { name: 'User Accounts' }));
    expect(await screen.findByText('No users to display')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull());
  });
});
