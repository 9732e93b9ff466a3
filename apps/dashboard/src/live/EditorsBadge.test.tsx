import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { beforeEach, expect, test } from 'vitest';
import { installFakeWebSocket, theSocket } from '../test/fake-web-socket.ts';
import { renderApp } from '../test/render-app.tsx';
import { aUser } from '../test/samples.ts';
import { TAB } from './useEditors.ts';

const REPORT = `PUT /api/configurators/1/editors/${TAB}`;
const LEAVE = `DELETE /api/configurators/1/editors/${TAB}`;
const base = '/oakline-kitchens/kitchens/panoramic-kitchen';
const me = aUser({ permissions: ['configurators'] });
const anna = { user_id: 901, name: 'Anna Berg' };
const bert = { user_id: 902, name: 'Bert Lind' };

beforeEach(installFakeWebSocket);

const open = (editors: () => object[], user = me) =>
  renderApp('/configurators/1/data', {
    'GET /api/user': user,
    [`GET ${base}/v/1.001/data.json`]: aLayeredFile(),
    [`GET ${base}/assets.json`]: {},
    [REPORT]: editors,
    [LEAVE]: { success: true },
    'POST /api/logout': { success: true },
  });

test('the data of a configurator names who else works on it, and follows them live', async () => {
  let editors = [anna];
  open(() => editors);
  expect(await screen.findByText('Anna Berg is working on this too.')).toBeDefined();
  editors = [anna, { ...anna }, bert];
  theSocket().accept();
  theSocket().tell({ event: 'configurator editors', data: { configurator_id: 1 } });
  expect(await screen.findByText('Anna Berg and Bert Lind are working on this too.')).toBeDefined();
  editors = [];
  theSocket().tell({ event: 'configurator editors', data: { configurator_id: 1 } });
  await waitFor(() => expect(screen.queryByText(/working on this too/)).toBeNull());
});

test('another tab of the same user is named as such', async () => {
  open(() => [{ user_id: me.id, name: 'Me Myself' }]);
  expect(await screen.findByText('You have this open in another tab as well.')).toBeDefined();
});

test('leaving the screen is reported', async () => {
  const { server, router } = open(() => []);
  await waitFor(() => expect(server.sent(REPORT)).not.toEqual([]));
  await router.navigate({ to: '/configurators' });
  await waitFor(() => expect(server.sent(LEAVE)).toHaveLength(1));
});

test('signing out reports nothing without a session', async () => {
  const { server, router } = open(() => []);
  await waitFor(() => expect(server.sent(REPORT)).not.toEqual([]));
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  await waitFor(() => expect(screen.queryByText('Panoramic Kitchen')).toBeNull());
  expect(server.sent(LEAVE)).toEqual([]);
});

test('users who cannot save report nothing', async () => {
  const { server } = open(() => [anna], aUser({ permissions: [] }));
  await screen.findByLabelText('Soft Linen enabled');
  expect(server.sent(REPORT)).toEqual([]);
});
