import type { LatestFile } from '@vitrine/contract/latest-file';
import type { hostAllowed } from '@vitrine/domain/organisations/hosts';
import { Failure, isAbort } from './failure.ts';

/**
 * Fetches latest.json, always asking the server whether it changed (the file is the only mutable one).
 * @throws Failure `address`, `unreachable`, `missing`, `unreadable` or `format`; AbortError when cancelled
 */
export async function fetchLatest(address: string, signal: AbortSignal): Promise<LatestFile> {
  const answer = await fetch(address, { credentials: 'omit', cache: 'no-cache', signal }).catch((thrown) => {
    throw isAbort(thrown) ? thrown : new Failure('unreachable', address);
  });
  if (!answer.ok) throw new Failure(answer.status < 500 ? 'missing' : 'unreachable', `${answer.status} ${address}`);
  const read: unknown = await answer.json().catch((thrown) => {
    throw isAbort(thrown) ? thrown : new Failure('unreadable', address);
  });
  return readLatest(read, address);
}

/** The answer as a LatestFile, after looking at the few things that the viewer cannot start without. */
export function readLatest(read: unknown, address: string): LatestFile {
  if (typeof read !== 'object' || read === null || !('format' in read)) throw new Failure('unreadable', address);
  if (read.format !== 1) throw new Failure('format', String(read.format));
  const latest = read as LatestFile;
  if (!latest.configurator?.type || !latest.details || !latest.assets) throw new Failure('unreadable', address);
  return latest;
}

/**
 * Calls `refused` first where the organisation has not allowed the page's host.
 * @throws Failure `domain` then
 */
export function requireAllowedHost(
  latest: LatestFile,
  host: string,
  isAllowed: typeof hostAllowed,
  refused: () => void,
): void {
  if (isAllowed(host, latest.authorisedDomains)) return;
  refused();
  throw new Failure('domain', host);
}
