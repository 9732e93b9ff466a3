import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { expect, test } from 'vitest';
import { FakeError } from '../test/fake-server.ts';
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
const saved = (version: number) => ({ version, configurator: newer });

const editAndOpenSave = async (routes: Record<string, unknown>) => {
  const app = renderApp('/configurators/1/data?layer=1', { ...files, ...routes });
  fireEvent.click(await screen.findByRole('switch', { name: 'Matt Porcelain enabled' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  const version = await screen.findByLabelText<HTMLInputElement>('New version');
  const inModal = within(screen.getByRole('dialog', { name: 'Save Changes' }));
  return { ...app, version, save: () => fireEvent.click(inModal.getByRole('button', { name: 'Save Changes' })) };
};

/** Whether the cross and Cancel are disabled. */
const areClosersDisabled = (role: 'dialog' | 'alertdialog'): boolean[] => {
  const modal = within(screen.getByRole(role));
  return ['Close', 'Cancel'].map((name) => modal.getByRole<HTMLButtonElement>('button', { name }).disabled);
};

/** A route that waits before it answers. */
const waiting = (answer: unknown) => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { route: () => arrived.then(() => answer), arrive: () => arrive() };
};

test('the note stays when the dialog is closed to look at the tables, and is gone once it is saved', async () => {
  const note = () => screen.findByLabelText<HTMLInputElement>('Note');
  const { server } = await editAndOpenSave({ [SAVE]: saved(1.002) });
  fireEvent.change(await note(), { target: { value: 'Spring prices' } });
  fireEvent.keyDown(await note(), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect((await note()).value).toBe('Spring prices');
  const dialog = within(screen.getByRole('dialog', { name: 'Save Changes' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Version 1.002 has been successfully uploaded!.');
  expect(server.sent(SAVE)[0]?.body).toMatchObject({ note: 'Spring prices' });
  expect(Object.keys(sessionStorage).filter((key) => key.includes('version-note'))).toEqual([]);
});

test('cannot be closed while it saves', async () => {
  const answer = waiting(saved(1.002));
  const { save } = await editAndOpenSave({ [SAVE]: answer.route });
  expect(areClosersDisabled('dialog')).toEqual([false, false]);
  save();
  await waitFor(() => expect(areClosersDisabled('dialog')).toEqual([true, true]));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  answer.arrive();
  expect(await screen.findByText('Version 1.002 has been successfully uploaded!.')).toBeDefined();
  expect(localStorage.getItem('vitrine.edits.3.1.1.001')).toBeNull();
});

test('cannot be closed while it deploys', async () => {
  const answer = waiting({ deployed_version: 1.001, configurator: newer, propagation_id: null });
  renderApp('/configurators/1/data/deploy', { ...files, [DEPLOY]: answer.route });
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, update live' }));
  await waitFor(() => expect(areClosersDisabled('alertdialog')).toEqual([true, true]));
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
  answer.arrive();
  expect(await screen.findByText('Configurator has been deployed successfully!')).toBeDefined();
});

test('proposes the next version, saves the edits, and shows the new version', async () => {
  const { server, router, version, save } = await editAndOpenSave({
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
    newest_seen: 1.001,
    note: '',
  });
  fireEvent.click(screen.getByRole('button', { name: 'Ok' }));
  expect(router.state.location).toMatchObject({ pathname: '/configurators/1/data', search: { version: 1.002 } });
  await waitFor(() => expect(screen.queryByText('You have unsaved changes')).toBeNull());
  expect(localStorage.getItem('vitrine.edits.3.1.1.001')).toBeNull();
});

test('a number that was taken meanwhile keeps the edits, and they can be saved beside it', async () => {
  let errors = 1;
  const { server, version, save } = await editAndOpenSave({
    [SAVE]: () => {
      server.routes['GET /api/configurators/1'] = newer;
      return errors-- > 0 ? new FakeError(409, { message: 'Exists.', code: 'versions.exists' }) : saved(1.003);
    },
  });
  await save();
  expect(await screen.findByText('v1.002 already exists')).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(await screen.findByText(/by Ben Carter while you were editing v1.001/)).toBeDefined();
  expect(localStorage.getItem('vitrine.edits.3.1.1.001')).toContain('"D1"');
  fireEvent.click(await screen.findByRole('button', { name: 'Leave it out and save as v1.003' }));
  expect(await screen.findByText('Version 1.003 has been successfully uploaded!.')).toBeDefined();
  expect(version.value).toBe('v1.003');
  expect(server.sent(SAVE)[1]?.body).toMatchObject({ version: 1.001, new_version: 1.003, newest_seen: 1.002 });
});

test('edits are moved onto a version that was saved meanwhile, and what both changed is asked for', async () => {
  const theirs = aLayeredFile();
  Object.assign(theirs.layers[1]?.items[0] ?? {}, { disabled: true, price: 44 });
  const { server, save } = await editAndOpenSave({
    [`GET ${base}/v/1.002/data.json`]: theirs,
    [SAVE]: () => {
      server.routes['GET /api/configurators/1'] = newer;
      return new FakeError(409, { message: 'Newer.', code: 'versions.newer' });
    },
  });
  await save();
  fireEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(screen.getByText('v1.002 is newer than your edits')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'See what changed' }));
  const changes = await screen.findByRole('table', { name: 'What changed from v1.001 to v1.002' });
  expect(within(changes).getByRole('row', { name: /Matt Porcelain Price £39.00 £44.00/ })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  fireEvent.click(screen.getByRole('button', { name: 'Move my edits to v1.002' }));
  // The same switch was turned off by both: nothing of mine is left.
  expect(await screen.findByText(/All your changes are already in that version/)).toBeDefined();
  expect(screen.queryByText(/^0 edits/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Move my edits to v1.002' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Go to v1.002' }));
  expect(await screen.findByRole('button', { name: 'Version v1.002' })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'You have unsaved changes' })).toBeNull());
  expect(server.sent(SAVE)).toHaveLength(1);
});

test('a field that both changed is asked for, and the chosen value is saved on the newer version', async () => {
  const theirs = aLayeredFile();
  Object.assign(theirs.layers[0]?.items[0] ?? {}, { price: 44 });
  const left = {
    edits: [{ layer_index: 0, id: 'W1', data: { price: 41, name: 'Chalk' } }],
    savedAt: '2026-11-20T09:00:00.000Z',
  };
  localStorage.setItem('vitrine.edits.3.1.1.001', JSON.stringify(left));
  const { server } = renderApp('/configurators/1/data?version=1.001', {
    ...files,
    [`GET ${base}/v/1.002/data.json`]: theirs,
    'GET /api/configurators/1': newer,
    [SAVE]: saved(1.003),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Save Changes' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Move my edits to v1.002' }));
  const asked = await screen.findByRole('group', { name: /Chalk White Price\s?was £39.00/ });
  expect(within(asked).getByLabelText<HTMLInputElement>(/Theirs\s?£44.00/).checked).toBe(true);
  // The button has moved them: each value is on screen before anything is saved.
  expect(screen.queryByRole('button', { name: 'Move my edits to v1.002' })).toBeNull();
  expect(screen.getByText('Your edits are now based on v1.002: 1 edit.')).toBeDefined();
  const review = within(screen.getByRole('table', { name: 'Will be saved' }));
  for (const head of ['Yours', 'Now in v1.002', 'Will be saved'])
    expect(review.getByRole('columnheader', { name: head })).toBeDefined();
  expect(review.getByRole('row', { name: /Chalk White Name Chalk Chalk White Chalk$/ })).toBeDefined();
  expect(review.getByRole('row', { name: /Price £41.00 £44.00 £44.00/ })).toBeDefined();
  fireEvent.click(within(asked).getByLabelText(/Mine\s?£41.00/));
  expect(review.getByRole('row', { name: /Price £41.00 £44.00 £41.00/ })).toBeDefined();
  expect(screen.getByText('Your edits are now based on v1.002: 2 edits.')).toBeDefined();
  expect(server.sent(SAVE)).toHaveLength(0);
  const modal = within(screen.getByRole('dialog', { name: 'Save Changes' }));
  fireEvent.click(modal.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Version 1.003 has been successfully uploaded!.');
  expect(server.sent(SAVE)[0]?.body).toMatchObject({
    ...{ version: 1.002, new_version: 1.003, newest_seen: 1.002 },
    data: JSON.stringify([{ layer_index: 0, id: 'W1', data: { name: 'Chalk', price: 41 } }]),
  });
});

test('an invalid version is rejected before anything is sent', async () => {
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
  const { server } = renderApp('/configurators/1/data', {
    ...files,
    [DEPLOY]: () => {
      server.routes['GET /api/configurators/1'] = live;
      return { deployed_version: 1.001, configurator: live, propagation_id: null };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Deploy To Live' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
  fireEvent.click(screen.getByRole('button', { name: 'Yes, update live' }));
  expect(await screen.findByText('Configurator has been deployed successfully!')).toBeDefined();
  expect(server.sent(DEPLOY)[0]?.body).toEqual({
    ...{ version: '1.001', based_on: 1, propagate_scene: '', auto: false },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Ok' }));
  expect(screen.getAllByText('Currently deployed').length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Deploy To Live' })).toBeNull();
});

test('a question that is opened while its version loads waits for it, and so shows what became of its answer', async () => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { router } = renderApp('/configurators/1/data?version=1.001', {
    ...files,
    'GET /api/configurators/1': newer,
    [`GET ${base}/v/1.002/data.json`]: async () => {
      await arrived;
      return aLayeredFile();
    },
    [DEPLOY]: { deployed_version: 1.002, configurator: newer, propagation_id: null },
  });
  await screen.findByRole('tab', { name: /Doors/ });
  await act(() => router.navigate({ to: '/configurators/1/data/deploy', search: { version: 1.002 } as never }));
  expect(await screen.findByText('Fetching configurator details...')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Yes, update live' })).toBeNull();
  arrive();
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, update live' }));
  expect(await screen.findByText('Configurator has been deployed successfully!')).toBeDefined();
});

test('says when the live version moved meanwhile', async () => {
  renderApp('/configurators/1/data/deploy', {
    ...files,
    [DEPLOY]: new FakeError(409, { message: 'It moved.', code: 'versions.moved' }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, update live' }));
  expect(await screen.findByText(/The live version changed since you opened this page/)).toBeDefined();
});
