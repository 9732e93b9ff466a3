import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { builderMessages } from '@vitrine/contract/configurators/builder-messages';
import { partMessages as messages } from '@vitrine/contract/configurators/part-messages';
import { aFloorsFile, aRobeFile } from '@vitrine/fixtures/floors-and-robes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installFakeUploads } from '../../../../test/fake-upload.ts';
import { leaveNoDrafts } from '../../../../test/open-builder.tsx';
import { renderApp } from '../../../../test/render-app.tsx';
import { aConfigurator, aUser, withVersions } from '../../../../test/samples.ts';
import { loadDraft } from '../stored/draft-store.ts';

const creator = aUser({ permissions: ['configurators.create', 'configurators'] });
const NEW = `${creator.id}.7`;
const SAVED = `${creator.id}.configurator.1`;
const base = '/oakline-kitchens/kitchens/panoramic-kitchen';
const SAVE = 'POST /api/configurators/1/version/built';

beforeEach(() => vi.stubGlobal('isSecureContext', true));
afterEach(() => leaveNoDrafts(NEW, SAVED));

const openStart = () => renderApp('/configurators/build', { 'GET /api/user': creator });

const openVersion = (type: 2 | 4, file: object) => {
  const app = renderApp('/configurators/1/build', {
    'GET /api/user': creator,
    'GET /api/configurators/1': withVersions(aConfigurator({ configurator_type_id: type })),
    [`GET ${base}/v/1.001/data.json`]: file,
    [`GET ${base}/assets.json`]: {},
    [SAVE]: withVersions(aConfigurator({ configurator_type_id: type, versions: [2, 1.001, 1] })),
  });
  installFakeUploads();
  return app;
};

const rows = (label: string) =>
  within(screen.getByRole('region', { name: label }))
    .queryAllByRole('button', { name: /^Move / })
    .map((handle) => handle.getAttribute('aria-label')?.replace('Move ', ''));

const edit = (label: string, text: string): void => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};

test('a floor begins empty; flakes are added, renamed, undone, and there again after the tab was closed', async () => {
  const first = openStart();
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${messages.startFloor}`) }));
  fireEvent.click(screen.getByRole('button', { name: messages.add('flake') }));
  edit(messages.name, 'Signal White');
  expect(rows('Flakes')).toEqual(['Signal White']);
  fireEvent.click(screen.getByRole('button', { name: builderMessages.undo }));
  expect(rows('Flakes')).toEqual(['Flake 1']);
  fireEvent.click(screen.getByRole('button', { name: builderMessages.redo }));
  await waitFor(async () =>
    expect((await loadDraft(NEW))?.draft).toMatchObject({
      type: 'floors',
      file: { flakes: [{ name: 'Signal White' }] },
    }),
  );
  first.unmount();
  openStart();
  await screen.findByRole('button', { name: builderMessages.drag('Signal White') });
});

test('a wardrobe begins with one part of each list, as guesses', async () => {
  openStart();
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${messages.startRobe}`) }));
  expect(['Doors', 'Frames', 'Interiors', 'Materials'].map((label) => rows(label).length)).toEqual([1, 1, 1, 1]);
  expect(screen.getByText(builderMessages.guessesTitle(5))).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'White' }));
  edit(builderMessages.price, '199.5');
  expect(screen.queryByText(builderMessages.guessesTitle(5))).toBeNull();
  expect(screen.getByText(builderMessages.guessesTitle(4))).toBeDefined();
});

test('a version of a floor is changed and saved as the next major', async () => {
  const { server } = openVersion(2, { ...aFloorsFile(), studio: 'Leeds' });
  fireEvent.click(await screen.findByRole('button', { name: 'Jet Black' }));
  fireEvent.click(screen.getByRole('button', { name: builderMessages.moveUp }));
  edit(builderMessages.price, '20');
  expect(rows('Flakes')).toEqual(['Jet Black', 'Signal White', 'Gentian Blue']);
  fireEvent.click(screen.getByRole('button', { name: builderMessages.saveVersion }));
  const dialog = within(await screen.findByRole('dialog', { name: builderMessages.saveVersion }));
  fireEvent.click(dialog.getByRole('button', { name: builderMessages.saveVersion }));
  await waitFor(() => expect(server.sent(SAVE)).toHaveLength(1));
  const body = server.sent(SAVE)[0]?.body as Record<string, unknown>;
  const file = JSON.parse(await (body.json_data as File).text());
  expect(file).toMatchObject({ studio: 'Leeds', flakes: [{ id: 'FLK-02', price: 20 }, {}, {}] });
});

test('a flake that blends contain is named with them before it is deleted, and taken out of them', async () => {
  openVersion(2, aFloorsFile());
  fireEvent.click(await screen.findByRole('button', { name: 'Jet Black' }));
  fireEvent.click(screen.getByRole('button', { name: messages.deleteYes }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(messages.usedBy('Jet Black', 'Domino, Granite'))).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: messages.deleteYes }));
  expect(rows('Flakes')).toEqual(['Signal White', 'Gentian Blue']);
  await waitFor(async () => {
    const { draft } = (await loadDraft(SAVED)) ?? {};
    const parts = draft?.type === 'floors' ? (draft.file.blends[0]?.parts ?? []) : [];
    expect(parts.map(({ id, percent }) => [id, percent])).toEqual([
      ['FLK-01', 0.444],
      ['FLK-03', 0.556],
    ]);
  });
});

test('a version of a wardrobe opens with its lists; a part is copied, switched off and deleted at once', async () => {
  openVersion(4, aRobeFile());
  fireEvent.click(await screen.findByRole('button', { name: 'White Matt' }));
  fireEvent.click(screen.getByRole('button', { name: builderMessages.duplicate }));
  expect(rows('Materials')).toEqual(['Natural Oak', 'White Matt', 'White Matt']);
  fireEvent.click(screen.getByRole('switch', { name: messages.offered }));
  expect(screen.getByRole('switch', { name: messages.offered })).toHaveProperty('checked', false);
  fireEvent.click(screen.getByRole('button', { name: messages.deleteYes }));
  expect(rows('Materials')).toEqual(['Natural Oak', 'White Matt']);
});
