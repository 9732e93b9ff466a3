import { useSyncExternalStore } from 'react';

/** Calls that met the end of the session, each waiting to be told whether to try again. */
let waiting: readonly ((again: boolean) => void)[] = [];
let openedAt = Number.NEGATIVE_INFINITY;
const watchers = new Set<() => void>();

const tell = (): void => {
  for (const watcher of watchers) watcher();
};

/** Whether anything on screen asks to sign in again; without it nobody would ever answer. */
export const isSomebodyAsking = (): boolean => watchers.size > 0;

/** For a call that was sent at `sentAt` and found no session: resolves true when it may be sent again. */
export const waitForSignIn = (sentAt: number): Promise<boolean> => {
  // A slow error of the session before this one.
  if (sentAt < openedAt) return Promise.resolve(true);
  return new Promise((resolve) => {
    waiting = [...waiting, resolve];
    tell();
  });
};

/** Lets all waiting calls go on: `again` sends them once more, otherwise they fail with their 401. */
export const settleEndedSession = (again: boolean): void => {
  const settled = waiting;
  waiting = [];
  if (again) openedAt = performance.now();
  for (const resolve of settled) resolve(again);
  tell();
};

const watch = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** Whether the session has ended while a screen is open. The screen that asks shows the form. */
export const useSessionEnded = (): boolean => useSyncExternalStore(watch, () => waiting.length > 0);
