import { screen, waitFor, within } from '@testing-library/react';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { expect, test } from 'vitest';
import { FakeRefusal } from '../test/fake-server.ts';
import { renderApp } from '../test/render-app.tsx';
import { aConfigurator, withVersions } from '../test/samples.ts';

const base = '/oakline-kitchens/kitchens/panoramic-kitchen';
const SAVE = 'PATCH /api/configurators/1/version/minor';
const DEPLOY = 'POST /api/configurators/1/deploy';
const files = {
  [`GET ${base}/v/1.001/data.json`]: aLayeredFile(),
  [`GET ${base}/v/1.002/data.json`]: aLayeredFile(),
};
const newer = withVersions(aConfigurator({ versions: [1.002, 1.001, 1] }));

const editAndOpenSave = async (routes: Record<string, unknown>) => {
  const app = renderApp('/configurators/1/data?layer=1', { ...files, ...routes });
  await app.user.click(await screen.findByRole('switch', { name: 'Matt Porcelain enabled' }));
  await app.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  const version = await screen.findByLabelText<HTMLInputElement>('New version');
  const inModal = within(screen.getByRole('dialog', { name: 'Save Changes' }));
  return { ...app, version, save: () => app.user.click(inModal.getByRole('button', { name: 'Save Changes' })) };
};

test('proposes the next version, saves the edits, and shows the new version', async () => {
  const { server, router, version, save, user } = await editAndOpenSave({
    [SAVE]: () => {
      server.routes['GET /api/configurators/1'] = newer;
      return { version: 1.002, configurator: newer };
    },
  });
  expect(version.value).toBe('v1.002');
  await save();
  expect(await screen.findByText('Version 1.002 has been successfully uploaded!.')).toBeDefined();
  expect(server.sent(SAVE)[0]?.body).toEqual({
    id: 1,
    name: 'Panoramic Kitchen',
    sku: 'PK-1',
    data: JSON.stringify([{ layer_index: 1, id: 'D1', data: { disabled: true } }]),
    version: 1.001,
    new_version: 1.002,
  });
  await user.click(screen.getByRole('button', { name: 'Ok' }));
  expect(router.state.location).toMatchObject({ pathname: '/configurators/1/data', search: { version: 1.002 } });
  await waitFor(() => expect(screen.queryByText('You have unsaved changes')).toBeNull());
  expect(localStorage.length).toBe(0);
});

test('a number that was taken meanwhile keeps the edits and offers the next free one', async () => {
  const { server, version, save, user } = await editAndOpenSave({
    [SAVE]: () => {
      server.routes['GET /api/configurators/1'] = newer;
      return new FakeRefusal(409, { message: 'This version exists already.', code: 'versions.exists' });
    },
  });
  await save();
  expect(await screen.findByText('v1.002 exists already')).toBeDefined();
  expect(await screen.findByText(/by Ben Carter while you were editing v1.001/)).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Use v1.003' }));
  expect(version.value).toBe('v1.003');
  expect(screen.queryByText('v1.002 exists already')).toBeNull();
  expect(localStorage.getItem('vitrine.edits.3.1.1.001')).toContain('"D1"');
  await user.keyboard('{Escape}');
  expect(await screen.findByText('1 edit in 1 layer')).toBeDefined();
});

test('a version that is none is refused before anything is sent', async () => {
  const { server, version, save, user } = await editAndOpenSave({});
  await user.clear(version);
  await user.type(version, 'next');
  await save();
  expect(await screen.findByText('Enter a version such as v1.006')).toBeDefined();
  expect(server.sent(SAVE)).toHaveLength(0);
});

test('opened without edits, Save Changes leads back to the tables', async () => {
  const { router } = renderApp('/configurators/1/data/save', files);
  await screen.findByRole('tab', { name: /Doors/ });
  await waitFor(() => expect(router.state.location.pathname).toBe('/configurators/1/data'));
});

test('deploys the selected version after a question that Cancel answers by default', async () => {
  const live = withVersions(aConfigurator({ deployed_version: 1.001 }));
  const { user, server } = renderApp('/configurators/1/data', {
    ...files,
    [DEPLOY]: () => {
      server.routes['GET /api/configurators/1'] = live;
      return { deployed_version: 1.001, configurator: live };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Deploy To Live' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
  await user.click(screen.getByRole('button', { name: 'Yes, update live' }));
  expect(await screen.findByText('Configurator has been deployed successfully!')).toBeDefined();
  expect(server.sent(DEPLOY)[0]?.body).toEqual({ version: '1.001', based_on: 1 });
  await user.click(screen.getByRole('button', { name: 'Ok' }));
  expect(screen.getAllByText('Currently deployed').length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Deploy To Live' })).toBeNull();
});

test('says when the live version moved meanwhile', async () => {
  const { user } = renderApp('/configurators/1/data/deploy', {
    ...files,
    [DEPLOY]: new FakeRefusal(409, { message: 'It moved.', code: 'versions.moved' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Yes, update live' }));
  expect(await screen.findByText(/The live version changed since you opened this page/)).toBeDefined();
});
