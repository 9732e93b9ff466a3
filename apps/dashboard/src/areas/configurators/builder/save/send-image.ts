import type { ErrorBody } from '@vitrine/contract/errors';
import { resumeDelaysMs } from '@vitrine/contract/uploads/limits';
import { DetailedError, Upload } from 'tus-js-client';
import { ApiError, SIGNED_OUT } from '../../../../calls/api-error.ts';
import { CSRF_INVALID, csrfHeader } from '../../../../calls/csrf-token.ts';

/** One image as it is sent; `hash` is the SHA-256 of its content. */
export interface HashedImage {
  path: string;
  file: Blob;
  hash: string;
}

interface SendOptions {
  organisationId: number;
  /** How many bytes of it have arrived. */
  onProgress: (bytes: number) => void;
  /** Whether it waits for the connection. */
  onWaiting: (isWaiting: boolean) => void;
  /** Renews the session or the proof of origin; rejects when that fails. */
  renewSession: () => Promise<unknown>;
  signal: AbortSignal;
}

/** Another offset, and too many at once. */
const RETRIED: readonly number[] = [409, 429];
const FAILED = 500;
/** Beyond this something else is wrong. */
const RENEWALS = 3;

const stopped = (): DOMException => new DOMException('Stopped', 'AbortError');

/** Resolves when the browser is online again, or after the longest pause: not every browser notices. */
const waitForConnection = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const settle = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', settle);
      signal.removeEventListener('abort', settle);
      resolve();
    };
    const timer = setTimeout(settle, resumeDelaysMs.at(-1));
    window.addEventListener('online', settle);
    signal.addEventListener('abort', settle);
  });

const statusOf = (error: Error): number =>
  error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0;

/** The server's answer as the dashboard's error, which names the file. */
const asApiError = (error: Error, path: string): Error => {
  if (!(error instanceof DetailedError) || !error.originalResponse) return error;
  let body: Partial<ErrorBody> = {};
  try {
    body = JSON.parse(error.originalResponse.getBody());
  } catch {
    // An answer of something between browser and server.
  }
  // What is missing of space is not about this file.
  const message = body.code === 'uploads.no_space' ? body.message : `${path}: ${body.message ?? error.message}`;
  return new ApiError(error.originalResponse.getStatus(), '', { ...body, errors: { assets: [message ?? ''] } });
};

/** One attempt, which continues what an earlier one left on this device. Rejects with what ended it. */
const attempt = (
  { path, file, hash }: HashedImage,
  { organisationId, onProgress, onWaiting, signal }: SendOptions,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const upload = new Upload(file as File, {
      endpoint: `/api/organisations/${organisationId}/uploads`,
      metadata: { sha256: hash, filename: path.slice(path.lastIndexOf('/') + 1) },
      fingerprint: async () => `vitrine-image-${organisationId}-${hash}`,
      removeFingerprintOnSuccess: true,
      retryDelays: [...resumeDelaysMs],
      onShouldRetry: (error) => RETRIED.includes(statusOf(error)) || statusOf(error) >= FAILED,
      onBeforeRequest: async (request) => {
        const headers = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest', ...(await csrfHeader()) };
        for (const [name, value] of Object.entries(headers)) request.setHeader(name, value);
      },
      onAfterResponse: () => onWaiting(false),
      onProgress,
      onSuccess: () => settle(),
      onError: (error) => settle(error),
    });
    const settle = (error?: Error): void => {
      signal.removeEventListener('abort', stop);
      if (error) reject(error);
      else resolve();
    };
    const stop = (): void => {
      void upload.abort().catch(() => undefined);
      settle(stopped());
    };
    signal.addEventListener('abort', stop);
    upload.findPreviousUploads().then(([earlier]) => {
      if (signal.aborted) return settle(stopped());
      if (earlier) upload.resumeFromPreviousUpload(earlier);
      upload.start();
    }, settle);
  });

/**
 * Uploads one image. A lost connection is waited for, however long it takes; what arrived before is not sent again.
 * Rejects with the server's reason, which names the file, and when it is stopped.
 */
export const sendImage = async (image: HashedImage, options: SendOptions): Promise<void> => {
  let renewals = 0;
  for (;;) {
    // Stop can come while nothing is on its way, as without a connection.
    if (options.signal.aborted) throw stopped();
    try {
      await attempt(image, options);
      return;
    } catch (error) {
      if (options.signal.aborted) throw stopped();
      const status = statusOf(error as Error);
      if (error instanceof DetailedError && status === 0) {
        options.onWaiting(true);
        await waitForConnection(options.signal);
      } else if ((status === SIGNED_OUT || status === CSRF_INVALID) && renewals++ < RENEWALS) {
        await options.renewSession();
      } else throw asApiError(error as Error, image.path);
    }
  }
};
