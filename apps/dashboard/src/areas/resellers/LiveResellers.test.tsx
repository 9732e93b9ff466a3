import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeError, type FakeRoutes } from '../../test/fake-server.ts';
import { sockets, theSocket } from '../../test/fake-web-socket.ts';
import { renderApp } from '../../test/render-app.tsx';
import {
  aConfigurator,
  anAppConfig,
  anOrganisation,
  aReseller,
  aResellerRow,
  aUser,
  withVersions,
} from '../../test/samples.ts';

const known = aReseller();
const arrived = aReseller({ id: 71, name: 'Bramley & Rowe' });

const open = async (routes: FakeRoutes = {}) => {
  const app = renderApp('/resellers', {
    'GET /api/organisations/7/resellers/rows': [aResellerRow()],
    'GET /api/resellers/70': known,
    'GET /api/resellers/71': arrived,
    ...routes,
  });
  await screen.findByRole('link', { name: known.name });
  return app;
};

const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

test('a reseller that was created elsewhere is fetched by its id, listed, and new until it is selected', async () => {
  const { server, user, router } = await open();
  theSocket().tell({ event: 'reseller created', data: { reseller_id: 71 } });
  expect((await rowOf('Bramley')).getByText('NEW')).toBeDefined();
  expect(server.sent('GET /api/resellers/71')).toHaveLength(1);
  expect(server.sent('GET /api/organisations/7/resellers/rows')).toHaveLength(1);
  expect((await rowOf('Northside')).queryByText('NEW')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Bramley & Rowe' }));
  await screen.findByRole('navigation', { name: 'Reseller' });
  router.history.back();
  await rowOf('Bramley');
  await waitFor(() => expect(screen.queryByText('NEW')).toBeNull());
});

test('a reseller that was renamed elsewhere shows its new name and is not new', async () => {
  await open({ 'GET /api/resellers/70': aReseller({ name: 'Northside Homes' }) });
  theSocket().tell({ event: 'reseller updated', data: { reseller_id: 70 } });
  await rowOf('Northside Homes');
  expect(screen.queryByText('Northside Interiors')).toBeNull();
  expect(screen.queryByText('NEW')).toBeNull();
});

test('an update of an unknown reseller is an addition', async () => {
  await open();
  theSocket().tell({ event: 'reseller updated', data: { reseller_id: 71 } });
  expect((await rowOf('Bramley')).getByText('NEW')).toBeDefined();
  expect(screen.getAllByRole('row')).toHaveLength(3);
});

test('three quick events for one reseller never fetch it twice at once', async () => {
  let running = 0;
  let most = 0;
  const { server } = await open({
    'GET /api/resellers/71': async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      return arrived;
    },
  });
  for (const event of ['reseller created', 'reseller updated', 'reseller updated'])
    theSocket().tell({ event, data: { reseller_id: 71 } });
  await rowOf('Bramley');
  await waitFor(() => expect(server.sent('GET /api/resellers/71')).toHaveLength(2));
  expect(most).toBe(1);
});

test('a reseller of another organisation is not shown', async () => {
  const { server } = await open({ 'GET /api/resellers/71': { ...arrived, organisation_id: 8 } });
  theSocket().tell({ event: 'reseller created', data: { reseller_id: 71 } });
  await waitFor(() => expect(server.sent('GET /api/resellers/71')).toHaveLength(1));
  theSocket().tell({ event: 'reseller updated', data: { reseller_id: 70 } });
  await waitFor(() => expect(server.sent('GET /api/resellers/70')).toHaveLength(1));
  expect(screen.queryByText('Bramley & Rowe')).toBeNull();
});

test('administrators receive it in the organisation that they opened', async () => {
  renderApp('/organisations/Acme/resellers', {
    'GET /api/user': aUser({ is_admin: true, organisation: null }),
    'GET /api/app-config': anAppConfig({ admin_host: true }),
    'GET /api/organisations': [anOrganisation({ id: 9, name: 'Acme' })],
    'GET /api/organisations/9/configurators': [],
    'GET /api/organisations/9/resellers/rows': [],
    'GET /api/resellers/71': { ...arrived, organisation_id: 9 },
  });
  await screen.findByText('No resellers to display');
  theSocket().tell({ event: 'reseller created', data: { reseller_id: 71 } });
  expect((await rowOf('Bramley')).getByText('NEW')).toBeDefined();
});

test('after a gap what is open is read again', async () => {
  const { server } = await open();
  theSocket().accept();
  server.routes['GET /api/organisations/7/resellers/rows'] = [
    aResellerRow(),
    aResellerRow({ id: 71, name: 'Bramley & Rowe' }),
  ];
  theSocket().drop();
  await waitFor(() => expect(sockets).toHaveLength(2), { timeout: 2000 });
  theSocket().accept();
  await rowOf('Bramley');
});

test('a version that somebody else saved shows in the version menu', async () => {
  const { server, user } = renderApp('/configurators/1/preview');
  await screen.findByRole('heading', { name: 'Panoramic Kitchen' });
  server.routes['GET /api/configurators/1'] = withVersions(aConfigurator({ versions: [1.002, 1.001, 1] }));
  theSocket().tell({ event: 'configurator version created', data: { configurator_id: 1, version: 1.002 } });
  await waitFor(() => expect(server.sent('GET /api/configurators/1')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Version v1.001' }));
  expect(await screen.findByText('v1.002')).toBeDefined();
});

test.each([
  ['is deleted', { event: 'configurator deleted', data: { configurator_id: 1 } }],
  ['is no longer granted to the own reseller', { event: 'reseller updated', data: { reseller_id: 70 } }],
] as const)('the open page of a configurator that %s says so', async (_, frame) => {
  const { organisation } = aUser();
  const reseller = organisation && { ...organisation, id: 70 };
  const { server } = renderApp('/configurators/1/preview', { 'GET /api/user': aUser({ reseller }) });
  await screen.findByRole('heading', { name: 'Panoramic Kitchen' });
  server.routes['GET /api/configurators/1'] = new FakeError(404, { message: 'No', code: 'resource.missing' });
  theSocket().tell(frame);
  expect(await screen.findByText('404 not found')).toBeDefined();
});

test('the end of the session shows where one is, and the socket waits for it', async () => {
  const { server } = await open();
  server.routes['GET /api/user'] = new FakeError(401, { message: 'Sign in to continue.', code: 'session.required' });
  theSocket().drop(4401);
  expect(await screen.findByRole('alertdialog', { name: 'Your session has ended' })).toBeDefined();
  expect(sockets).toHaveLength(1);
});

test('logging out closes the socket', async () => {
  const { user } = await open({ 'POST /api/logout': { success: true } });
  const socket = theSocket();
  await user.click(screen.getByRole('button', { name: /log out/i }));
  await waitFor(() => expect(socket.closed).toBe(true));
  expect(sockets).toHaveLength(1);
});
