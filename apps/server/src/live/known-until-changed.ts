import { CHANGE_CHANNEL } from '@vitrine/store/live/channel';
import type { Services } from '../services.ts';

/** Should a message of the database ever be lost, it is as if it came this much later. */
const KNOWN_FOR_MS = 30_000;

/** What was read from the database and is kept in memory while nothing about it changes (decisions/0021). */
export interface KnownUntilChanged<Value> {
  get(key: string): Value | undefined;
  /** Reads a value and keeps it, unless it may have changed while it was read. Null is not kept. */
  read(key: string, load: () => Promise<Value | null>): Promise<Value | null>;
  /**
   * Takes into account all that is committed anywhere by now, or was `ago` milliseconds before. False while messages
   * cannot arrive: what is in memory may be outdated then.
   */
  catchUp(ago: number): Promise<boolean>;
  close(): Promise<void>;
}

interface KnownOptions<Value> {
  /** Whether a message concerns a value. Not asked about one that cannot be read, which concerns all. */
  isAbout(value: Value, kind: string, id: number): boolean;
  /** Beyond this many the oldest are read again when they are next needed, which bounds the memory. */
  most: number;
}

/** Listens to the database for changes (migrations 0042 and 0058) until it is closed. */
export async function knownUntilChanged<Value>(
  { listen }: Pick<Services, 'listen'>,
  { isAbout, most }: KnownOptions<Value>,
): Promise<KnownUntilChanged<Value>> {
  const known = new Map<string, { value: Value; readAt: number }>();
  /** Grows with every message, so that nothing is kept that was read before one and arrives after it. */
  let messages = 0;
  /** Grows with every message that says that others may have been lost. */
  let gaps = 0;
  /** When that was certain last, by the process's own clock. */
  let caughtUpAt = -Infinity;

  const listener = await listen(CHANGE_CHANNEL, (message) => {
    messages++;
    const [kind, id] = message.split(':');
    if (kind && id) {
      for (const [key, { value }] of known) if (isAbout(value, kind, Number(id))) known.delete(key);
      return;
    }
    gaps++;
    caughtUpAt = -Infinity;
    known.clear();
  });

  function keep(key: string, value: Value): void {
    known.delete(key);
    known.set(key, { value, readAt: performance.now() });
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
  }

  return {
    get: (key) => {
      const found = known.get(key);
      return found && performance.now() - found.readAt < KNOWN_FOR_MS ? found.value : undefined;
    },
    read: async (key, load) => {
      const before = messages;
      const value = await load();
      if (value !== null && messages === before) keep(key, value);
      return value;
    },
    catchUp: async (ago) => {
      const began = performance.now();
      if (began - caughtUpAt < ago) return true;
      const before = gaps;
      await listener.catchUp();
      if (gaps !== before) return false;
      caughtUpAt = began;
      return true;
    },
    close: listener.stop,
  };
}
