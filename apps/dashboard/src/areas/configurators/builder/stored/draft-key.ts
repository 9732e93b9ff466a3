import { draftKeys } from '../../../../ui/forms/device-drafts.ts';
import { listDrafts } from './draft-store.ts';

/** How long a page waits for its draft: the page that was there before a reload may not have let go of it yet. */
const WAIT_MS = 1000;

const rememberedAt = (name: string): string => `vitrine.builder.${name}`;

/** Which draft of the name this tab had before a reload. */
const readRemembered = (name: string): string | null => {
  try {
    return sessionStorage.getItem(rememberedAt(name));
  } catch {
    return null;
  }
};

const remember = (name: string, key: string): void => {
  try {
    sessionStorage.setItem(rememberedAt(name), key);
  } catch {
    // Without it a reload takes the first draft that no tab has.
  }
};

/** Holds a draft until the signal, so that no other tab takes it; false where another tab has it. */
const hold = (locks: LockManager, key: string, until: AbortSignal, waitMs = 0): Promise<boolean> =>
  new Promise((resolve) => {
    const waiting = new AbortController();
    if (waitMs > 0) setTimeout(() => waiting.abort(), waitMs);
    const options: LockOptions = waitMs > 0 ? { signal: waiting.signal } : { ifAvailable: true };
    locks
      .request(`vitrine-builder.${key}`, options, (lock) => {
        resolve(lock !== null);
        if (lock === null || until.aborted) return undefined;
        return new Promise<void>((release) => until.addEventListener('abort', () => release()));
      })
      .catch(() => resolve(false));
  });

/**
 * The key of the draft that this tab works on until the signal: the one that it had before a reload, otherwise one that
 * a closed tab has left, otherwise a new one. Browsers without locks have one draft for all tabs.
 */
export const takeDraftKey = async (name: string, until: AbortSignal): Promise<string> => {
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks) return name;
  const stored = await listDrafts(draftKeys(name));
  const remembered = readRemembered(name);
  if (remembered !== null && stored.has(remembered) && (await hold(locks, remembered, until, WAIT_MS)))
    return remembered;
  const isStored = (key: string): boolean => stored.has(key);
  const keys = [...draftKeys(name).filter(isStored), ...draftKeys(name).filter((key) => !isStored(key))];
  for (const key of keys)
    if (await hold(locks, key, until)) {
      remember(name, key);
      return key;
    }
  return name;
};
