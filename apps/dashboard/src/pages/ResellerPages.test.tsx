import { screen, waitFor, within } from '@testing-library/react';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { expect, test } from 'vitest';
import type { FakeRoutes } from '../test/fake-server.ts';
import { renderApp } from '../test/render-app.tsx';
import { aConfigurator, aGrant, anAccount, aReseller, aUser, withVersions } from '../test/samples.ts';

const managing = aUser({ permissions: ['users.create', 'users.invite', 'users.edit', 'configurators'] });
const INVITE = 'POST /api/organisations/70/users';
const DEPLOY = 'POST /api/configurators/1/deploy';
const base = '/oakline-kitchens/kitchens/panoramic-kitchen';

const open = (address: string, routes: FakeRoutes = {}) =>
  renderApp(address, {
    'GET /api/user': managing,
    'GET /api/resellers/70': aReseller(),
    'GET /api/organisations/70/users': [anAccount({ group: { id: 4 }, permissions: ['users.edit'] })],
    'GET /api/configurators/1': withVersions(aConfigurator({ deployed_version: 1.001 })),
    [`GET ${base}/v/1/data.json`]: aLayeredFile(),
    [`GET ${base}/v/1.001/data.json`]: aLayeredFile(),
    ...routes,
  });

test('Invite Reseller User opens Add User, and the user is invited into the reseller', async () => {
  const { user, server, router } = open('/resellers/70/accounts', { [INVITE]: anAccount({ id: 8 }) });
  await screen.findByText('ben@oakline.test');
  await user.click(screen.getByRole('button', { name: 'Invite Reseller User' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Add User' }));
  expect(router.state.location.pathname).toBe('/resellers/70/accounts/inviteResUser');
  await user.type(modal.getByLabelText('First name'), 'Dora');
  await user.type(modal.getByLabelText('Second name'), 'King');
  await user.type(modal.getByLabelText('Email address'), 'dora@northside.test');
  await user.click(modal.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('User invitation has been sent successfully!')).toBeDefined();
  expect(server.sent(INVITE)[0]?.body).toEqual({
    first_name: 'Dora',
    last_name: 'King',
    email: 'dora@northside.test',
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/resellers/70/accounts'));
});

test('an edit on the page of a reseller says whose user it is', async () => {
  const { user, server } = open('/resellers/70/accounts', { 'PATCH /api/users/4': anAccount() });
  await user.click(await screen.findByRole('link', { name: 'Edit Ben Carter' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Edit User' }));
  await user.type(modal.getByLabelText('First name'), 'ny');
  await user.click(modal.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('User data has been edited successfully!')).toBeDefined();
  expect(server.sent('PATCH /api/users/4')[0]?.body).toEqual({ id: 4, first_name: 'Benny', reseller_id: 70 });
});

test('the preview shows the copy of the reseller, and the tabs stay on its pages', async () => {
  open('/resellers/70/configurators/1');
  const frame = await screen.findByTitle<HTMLIFrameElement>('Preview of Panoramic Kitchen');
  expect(frame.src).toContain('src=/oakline-kitchens/resellers/northside-interiors/panoramic-kitchen/latest.json');
  const tabs = within(screen.getByRole('navigation', { name: 'Configurator' }));
  expect(tabs.getByRole('link', { name: 'Preview' }).getAttribute('href')).toBe(
    '/resellers/70/configurators/1/preview',
  );
  expect(tabs.getByRole('link', { name: 'Data' }).getAttribute('href')).toBe('/resellers/70/configurators/1/data');
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(menu.getByRole('link', { name: 'Panoramic Kitchen' }).getAttribute('href')).toBe('/configurators/1');
});

test('deploys for the reseller, from the version of its copy', async () => {
  const { user, server } = open('/resellers/70/configurators/1/data', {
    [DEPLOY]: () => {
      server.routes['GET /api/resellers/70'] = aReseller({ configurators: [aGrant({ version: 1.001 })] });
      return { deployed_version: 1.001, configurator: withVersions(aConfigurator()) };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Deploy To Live' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, update live' }));
  expect(await screen.findByText('Configurator has been deployed successfully!')).toBeDefined();
  expect(server.sent(DEPLOY)[0]?.body).toMatchObject({ version: '1.001', based_on: 1, reseller: 70 });
  await user.click(screen.getAllByRole('button', { name: 'Ok' })[0] as HTMLElement);
  expect((await screen.findAllByText('Currently deployed')).length).toBeGreaterThan(0);
});

test('a configurator that the reseller was not granted does not open there', async () => {
  open('/resellers/70/configurators/1/data', {
    'GET /api/resellers/70': aReseller({ configurators: [aGrant({ linked: false })] }),
  });
  expect(await screen.findByText('The configurator did not load')).toBeDefined();
});
