import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { layeredBuilderMessages as layeredMessages } from '@vitrine/contract/configurators/layered-builder-messages';
import type { CurrentUser } from '@vitrine/contract/session/schemas';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { afterEach, expect, test } from 'vitest';
import { FakeError } from '../../../test/fake-server.ts';
import { installFakeUploads } from '../../../test/fake-upload.ts';
import { leaveNoDrafts } from '../../../test/open-builder.tsx';
import { renderApp } from '../../../test/render-app.tsx';
import { aConfigurator, aUser, withVersions } from '../../../test/samples.ts';
import { loadDraft } from './stored/draft-store.ts';

const creator = aUser({ permissions: ['configurators.create', 'configurators'] });
const KEY = `${creator.id}.configurator.1`;
const SAVE = 'POST /api/configurators/1/version/built';
const base = '/oakline-kitchens/kitchens/panoramic-kitchen';
const newer = withVersions(aConfigurator({ versions: [1.002, 1.001, 1] }));
const built = withVersions(aConfigurator({ versions: [2, 1.001, 1] }));

afterEach(() => leaveNoDrafts(KEY));

const openBuilder = (routes: Record<string, unknown> = {}) => {
  const app = renderApp('/configurators/1/build', {
    'GET /api/user': creator,
    [`GET ${base}/v/1.001/data.json`]: { ...aLayeredFile(), studio: 'Leeds' },
    [`GET ${base}/v/1.002/data.json`]: aLayeredFile(),
    [`GET ${base}/v/2/data.json`]: aLayeredFile(),
    [`GET ${base}/assets.json`]: {},
    [SAVE]: built,
    ...routes,
  });
  return { ...app, uploads: installFakeUploads() };
};

const rename = async (from: string, to: string): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name: from }));
  const field = screen.getByLabelText(messages.itemName);
  fireEvent.change(field, { target: { value: to } });
  fireEvent.blur(field);
};

const openSave = async () => {
  fireEvent.click(screen.getByRole('button', { name: messages.saveVersion }));
  return within(await screen.findByRole('dialog', { name: messages.saveVersion }));
};

const sentFile = async (body: unknown): Promise<LayeredFile> =>
  JSON.parse(await ((body as Record<string, unknown>).json_data as File).text());

test('a version is changed, its changes are listed, and it is saved as the next major with all that was there', async () => {
  const { server, router } = openBuilder();
  await rename('Soft Linen', 'Linen');
  const dialog = await openSave();
  expect(dialog.getByRole('row', { name: /Soft Linen Name Soft Linen Linen/ })).toBeDefined();
  const note = dialog.getByLabelText<HTMLTextAreaElement>(messages.note);
  // A longer one is not cut: it cannot be saved, and says so.
  fireEvent.change(note, { target: { value: 'x'.repeat(501) } });
  expect([note.maxLength, note.getAttribute('aria-invalid')]).toEqual([-1, 'true']);
  fireEvent.change(note, { target: { value: 'Shorter names' } });
  fireEvent.click(dialog.getByRole('button', { name: messages.saveVersion }));
  await waitFor(() => expect(server.sent(SAVE)).toHaveLength(1));
  const body = server.sent(SAVE)[0]?.body;
  expect(body).toMatchObject({ based_on: 'v1.001', newest_seen: 'v1.001', note: 'Shorter names' });
  expect(await sentFile(body)).toMatchObject({ studio: 'Leeds' });
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/configurators/1/data', search: { version: 2 } }),
  );
  expect(await loadDraft(KEY)).toBeUndefined();
});

test('nothing can be saved or discarded before a change; Discard changes asks, and begins from the version again', async () => {
  openBuilder();
  await screen.findByRole('button', { name: 'Soft Linen' });
  const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
  expect([messages.saveVersion, messages.discard].map(isDisabled)).toEqual([true, true]);
  await rename('Soft Linen', 'Linen');
  fireEvent.click(screen.getByRole('button', { name: messages.discard }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: messages.discard }));
  expect(await screen.findByRole('button', { name: 'Soft Linen' })).toBeDefined();
  expect(await loadDraft(KEY)).toBeUndefined();
});

test('the draft is there again after the tab was closed', async () => {
  const first = openBuilder();
  await rename('Soft Linen', 'Linen');
  await waitFor(async () => expect((await loadDraft(KEY))?.began).toEqual({ version: 1.001, newestSeen: 1.001 }));
  first.unmount();
  openBuilder({ 'GET /api/configurators/1': newer });
  expect(await screen.findByRole('button', { name: 'Linen' })).toBeDefined();
  expect(screen.getByRole('heading', { name: messages.editTitle('v1.001') })).toBeDefined();
});

test('a change that was undone is not there again after the tab was closed', async () => {
  const first = openBuilder();
  await rename('Soft Linen', 'Linen');
  await waitFor(async () => expect(await loadDraft(KEY)).toBeDefined());
  fireEvent.click(screen.getByRole('button', { name: messages.undo }));
  await waitFor(async () => expect(await loadDraft(KEY)).toBeUndefined());
  first.unmount();
  openBuilder();
  expect(await screen.findByRole('button', { name: 'Soft Linen' })).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: messages.saveVersion }).disabled).toBe(true);
});

test('a version that was saved meanwhile is taken over: both changes are saved, and the own value wins', async () => {
  const theirs = aLayeredFile();
  Object.assign(theirs.layers[0]?.items[1] ?? {}, { name: 'Pale Linen', product_code: 'PL-1' });
  const { server } = openBuilder({
    [`GET ${base}/v/1.002/data.json`]: theirs,
    [SAVE]: () => {
      if (server.sent(SAVE).length > 1) return built;
      server.routes['GET /api/configurators/1'] = newer;
      return new FakeError(409, { message: 'Newer.', code: 'versions.newer' });
    },
  });
  await rename('Soft Linen', 'Linen');
  const dialog = await openSave();
  fireEvent.click(dialog.getByRole('button', { name: messages.saveVersion }));
  const takeOver = await screen.findByRole('button', { name: messages.takeOver('v1.002'), hidden: true });
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: messages.saveVersion, hidden: true }).disabled).toBe(
    true,
  );
  fireEvent.click(takeOver);
  expect(await screen.findByText(messages.takenOver('v1.002', ['Linen (Name)']))).toBeDefined();
  expect(screen.getByRole('heading', { name: messages.editTitle('v1.002') })).toBeDefined();
  const again = await openSave();
  fireEvent.click(again.getByRole('button', { name: messages.saveVersion }));
  await waitFor(() => expect(server.sent(SAVE)).toHaveLength(2));
  const body = server.sent(SAVE)[1]?.body;
  expect(body).toMatchObject({ based_on: 'v1.002', newest_seen: 'v1.002' });
  expect((await sentFile(body)).layers[0]?.items[1]).toMatchObject({ name: 'Linen', product_code: 'PL-1' });
});

test('items that are deleted are looked for in presets and shared designs, which are named', async () => {
  const USES = 'POST /api/configurators/1/item-uses';
  const presets = [
    { name: 'Country', reseller: null },
    { name: 'Loft', reseller: 'Northside' },
  ];
  const { server } = openBuilder({ [USES]: { presets, shared_designs: 3 } });
  fireEvent.click(await screen.findByRole('button', { name: 'Soft Linen' }));
  fireEvent.click(screen.getByRole('button', { name: messages.deleteItem }));
  const dialog = await openSave();
  expect(await dialog.findByText(messages.usesTitle(2, 3))).toBeDefined();
  expect(dialog.getByText(messages.usedInPresets('Country, Loft (Northside)'))).toBeDefined();
  expect(server.sent(USES)[0]?.body).toEqual({ ids: ['W2'] });
});

test('users of a reseller change their copy where the manufacturer allows it, without scenes', async () => {
  const reseller = { ...creator.organisation, id: 70, builds_copies: true };
  openBuilder({ 'GET /api/user': aUser({ permissions: ['configurators'], reseller } as Partial<CurrentUser>) });
  expect(await screen.findByRole('button', { name: 'Soft Linen' })).toBeDefined();
  expect(screen.queryByRole('button', { name: layeredMessages.sceneAdd })).toBeNull();
});

test('is for people who may create configurators, or change copies', async () => {
  const { router } = openBuilder({ 'GET /api/user': aUser({ permissions: ['configurators'] }) });
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/configurators\/1\/(preview|analytics)$/));
});
