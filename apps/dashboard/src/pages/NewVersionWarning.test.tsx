import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { expect, test } from 'vitest';
import { renderApp } from '../test/render-app.tsx';
import { aConfigurator, withVersions } from '../test/samples.ts';

const base = '/oakline-kitchens/kitchens/panoramic-kitchen';
const files = Object.fromEntries(
  [1, 1.001, 1.002, 1.003].map((version) => [`GET ${base}/v/${version}/data.json`, aLayeredFile()]),
);
const WARNING =
  'New version of configurator has been uploaded! You will lose any unsaved edits if you did not upload this new version.';

const versionsBy = (author_id: number, ...versions: number[]) => {
  const configurator = withVersions(aConfigurator({ versions }));
  return { ...configurator, version_rows: configurator.version_rows.map((row) => ({ ...row, author_id })) };
};

const edit = async () => fireEvent.click(await screen.findByRole('switch', { name: 'Chalk White enabled' }));

const openData = async ({ edits = true } = {}) => {
  const app = renderApp('/configurators/1/data?layer=0', files);
  await screen.findByRole('tab', { name: /Doors/ });
  if (edits) await edit();
  return {
    ...app,
    /** What the socket's event makes the page do. */
    emit: (configurator: unknown) => {
      app.server.routes['GET /api/configurators/1'] = configurator;
      return app.queryClient.invalidateQueries();
    },
  };
};

test('a version of another user shows a warning; Stay keeps the version, and the next one shows it again', async () => {
  const { emit } = await openData();
  await emit(versionsBy(4, 1.002, 1.001, 1));
  expect(await screen.findByText(WARNING)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByText(WARNING)).toBeNull());
  expect(screen.getByRole('button', { name: 'Version v1.001' })).toBeDefined();
  await emit(versionsBy(4, 1.003, 1.002, 1.001, 1));
  expect(await screen.findByText(WARNING)).toBeDefined();
});

test('Go to the new version shows the newest one', async () => {
  const { emit } = await openData();
  await emit(versionsBy(4, 1.002, 1.001, 1));
  fireEvent.click(await screen.findByRole('button', { name: 'Go to the new version' }));
  expect(await screen.findByRole('button', { name: 'Version v1.002' })).toBeDefined();
  await waitFor(() => expect(screen.queryByText(WARNING)).toBeNull());
});

test('without unsaved edits nothing interrupts: a note warns, and leads to the new version also after an edit', async () => {
  const { emit } = await openData({ edits: false });
  await emit(versionsBy(4, 1.002, 1.001, 1));
  expect(await screen.findByText('Ben Carter has saved v1.002.')).toBeDefined();
  expect(screen.getByText(WARNING)).toBeDefined();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await edit();
  await waitFor(() => expect(screen.queryByText('Ben Carter has saved v1.002.')).toBeNull());
  expect(screen.queryByText(WARNING)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Go to the new version' }));
  expect(await screen.findByRole('button', { name: 'Version v1.002' })).toBeDefined();
  expect(screen.queryByText('Ben Carter has saved v1.002.')).toBeNull();
});

test('Stay in the note keeps the version, and the next one is noted again', async () => {
  const { emit } = await openData({ edits: false });
  await emit(versionsBy(4, 1.002, 1.001, 1));
  fireEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(screen.queryByText(WARNING)).toBeNull();
  expect(screen.getByRole('button', { name: 'Version v1.001' })).toBeDefined();
  await emit(versionsBy(4, 1.003, 1.002, 1.001, 1));
  expect(await screen.findByText('Ben Carter has saved v1.003.')).toBeDefined();
});

test('a version of one’s own is no news', async () => {
  const { emit, server } = await openData();
  const before = server.sent('GET /api/configurators/1').length;
  await emit(versionsBy(3, 1.002, 1.001, 1));
  await waitFor(() => expect(server.sent('GET /api/configurators/1').length).toBeGreaterThan(before));
  expect(screen.queryByText(WARNING)).toBeNull();
});
