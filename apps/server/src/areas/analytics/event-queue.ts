import { analyticsLimits as limits } from '@vitrine/contract/analytics/limits';

export interface EventQueue<Event> {
  /** Answers how many were taken; nobody ever waits for the database. */
  add(events: readonly Event[]): number;
  /** Writes all that waits. */
  flush(): Promise<void>;
  /** Events that found no room, or could not be written. */
  readonly dropped: number;
}

interface EventQueueOptions<Event> {
  write: (events: readonly Event[]) => Promise<void>;
  onError: (error: unknown, dropped: number) => void;
}

/**
 * Collects what visitors do, and writes it a moment later in batches, one after the other. Where the database does not
 * keep up, what comes on top of the limit is dropped and counted: figures may miss something, visitors wait for nothing.
 */
export function eventQueue<Event>({ write, onError }: EventQueueOptions<Event>): EventQueue<Event> {
  let waiting: Event[] = [];
  let dropped = 0;
  let untold = 0;
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> | null = null;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, limits.writtenAtOnce);
      waiting = waiting.slice(batch.length);
      try {
        await write(batch);
      } catch (error) {
        dropped += batch.length;
        onError(error, batch.length);
      }
    }
    if (untold > 0) onError(new Error('The database does not keep up'), untold);
    untold = 0;
  }

  function start(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    writing ??= writeAll().finally(() => {
      writing = null;
      startSoon();
    });
    return writing;
  }

  function startSoon(): void {
    if (!timer && !writing && waiting.length > 0) timer = setTimeout(() => void start(), limits.writeAfterMs).unref();
  }

  return {
    add(events) {
      const room = Math.max(0, limits.waitingMaximum - waiting.length);
      const taken = events.slice(0, room);
      waiting.push(...taken);
      dropped += events.length - taken.length;
      untold += events.length - taken.length;
      startSoon();
      return taken.length;
    },
    async flush() {
      if (writing) await writing;
      await start();
    },
    get dropped() {
      return dropped;
    },
  };
}
