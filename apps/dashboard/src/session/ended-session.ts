import { useSyncExternalStore } from 'react';

/** Calls that found the session ended, each waiting whether to try again. */
let waiting: readonly ((again: boolean) => void)[] = [];
let openedAt = Number.NEGATIVE_INFINITY;
const watchers = new Set<() => void>();

const notifyListeners = (): void => {
  for (const watcher of watchers) watcher();
};

/** Whether a screen asks to sign in again; without one the calls would wait for ever. */
export const isSomebodyAsking = (): boolean => watchers.size > 0;

/** For a call that was sent at `sentAt` and found no session: resolves true when it may be sent again. */
export const waitForSignIn = (sentAt: number): Promise<boolean> => {
  // A late error of the previous session.
  if (sentAt < openedAt) return Promise.resolve(true);
  return new Promise((resolve) => {
    waiting = [...waiting, resolve];
    notifyListeners();
  });
};

/** Releases all waiting calls: `again` sends them once more, otherwise they fail with 401. */
export const settleEndedSession = (again: boolean): void => {
  const settled = waiting;
  waiting = [];
  if (again) openedAt = performance.now();
  for (const resolve of settled) resolve(again);
  notifyListeners();
};

const watch = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** Whether the session has ended while a screen is open; that screen shows the form. */
export const useSessionEnded = (): boolean => useSyncExternalStore(watch, () => waiting.length > 0);
