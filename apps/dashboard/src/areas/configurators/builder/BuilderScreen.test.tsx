import 'fake-indexeddb/auto';
import { Blob as StorableBlob } from 'node:buffer';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import { partMessages } from '@vitrine/contract/configurators/part-messages';
import { anImage, type Region } from '@vitrine/fixtures/images';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installFakeUploads } from '../../../test/fake-upload.ts';
import { leaveNoDrafts, UPLOADED } from '../../../test/open-builder.tsx';
import { renderApp } from '../../../test/render-app.tsx';
import { aConfigurator, aUser, withVersions } from '../../../test/samples.ts';
import type { LocalImage, MeasureResult } from './measure/local-image.ts';
import { loadDraft, removeDraft } from './stored/draft-store.ts';

const creator = aUser({ permissions: ['configurators.create', 'configurators'] });
/** Of the signed-in user and the organisation. */
const KEY = `${creator.id}.7`;
const CREATE = 'POST /api/organisations/7/configurators';

/** Only the blobs of Node itself can be stored in a test. */
const blob = (text: string, type?: string): Blob => new StorableBlob([text], { type }) as unknown as Blob;

const localImage = (name: string, region: Region, overrides = {}): LocalImage => {
  const facts = anImage(name, region, overrides);
  return {
    facts,
    file: blob(name),
    shown: blob('shown'),
    thumbnail: blob('thumbnail', 'image/webp'),
    asset: { frame: [4096, 2048], rect: [0, 0, 4, 4], variants: [{ scale: 2, file: facts.hash, bytes: 5 }] },
  };
};

/** What the browser would have measured of each file, by its name. */
const measured = new Map<string, MeasureResult>();

const measuredHash = (name: string): string => {
  const one = measured.get(name);
  return one && 'image' in one ? one.image.facts.hash : '';
};

/** Workers and canvases are the browser's: e2e/journeys/builder/build-from-images.spec.ts measures real images. */
class FakeWorker extends EventTarget {
  postMessage({ id, name }: { id: number; name: string }): void {
    const data = { id, measured: measured.get(name) ?? { unusable: { reason: 'type' } } };
    queueMicrotask(() => this.dispatchEvent(Object.assign(new Event('message'), { data })));
  }
  terminate(): void {}
}

const files = (...names: string[]): File[] =>
  names.map((path) => {
    const file = new File([path], path.split('/').at(-1) ?? path);
    Object.defineProperty(file, 'webkitRelativePath', { value: path });
    return file;
  });

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Worker', FakeWorker);
  measured.clear();
  for (const [name, region] of [
    ['Kitchen/room.jpg', 'all'],
    ['Kitchen/doors/navy.png', 'bottom'],
    ['Kitchen/doors/white.png', 'bottom'],
    ['Kitchen/tap/chrome.png', 'small'],
  ] as const)
    measured.set(name, { image: localImage(name, region) });
});

afterEach(() => leaveNoDrafts(KEY));

const FOLDER = [
  ...['room.jpg', 'doors/navy.png', 'doors/white.png', 'tap/chrome.png'].map((name) => `Kitchen/${name}`),
];

const open = async () => {
  const app = renderApp('/configurators/build', {
    'GET /api/user': creator,
    [CREATE]: withVersions(aConfigurator({ id: 9 })),
    ...UPLOADED,
    'GET /api/configurators/9': withVersions(aConfigurator({ id: 9 })),
  });
  return { ...app, uploads: installFakeUploads() };
};

const drop = async (...names: string[]) =>
  fireEvent.change(await screen.findByLabelText(messages.chooseFolder), { target: { files: files(...names) } });

const draft = async () => {
  const app = await open();
  await drop(...FOLDER);
  await screen.findByRole('list', { name: 'Items of Doors' });
  return app;
};

const layerNames = () =>
  within(screen.getByRole('list', { name: messages.layers }))
    .getAllByRole('button', { name: /^Move / })
    .map((handle) => handle.getAttribute('aria-label')?.replace('Move ', ''));

const edit = (label: string, text: string): void => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};

test('a draft that another tab removes stays on the device with its images while it is open here', async () => {
  await draft();
  await removeDraft(KEY);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(async () => (await loadDraft(KEY))?.images.length).toBe(FOLDER.length);
  await removeDraft(KEY);
  fireEvent.click(screen.getByRole('button', { name: 'Doors 2 items' }));
  edit(messages.layerName, 'Fronts');
  await expect.poll(async () => (await loadDraft(KEY))?.images.length).toBe(FOLDER.length);
});

test('what is typed in a field is part of the draft before the page is left', async () => {
  await draft();
  fireEvent.click(screen.getByRole('button', { name: 'Doors 2 items' }));
  const field = screen.getByLabelText(messages.layerName);
  act(() => field.focus());
  fireEvent.change(field, { target: { value: 'Fronts' } });
  act(() => void window.dispatchEvent(new Event('beforeunload')));
  await expect.poll(async () => (await loadDraft(KEY))?.draft.file).toMatchObject({ layers: [{ name: 'Fronts' }, {}] });
});

test('a folder becomes a draft of guesses, which can be kept', async () => {
  await draft();
  expect(layerNames()).toEqual(['Doors', 'Tap']);
  expect(screen.getByText(messages.guessesTitle(4))).toBeDefined();
  expect(screen.getAllByText(messages.guessed)).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: messages.keepGuesses }));
  expect(screen.queryByText(messages.guessed)).toBeNull();
});

test('what is begun while a folder is read is not replaced by it', async () => {
  const held: (() => void)[] = [];
  let isHeld = true;
  class SlowWorker extends FakeWorker {
    override postMessage(message: { id: number; name: string }): void {
      if (isHeld) held.push(() => super.postMessage(message));
      else super.postMessage(message);
    }
  }
  vi.stubGlobal('Worker', SlowWorker);
  await open();
  await drop(...FOLDER);
  await waitFor(() => expect(held.length).toBeGreaterThan(0));
  fireEvent.click(screen.getByRole('button', { name: new RegExp(partMessages.startFloor) }));
  await waitFor(async () => expect((await loadDraft(KEY))?.draft.type).toBe('floors'));
  isHeld = false;
  for (const answer of held) answer();
  await waitFor(async () => expect((await loadDraft(KEY))?.images).toHaveLength(FOLDER.length));
  expect((await loadDraft(KEY))?.draft.type).toBe('floors');
});

test('a change is one step of undo, and decides the guess', async () => {
  await draft();
  fireEvent.click(screen.getByRole('button', { name: 'Doors 2 items' }));
  edit(messages.layerName, 'Fronts');
  expect(layerNames()).toEqual(['Fronts', 'Tap']);
  expect(screen.getByText(messages.guessesTitle(3))).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: messages.undo }));
  expect(layerNames()).toEqual(['Doors', 'Tap']);
  fireEvent.keyDown(window, { key: 'Z', ctrlKey: true, shiftKey: true });
  expect(layerNames()).toEqual(['Fronts', 'Tap']);
});

test('an item stays selected when it moves, and when that is undone', async () => {
  await draft();
  fireEvent.click(screen.getByRole('button', { name: 'White' }));
  const name = () => screen.getByLabelText<HTMLInputElement>(messages.itemName).value;
  fireEvent.click(screen.getByRole('button', { name: messages.moveUp }));
  expect(name()).toBe('White');
  fireEvent.click(screen.getByRole('button', { name: messages.undo }));
  expect(name()).toBe('White');
  fireEvent.change(screen.getByLabelText(messages.itemLayer), { target: { value: '1' } });
  expect(name()).toBe('White');
  fireEvent.click(screen.getByRole('button', { name: messages.undo }));
  expect(name()).toBe('White');
  expect(screen.getByRole('button', { name: 'White' }).getAttribute('aria-pressed')).toBe('true');
});

test('a layer stays selected when it moves, and when that is undone; an added one goes with its undo', async () => {
  await draft();
  fireEvent.click(screen.getByRole('button', { name: 'Tap 1 item' }));
  const name = () => screen.getByLabelText<HTMLInputElement>(messages.layerName).value;
  fireEvent.click(screen.getByRole('button', { name: messages.moveUp }));
  expect([layerNames(), name()]).toEqual([['Tap', 'Doors'], 'Tap']);
  fireEvent.click(screen.getByRole('button', { name: messages.undo }));
  expect([layerNames(), name()]).toEqual([['Doors', 'Tap'], 'Tap']);
  fireEvent.click(screen.getByRole('button', { name: messages.addLayer }));
  expect(name()).toBe(messages.newLayer);
  fireEvent.click(screen.getByRole('button', { name: messages.undo }));
  expect(screen.getByText(messages.selectSomething)).toBeDefined();
});

test('a text that one item cannot take is not in the field of another', async () => {
  await draft();
  fireEvent.click(screen.getByRole('button', { name: 'Navy' }));
  edit(messages.price, 'twelve');
  fireEvent.click(screen.getByRole('button', { name: 'White' }));
  expect(screen.getByLabelText<HTMLInputElement>(messages.price).value).toBe('');
});

/** The viewer's frame: what it gets, and a message from it. */
const openedViewer = async () => {
  const frame = await screen.findByTitle<HTMLIFrameElement>(`Preview of ${messages.previewTitle}`);
  const postMessage = vi.fn();
  Object.defineProperty(frame, 'contentWindow', { value: { postMessage } });
  const says = (data: object) =>
    window.dispatchEvent(new MessageEvent('message', { source: frame.contentWindow, data }));
  return { postMessage, says, listening: () => says({ vitrine: 'listening' }) };
};

test('the viewer gets each image once, and all of them when its page is loaded again', async () => {
  await draft();
  const { postMessage, listening } = await openedViewer();
  const drafts = () => postMessage.mock.calls.flatMap(([data]) => (data.latest ? [data] : []));
  const sent = () => Object.keys(drafts().at(-1)?.images).length;
  listening();
  // Each of four images, and its thumbnail.
  expect(sent()).toBe(8);
  fireEvent.click(screen.getByRole('button', { name: 'Navy' }));
  edit(messages.itemName, 'Midnight');
  await waitFor(() => expect(drafts()).toHaveLength(2));
  expect(drafts().at(-1)?.latest.details.layers[0].items[0].name).toBe('Midnight');
  expect(sent()).toBe(0);
  listening();
  expect(sent()).toBe(8);
});

test('the viewer shows the selected item, and the rest of the design stays', async () => {
  await draft();
  const { postMessage, says } = await openedViewer();
  const shown = () => postMessage.mock.calls.flatMap(([data]) => (data.vitrine === 'set-design' ? [data.design] : []));
  const select = async (name: string, design: string) => {
    postMessage.mockClear();
    fireEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(postMessage.mock.calls.at(-1)?.[0]).toEqual({ vitrine: 'read-view' }));
    await act(async () => says({ vitrine: 'view', yaw: null, design }));
  };
  await select('White', 'doors-navy,tap-chrome');
  expect(shown()).toEqual(['doors-white,tap-chrome']);
  await select('Navy', 'doors-navy,tap-chrome');
  expect(shown()).toEqual([]);
});

test('what a field cannot take stays in it with its reason, and changes nothing', async () => {
  await draft();
  fireEvent.click(screen.getByRole('button', { name: 'Navy' }));
  edit(messages.price, 'twelve');
  edit(messages.itemName, '');
  expect(screen.getByText('Invalid number')).toBeDefined();
  expect(screen.getByText('Product Name is required!')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>(messages.price).value).toBe('twelve');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: messages.undo }).disabled).toBe(true);
});

test('items move to another layer, are copied and deleted', async () => {
  await draft();
  fireEvent.click(screen.getByRole('button', { name: 'Navy' }));
  fireEvent.click(screen.getByRole('button', { name: messages.duplicate }));
  expect(screen.getAllByRole('button', { name: 'Navy' })).toHaveLength(2);
  fireEvent.change(screen.getByLabelText(messages.itemLayer), { target: { value: '1' } });
  expect(
    within(screen.getByRole('list', { name: 'Items of Tap' })).getByRole('button', { name: 'Navy' }),
  ).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: messages.deleteItem }));
  expect(screen.getAllByRole('button', { name: 'Navy' })).toHaveLength(1);
});

test('images that do not fit are named with what is wrong, and a click opens the item', async () => {
  measured.set('Kitchen/tap/chrome.png', {
    image: localImage('Kitchen/tap/chrome.png', 'small', { width: 2048, height: 1024 }),
  });
  await draft();
  const issue = screen.getByRole('button', { name: /Tap: Chrome.*2048 × 1024.*4096 × 2048/ });
  fireEvent.click(issue);
  expect(screen.getByLabelText<HTMLInputElement>(messages.itemName).value).toBe('Chrome');
  fireEvent.click(screen.getByRole('button', { name: messages.create }));
  const modal = within(await screen.findByRole('dialog', { name: configuratorMessages.createdTitle }));
  expect(modal.getByText(messages.issuesBlock)).toBeDefined();
  expect(modal.getByRole<HTMLButtonElement>('button', { name: 'Create' }).disabled).toBe(true);
});

test('files that are no images are named; without any image nothing begins', async () => {
  await open();
  await drop('notes/readme.doc', 'IMG_0012.HEIC');
  expect(await screen.findByText(messages.noImages)).toBeDefined();
  expect(screen.getByText('notes/readme.doc is not a PNG, JPEG or WebP image')).toBeDefined();
  expect(screen.getByText(/^IMG_0012.HEIC is a HEIC photo/)).toBeDefined();
  expect(screen.getByRole('button', { name: messages.chooseFolder })).toBeDefined();
});

test('a file that cannot be used is named once, the newest first, however often it is chosen', async () => {
  await draft();
  const choose = (name: string) =>
    fireEvent.change(screen.getByLabelText(messages.replaceImage, { selector: 'input' }), {
      target: { files: files(name) },
    });
  fireEvent.click(screen.getByRole('button', { name: 'Navy' }));
  choose('one.doc');
  await screen.findByText(/^one.doc is not/);
  choose('two.doc');
  await screen.findByText(/^two.doc is not/);
  choose('one.doc');
  const about = within(screen.getByText(messages.notesTitle).parentElement?.parentElement ?? document.body);
  await waitFor(() =>
    expect(about.getAllByRole('listitem').map(({ textContent }) => textContent?.split(' ')[0])).toEqual([
      'one.doc',
      'two.doc',
    ]),
  );
});

test('the draft is there again after the tab was closed, with its images, until it is removed', async () => {
  const first = await draft();
  fireEvent.click(screen.getByRole('button', { name: 'Doors 2 items' }));
  edit(messages.layerName, 'Fronts');
  await waitFor(async () =>
    expect((await loadDraft(KEY))?.draft.file).toMatchObject({ layers: [{ name: 'Fronts' }, {}] }),
  );
  first.unmount();
  await open();
  await screen.findByRole('list', { name: 'Items of Fronts' });
  const measuredParts = Object.values((await loadDraft(KEY))?.draft.images ?? {}).map(
    ({ coverage }) => coverage.length,
  );
  expect(measuredParts).toEqual([512, 512, 512, 512]);
  fireEvent.click(screen.getByRole('button', { name: messages.startAgain }));
  fireEvent.click(await screen.findByRole('button', { name: messages.startAgainYes }));
  expect(await screen.findByRole('button', { name: messages.chooseFolder })).toBeDefined();
});

test('creates the configurator with data file, images and thumbnails, and forgets the draft', async () => {
  const { server, router } = await draft();
  fireEvent.click(screen.getByRole('button', { name: messages.create }));
  const modal = within(await screen.findByRole('dialog', { name: configuratorMessages.createdTitle }));
  fireEvent.click(modal.getByRole('button', { name: 'Create' }));
  expect(await modal.findByText(configuratorMessages.createNameEmpty)).toBeDefined();
  fireEvent.change(modal.getByLabelText('Configurator name'), { target: { value: 'Show Kitchen' } });
  await modal.findByRole('option', { name: 'Kitchens' });
  fireEvent.change(modal.getByLabelText('Project', { selector: 'select' }), { target: { value: '11' } });
  fireEvent.click(modal.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(server.sent(CREATE)).toHaveLength(1));
  const body = server.sent(CREATE)[0]?.body as Record<string, unknown>;
  expect(body).toMatchObject({ name: 'Show Kitchen', configurator_type: '1', deployed: '1', group_id: '11' });
  const file = JSON.parse(await (body.json_data as File).text());
  const [door] = file.layers[0].items;
  expect([file.layers[0].name, door.name, file.base.projection]).toEqual(['Doors', 'Navy', 'equirectangular']);
  expect(door.image_path).toMatch(/^layers\/doors\/navy-[\da-f]{8}\.png$/);
  expect(door.thumbnail).toMatch(/^thumbs\/doors\/navy-[\da-f]{8}\.webp$/);
  const named = JSON.parse(String(body.assets_uploaded));
  expect(Object.keys(named)).toHaveLength(7);
  expect([named[door.image_path], named[door.thumbnail]]).toEqual([
    measuredHash('Kitchen/doors/navy.png'),
    expect.stringMatching(/^[\da-f]{64}$/),
  ]);
  expect(router.state.location.pathname).toBe('/configurators/build');
  fireEvent.click(await screen.findByRole('button', { name: 'Ok' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/configurators/9/preview'));
});

test('the button that stops an upload is not the one that starts it: one click does not do both', async () => {
  await draft();
  installFakeUploads();
  fireEvent.click(screen.getByRole('button', { name: messages.create }));
  const modal = within(await screen.findByRole('dialog', { name: configuratorMessages.createdTitle }));
  fireEvent.change(modal.getByLabelText('Configurator name'), { target: { value: 'Show Kitchen' } });
  await modal.findByRole('option', { name: 'Kitchens' });
  fireEvent.change(modal.getByLabelText('Project', { selector: 'select' }), { target: { value: '11' } });
  const create = modal.getByRole('button', { name: 'Create' });
  fireEvent.click(create);
  const stop = await modal.findByRole('button', { name: 'Stop' });
  expect(stop).not.toBe(create);
  expect(create.isConnected).toBe(false);
});

test('is for people who may create configurators', async () => {
  const { router } = renderApp('/configurators/build', { 'GET /api/user': aUser({ permissions: ['configurators'] }) });
  await waitFor(() => expect(router.state.location.pathname).toBe('/configurators'));
});
