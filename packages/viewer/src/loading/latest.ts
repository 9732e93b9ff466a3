import type { LatestFile } from '@vitrine/contract/latest-file';
import type { hostAllowed } from '@vitrine/domain/organisations/hosts';
import { isAbortError, ViewerError } from './viewer-error.ts';

/**
 * Fetches latest.json. Always asks the server whether it changed, because no other file is mutable.
 * @throws ViewerError `address`, `unreachable`, `missing`, `unreadable` or `format`; AbortError when cancelled
 */
export async function fetchLatest(address: string, signal: AbortSignal): Promise<LatestFile> {
  const answer = await fetch(address, { credentials: 'omit', cache: 'no-cache', signal }).catch((thrown) => {
    throw isAbortError(thrown) ? thrown : new ViewerError('unreachable', address);
  });
  if (!answer.ok) throw new ViewerError(answer.status < 500 ? 'missing' : 'unreachable', `${answer.status} ${address}`);
  const read: unknown = await answer.json().catch((thrown) => {
    throw isAbortError(thrown) ? thrown : new ViewerError('unreadable', address);
  });
  return readLatest(read, address);
}

/** Returns the answer as a LatestFile. Checks only what the viewer needs to start. */
export function readLatest(read: unknown, address: string): LatestFile {
  if (typeof read !== 'object' || read === null || !('format' in read)) throw new ViewerError('unreadable', address);
  if (read.format !== 1) throw new ViewerError('format', String(read.format));
  const latest = read as LatestFile;
  if (!latest.configurator?.type || !latest.details || !latest.assets) throw new ViewerError('unreadable', address);
  return latest;
}

/**
 * Calls `onBlocked` first when the organisation has not authorised the page's host.
 * @throws ViewerError `domain` then
 */
export function requireAllowedHost(
  latest: LatestFile,
  host: string,
  isAllowed: typeof hostAllowed,
  onBlocked: () => void,
): void {
  if (isAllowed(host, latest.authorisedDomains)) return;
  onBlocked();
  throw new ViewerError('domain', host);
}
