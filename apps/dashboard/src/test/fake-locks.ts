import { onTestFinished } from 'vitest';

type LockHolder = (lock: { name: string } | null) => Promise<void> | undefined;

/** Until the end of the test, the locks that the tabs of a browser share: the window of tests has none. */
export const installFakeLocks = (): void => {
  /** Of each held lock, its end. */
  const held = new Map<string, Promise<void>>();
  const request = async (name: string, { ifAvailable, signal }: LockOptions, granted: LockHolder): Promise<void> => {
    if (held.has(name) && ifAvailable) return granted(null);
    const aborted = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    // It is awaited only while another one holds the lock.
    aborted.catch(() => undefined);
    while (held.has(name)) await Promise.race([held.get(name), aborted]);
    const end = Promise.resolve(granted({ name })).finally(() => held.delete(name));
    held.set(name, end);
    return end;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
};
