import { imageUploadLimits as limits } from '@vitrine/contract/uploads/limits';
import { uploadMessages } from '@vitrine/contract/uploads/messages';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startFakeServer } from '../../../../test/fake-server.ts';
import type { SendProgress } from './send-images.ts';

const STORED = 'POST /api/organisations/7/uploads/stored';

interface FakeOptions {
  metadata: { sha256: string };
  onProgress: (bytes: number) => void;
  onAfterResponse: () => void;
  onSuccess: () => void;
  onError: (error: Error) => void;
  fingerprint: () => Promise<string>;
}

/** What the protocol's client does with one image; resumed-upload.spec.ts has the real one on a real server. */
const tus = (() => {
  class DetailedError extends Error {
    readonly originalResponse: { getStatus: () => number; getBody: () => string } | null;
    constructor(status: number, body = '') {
      super('tus');
      this.originalResponse = status === 0 ? null : { getStatus: () => status, getBody: () => body };
    }
  }
  const state = {
    started: [] as { hash: string; resumed: boolean }[],
    stopped: [] as string[],
    running: 0,
    most: 0,
    known: new Set<string>(),
    /** What happens with an image when it starts. */
    onStart: (_hash: string, _end: (error?: Error) => void): void => undefined,
  };
  class Upload {
    readonly #file: Blob;
    readonly #options: FakeOptions;
    #resumed = false;
    constructor(file: Blob, options: FakeOptions) {
      this.#file = file;
      this.#options = options;
    }
    async findPreviousUploads(): Promise<string[]> {
      const key = await this.#options.fingerprint();
      return state.known.has(key) ? [key] : [];
    }
    resumeFromPreviousUpload(): void {
      this.#resumed = true;
    }
    async start(): Promise<void> {
      const hash = this.#options.metadata.sha256;
      state.started.push({ hash, resumed: this.#resumed });
      state.known.add(await this.#options.fingerprint());
      state.most = Math.max(state.most, ++state.running);
      state.onStart(hash, (error) => {
        state.running--;
        if (error) return this.#options.onError(error);
        this.#options.onProgress(this.#file.size);
        this.#options.onAfterResponse();
        this.#options.onSuccess();
      });
    }
    async abort(): Promise<void> {
      state.running--;
      state.stopped.push(this.#options.metadata.sha256);
    }
  }
  return { DetailedError, Upload, state };
})();

let sendImages: typeof import('./send-images.ts').sendImages;

// Other tests have loaded the real client already.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('tus-js-client', () => ({ DetailedError: tus.DetailedError, Upload: tus.Upload }));
  ({ sendImages } = await import('./send-images.ts'));
});
afterAll(() => {
  vi.doUnmock('tus-js-client');
  vi.resetModules();
});

const hashOf = (letter: string): string => letter.repeat(64);
const images = (letters: string) =>
  [...letters].map((letter) => ({ path: `${letter}.png`, file: new Blob(['123']), hash: hashOf(letter) }));

let progress: SendProgress[] = [];
const send = (letters: string, signal = new AbortController().signal) =>
  sendImages(images(letters), { organisationId: 7, onProgress: (one) => progress.push(one), signal });

const answerStored = (stored: string, used_bytes = 0, limit_bytes = 1e9) =>
  startFakeServer({ [STORED]: { stored: [...stored].map(hashOf), used_bytes, limit_bytes } });

beforeEach(() => {
  progress = [];
  Object.assign(tus.state, { started: [], stopped: [], running: 0, most: 0, known: new Set() });
  tus.state.onStart = (_hash, end) => queueMicrotask(end);
});

test('sends only what the organisation does not have, each image once, a few at a time', async () => {
  answerStored('ad');
  const named = await send('abcdefabc');
  expect(tus.state.started.map(({ hash }) => hash)).toEqual([...'bcef'].map(hashOf));
  expect(named).toEqual(Object.fromEntries([...'abcdef'].map((letter) => [`${letter}.png`, hashOf(letter)])));
  expect(tus.state.most).toBeLessThanOrEqual(limits.atOnce);
  expect(progress[0]).toEqual({ images: 6, sentImages: 2, bytes: 18, sentBytes: 6, isWaiting: false });
  expect(progress.at(-1)).toEqual({ images: 6, sentImages: 6, bytes: 18, sentBytes: 18, isWaiting: false });
});

test('a lost connection is waited for; the image is resumed, not begun again', async () => {
  answerStored('');
  tus.state.onStart = (_hash, end) => {
    const isFirst = tus.state.started.length === 1;
    queueMicrotask(() => end(isFirst ? new tus.DetailedError(0) : undefined));
  };
  const sending = send('a');
  await expect.poll(() => progress.at(-1)?.isWaiting).toBe(true);
  window.dispatchEvent(new Event('online'));
  await sending;
  expect(tus.state.started).toEqual([
    { hash: hashOf('a'), resumed: false },
    { hash: hashOf('a'), resumed: true },
  ]);
  expect(progress.at(-1)).toMatchObject({ sentImages: 1, isWaiting: false });
});

test('a session that ended is opened again, and the image goes on', async () => {
  const server = answerStored('');
  tus.state.onStart = (_hash, end) => {
    const isFirst = tus.state.started.length === 1;
    queueMicrotask(() => end(isFirst ? new tus.DetailedError(419) : undefined));
  };
  await send('a');
  expect(server.sent(STORED)).toHaveLength(2);
  expect(tus.state.started).toHaveLength(2);
});

test('an image that the server rejects is named, and the others stop', async () => {
  answerStored('');
  const body = JSON.stringify({ code: 'uploads.not_an_image', message: 'This is no image.' });
  tus.state.onStart = (hash, end) => {
    if (hash === hashOf('b')) queueMicrotask(() => end(new tus.DetailedError(422, body)));
  };
  await expect(send('abcdef')).rejects.toMatchObject({ errors: { assets: ['b.png: This is no image.'] }, status: 422 });
  expect(tus.state.stopped).toEqual([hashOf('a'), hashOf('c')]);
});

test('Stop ends what is on its way; sending again resumes it', async () => {
  answerStored('');
  const stopping = new AbortController();
  tus.state.onStart = () => undefined;
  const sending = send('ab', stopping.signal);
  await expect.poll(() => tus.state.running).toBe(2);
  stopping.abort();
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  expect(tus.state.stopped).toEqual([hashOf('a'), hashOf('b')]);
  tus.state.onStart = (_hash, end) => queueMicrotask(end);
  await send('ab');
  expect(tus.state.started.slice(2).map(({ resumed }) => resumed)).toEqual([true, true]);
});

test('Stop ends the wait for a connection, and what has not begun', async () => {
  answerStored('');
  const stopping = new AbortController();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  tus.state.onStart = (_hash, end) => queueMicrotask(() => end(new tus.DetailedError(0)));
  const waiting = send('a', stopping.signal);
  await expect.poll(() => progress.at(-1)).toMatchObject({ isWaiting: true });
  stopping.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  await expect(send('b', stopping.signal)).rejects.toMatchObject({ name: 'AbortError' });
  expect(tus.state.started).toHaveLength(1);
});

test('what can never fit is not begun, and the reason has the figures', async () => {
  const limit = 1_000_000_000;
  const used = limit + limits.atOnce * 8 * 1024 * 1024;
  answerStored('', used, limit);
  await expect(send('a')).rejects.toThrow(uploadMessages.noSpace({ used, limit, missing: used + 3 - limit }));
  expect(tus.state.started).toEqual([]);
});
