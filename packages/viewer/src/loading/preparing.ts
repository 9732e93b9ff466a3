import type { ViewerError, ViewerErrorCode } from './viewer-error.ts';

const LOOK_EVERY_MS = 5_000;

/** Beside latest.json while the first images of a configurator are prepared, and only then. */
const isPreparing = (address: string, signal: AbortSignal): Promise<boolean> =>
  fetch(new URL('preparing.json', address), { credentials: 'omit', cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The code of an error; distinguishes a configurator that is not published yet from one that is not there. */
export const explainMissing = async (
  { code }: ViewerError,
  address: string,
  signal: AbortSignal,
): Promise<ViewerErrorCode> => (code === 'missing' && (await isPreparing(address, signal)) ? 'preparing' : code);

/** Calls back once its images are prepared. */
export function whenPrepared(address: string, signal: AbortSignal, prepared: () => void): void {
  const timer = setTimeout(async () => {
    const stillPreparing = await isPreparing(address, signal);
    if (signal.aborted) return;
    if (stillPreparing) whenPrepared(address, signal, prepared);
    else prepared();
  }, LOOK_EVERY_MS);
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}
