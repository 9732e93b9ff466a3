import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { preparingMessages } from '@vitrine/contract/configurators/preparing-messages';
import { expect, test } from 'vitest';
import { setPhone } from '../../test/browser-parts.ts';
import type { FakeRoutes } from '../../test/fake-server.ts';
import { theSocket } from '../../test/fake-web-socket.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aConfigurator, anAppConfig, anOrganisation, aUser } from '../../test/samples.ts';

const bedrooms = { id: 12, name: 'Bedrooms', safe_name: 'bedrooms' };
const LIST = [
  aConfigurator(),
  aConfigurator({ id: 2, name: 'Floor', configurator_type_id: 2, group: bedrooms, deployed: false }),
  aConfigurator({ id: 3, name: 'Stock Kitchen', configurator_type_id: 3, group: bedrooms }),
  aConfigurator({ id: 4, name: 'Wardrobe', configurator_type_id: 4, group: bedrooms }),
];
const creator = aUser({ permissions: ['configurators.create'] });

const open = async (routes: FakeRoutes = {}) => {
  const app = renderApp('/configurators', { 'GET /api/configurators': LIST, ...routes });
  const main = within(await screen.findByRole('main'));
  await main.findByRole('heading', { name: 'Configurators' });
  return { ...app, main };
};
const tile = (name: string) => screen.getByRole('main').querySelector(`li:has(a[href$="/${name}"])`) as HTMLElement;

test('a tile shows live how far its images are', async () => {
  const preparing = { done: 2, total: 40 };
  const { server } = await open({ 'GET /api/configurators': [aConfigurator({ preparing }), ...LIST.slice(1)] });
  expect(await screen.findByText(preparingMessages.working(2, 40))).toBeDefined();
  expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  const emit = (data: object) =>
    act(() => theSocket().tell({ event: 'configurator images', data: { configurator_id: 1, ...data } }));
  emit({ done: 39, total: 40, settled: false });
  expect(await within(tile('1')).findByText(preparingMessages.working(39, 40))).toBeDefined();
  server.routes['GET /api/configurators'] = LIST;
  emit({ done: 40, total: 40, settled: true });
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});

// Before anything that listens for the window's width.
test('on phones there is no Create', async () => {
  setPhone(true);
  try {
    const { main, unmount } = await open({ 'GET /api/user': creator });
    await main.findByText('Floor');
    expect(main.queryByRole('button', { name: 'Create' })).toBeNull();
    unmount();
  } finally {
    setPhone(false);
  }
});

test('a stock set has its badge on phones only', async () => {
  setPhone(true);
  try {
    const { main, unmount } = await open();
    await main.findByText('Stock Kitchen');
    expect(main.getAllByText('Stock')).toHaveLength(1);
    expect(within(tile('3')).getByText('Stock')).toBeDefined();
    unmount();
  } finally {
    setPhone(false);
  }
  const { main } = await open();
  await main.findByText('Stock Kitchen');
  expect(main.queryByText('Stock')).toBeNull();
});

test('has the heading, and tiles with name, type image and WIP under their groups', async () => {
  const { main, router } = await open();
  const group = within(await main.findByRole('region', { name: /Bedrooms/ }));
  expect(group.getAllByRole('listitem')).toHaveLength(3);
  expect(within(main.getByRole('region', { name: /Kitchens/ })).getByText('Panoramic Kitchen')).toBeDefined();
  expect(main.getAllByText('WIP')).toHaveLength(1);
  expect(within(tile('2')).getByText('WIP')).toBeDefined();
  const drawings = ['1', '2', '3', '4'].map((id) => tile(id).querySelector('svg')?.innerHTML);
  expect(new Set(drawings).size).toBe(4);
  fireEvent.click(main.getByRole('link', { name: 'Panoramic Kitchen' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/configurators/1/preview'));
});

test('Create opens the form, for those who hold the permission', async () => {
  const { main, router, unmount } = await open({ 'GET /api/user': creator });
  fireEvent.click(await main.findByRole('button', { name: 'Create' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/configurators/create'));
  unmount();
  const without = await open();
  await without.main.findByText('Floor');
  expect(without.main.queryByRole('button', { name: 'Create' })).toBeNull();
});

const ADMIN = aUser({ is_admin: true, organisation: null, organisation_id: null });

test('without an organisation there is no Create; in an opened one there is', async () => {
  const { main, unmount } = await open({ 'GET /api/user': ADMIN });
  await main.findByText('Floor');
  expect(main.queryByRole('button', { name: 'Create' })).toBeNull();
  unmount();
  const { router } = renderApp('/organisations/Acme/configurators', {
    'GET /api/user': ADMIN,
    'GET /api/app-config': anAppConfig({ admin_host: true }),
    'GET /api/organisations': [anOrganisation({ id: 9, name: 'Acme' })],
    'GET /api/organisations/9/configurators': LIST,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Create' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/organisations/Acme/configurators/create'));
});

test('administrators have options on a tile, others have none', async () => {
  const { main, user, router, unmount } = await open({ 'GET /api/user': ADMIN });
  await user.click(await main.findByRole('button', { name: 'Options of Floor' }));
  const items = (await screen.findAllByRole('menuitem', { hidden: true })).map((item) => item.textContent);
  expect(items).toEqual(['Edit', 'Update', 'Delete']);
  await user.click(screen.getByRole('menuitem', { name: 'Edit', hidden: true }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/configurators/2/edit'));
  unmount();
  const other = await open({ 'GET /api/user': creator });
  await other.main.findByText('Floor');
  expect(other.main.queryByRole('button', { name: /Options of/ })).toBeNull();
});
