import type { Listener } from './listen-on-server.ts';

type Callback = (payload: string) => void;

/** Several callbacks on one listener, which is there while one of them is. */
export interface SharedListener {
  /** Calls all of them, for messages that arrive in another way. */
  tell: Callback;
  /** Resolves once it listens. */
  add(callback: Callback): Promise<Listener>;
}

/** Shares the connection of a listener. @param open listens with one callback */
export function shareListener(open: (callback: Callback) => Promise<Listener>): SharedListener {
  const callbacks = new Set<Callback>();
  let opened: Promise<Listener> | null = null;
  const tell: Callback = (payload) => {
    for (const callback of callbacks) callback(payload);
  };

  async function remove(callback: Callback): Promise<void> {
    callbacks.delete(callback);
    if (callbacks.size > 0 || !opened) return;
    const last = opened;
    opened = null;
    await (await last).stop();
  }

  return {
    tell,
    add: async (callback) => {
      callbacks.add(callback);
      opened ??= open(tell);
      const opening = opened;
      try {
        const { catchUp } = await opening;
        return { catchUp, stop: () => remove(callback) };
      } catch (error) {
        callbacks.delete(callback);
        if (opened === opening) opened = null;
        throw error;
      }
    },
  };
}
