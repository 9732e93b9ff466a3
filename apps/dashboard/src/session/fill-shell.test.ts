import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sessionRoutes } from '@vitrine/contract/session/routes';
import { expect, test } from 'vitest';
import { createQueryClient } from '../calls/query-client.ts';
import { FakeError, type FakeRoutes, startFakeServer } from '../test/fake-server.ts';
import { aConfigurator, anAppConfig, aUser } from '../test/samples.ts';
import { fillShell } from './fill-shell.ts';
import { appConfigQuery, configuratorsQuery, tenantKey, userQuery } from './queries.ts';

const shell = { app_config: anAppConfig(), user: aUser(), configurators: [aConfigurator()] };
const ofTenant = configuratorsQuery(tenantKey(null), null);

const open = async (routes: FakeRoutes) => {
  const server = startFakeServer(routes);
  const queryClient = createQueryClient();
  await fillShell(queryClient);
  return { server, queryClient };
};

test('one request answers the queries of the frame', async () => {
  const { server, queryClient } = await open({ 'GET /api/shell': shell });
  expect(await queryClient.ensureQueryData(appConfigQuery)).toEqual(shell.app_config);
  expect(await queryClient.ensureQueryData(userQuery)).toEqual(shell.user);
  expect(await queryClient.fetchQuery(ofTenant)).toEqual(shell.configurators);
  expect(server.received.map(({ path }) => path)).toEqual(['/api/shell']);
});

test('it is the request that index.html preloads: same address, no headers of its own', async () => {
  const html = readFileSync(path.resolve(import.meta.dirname, '../../index.html'), 'utf8');
  expect(html).toContain(`<link rel="preload" href="/api${sessionRoutes.readShell.path}" as="fetch" crossorigin />`);
  const { server } = await open({ 'GET /api/shell': shell });
  expect(server.received[0]?.headers).toEqual({});
});

test('a signed-out visit makes no other request, and asks for no configurators', async () => {
  const signedOut = { app_config: anAppConfig({ signed_in: false }), user: null, configurators: null };
  const { server, queryClient } = await open({ 'GET /api/shell': signedOut });
  expect(await queryClient.ensureQueryData(userQuery)).toBeNull();
  expect(queryClient.getQueryState(ofTenant.queryKey)).toBeUndefined();
  expect(server.received).toHaveLength(1);
});

test.each([
  ['an error of the server', new FakeError(503, { message: 'No', code: 'server.busy' })],
  [
    'an error of the network',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('after %s each query asks for itself', async (_case, answer) => {
  const { server, queryClient } = await open({
    'GET /api/shell': answer,
    'GET /api/app-config': anAppConfig(),
    'GET /api/user': aUser(),
  });
  expect(await queryClient.ensureQueryData(userQuery)).toEqual(aUser());
  expect(server.received.map(({ path }) => path)).toEqual(['/api/shell', '/api/app-config', '/api/user']);
});

test('a changed user is read by its own query', async () => {
  const { server, queryClient } = await open({
    'GET /api/shell': shell,
    'GET /api/app-config': anAppConfig(),
    'GET /api/user': aUser({ first_name: 'Anna' }),
  });
  expect(await queryClient.fetchQuery({ ...userQuery, staleTime: 0 })).toMatchObject({ first_name: 'Anna' });
  expect(server.sent('GET /api/shell')).toHaveLength(1);
});
