import { Blob as StorableBlob } from 'node:buffer';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { anImage, type Region } from '@vitrine/fixtures/images';
import { onTestFinished, vi } from 'vitest';
import type { LocalImage } from '../areas/configurators/builder/measure/local-image.ts';
import { removeDraft } from '../areas/configurators/builder/stored/draft-store.ts';
import type { FakeRoutes } from './fake-server.ts';
import { installFakeUploads } from './fake-upload.ts';
import { renderApp } from './render-app.tsx';
import { aConfigurator, aUser, withVersions } from './samples.ts';

const creator = aUser({ permissions: ['configurators.create', 'configurators'] });
/** Under which the draft of the signed-in user and the organisation is stored. */
export const DRAFT_KEY = `${creator.id}.7`;
export const CREATE = 'POST /api/organisations/7/configurators';

/** As if every image were uploaded already: send-images.test.ts is about the rest. */
export const UPLOADED: FakeRoutes = {
  'POST /api/organisations/7/uploads/stored': ({ body }: { body: unknown }) => ({
    stored: (body as { hashes: string[] }).hashes,
    ...{ used_bytes: 1, limit_bytes: 1000 },
  }),
};

/** Only the blobs of Node itself can be stored in a test. */
const blob = (text: string, type?: string): Blob => new StorableBlob([text], { type }) as unknown as Blob;

/** An image as the browser measures it, by its region. */
const localImage = (name: string, region: Region): LocalImage => {
  const facts = anImage(name, region);
  return {
    ...{ facts, file: blob(name), shown: blob('shown'), thumbnail: blob('thumbnail', 'image/webp') },
    asset: { frame: [4096, 2048], rect: [0, 0, 4, 4], variants: [{ scale: 1, file: facts.hash, bytes: 5 }] },
  };
};

/** Images by their names; workers and canvases are the browser's (e2e/journeys measures real images). */
const regions = new Map<string, Region>();

class FakeWorker extends EventTarget {
  postMessage({ id, name }: { id: number; name: string }): void {
    const region = regions.get(name);
    const measured = region ? { image: localImage(name, region) } : { unusable: { reason: 'type' } };
    queueMicrotask(() => this.dispatchEvent(Object.assign(new Event('message'), { data: { id, measured } })));
  }
  terminate(): void {}
}

/** Files of a folder, which the browser measures as images of these regions. */
export const measuredFiles = (images: Readonly<Record<string, Region>>): File[] =>
  Object.entries(images).map(([path, region]) => {
    regions.set(path, region);
    const file = new File([path], path.split('/').at(-1) ?? path);
    Object.defineProperty(file, 'webkitRelativePath', { value: path });
    return file;
  });

const KITCHEN: Readonly<Record<string, Region>> = {
  'Kitchen/room.jpg': 'all',
  'Kitchen/doors/navy.png': 'bottom',
  'Kitchen/doors/white.png': 'bottom',
  'Kitchen/doors/sage.png': 'bottom',
  'Kitchen/tap/chrome.png': 'small',
};

/**
 * Removes the drafts that a test stored. The screen goes first: what it shows already may not be stored yet, and would be
 * there for the next test.
 */
export const leaveNoDrafts = async (...keys: readonly string[]): Promise<void> => {
  cleanup();
  for (const key of keys) await removeDraft(key);
};

/** Opens the builder with a draft of a room, three doors and a tap, which is gone from the device after the test. */
export const openBuilderWithDraft = async (images = KITCHEN) => {
  onTestFinished(() => leaveNoDrafts(DRAFT_KEY));
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Worker', FakeWorker);
  const app = renderApp('/configurators/build', {
    'GET /api/user': creator,
    [CREATE]: withVersions(aConfigurator({ id: 9 })),
    ...UPLOADED,
    'GET /api/configurators/9': withVersions(aConfigurator({ id: 9 })),
  });
  const uploads = installFakeUploads();
  const files = measuredFiles(images);
  fireEvent.change(await screen.findByLabelText(messages.chooseFolder), { target: { files } });
  await screen.findByRole('list', { name: 'Items of Doors' });
  return { ...app, uploads };
};
