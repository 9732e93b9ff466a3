import { analyticsLimits as limits } from '@vitrine/contract/analytics/limits';

export interface EventQueue<Event> {
  /** Returns how many were accepted; no caller waits for the database. */
  add(events: readonly Event[]): number;
  /** Writes all pending events. */
  flush(): Promise<void>;
  /** Events that found no room, or could not be written. */
  readonly dropped: number;
}

interface EventQueueOptions<Event> {
  write: (events: readonly Event[]) => Promise<void>;
  onError: (error: unknown, dropped: number) => void;
}

/** Postgres: values that it cannot store, or that contradict its rules. */
const DATA_REJECTED = /^2[23]\w{3}$/;

const isDataRejected = (error: unknown): boolean => DATA_REJECTED.test(String((error as { code?: unknown }).code));

/**
 * Collects visitor events and writes them a moment later in batches, one after the other. When the database does not
 * keep up, events above the limit are dropped and counted: figures may miss something, but visitors never wait. A batch
 * that the database rejects for its data is written in halves, so that one event takes no others with it.
 */
export function eventQueue<Event>({ write, onError }: EventQueueOptions<Event>): EventQueue<Event> {
  let waiting: Event[] = [];
  let dropped = 0;
  let unreported = 0;
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> | null = null;

  async function writeBatch(batch: readonly Event[]): Promise<void> {
    try {
      await write(batch);
    } catch (error) {
      if (batch.length > 1 && isDataRejected(error)) {
        const middle = Math.ceil(batch.length / 2);
        await writeBatch(batch.slice(0, middle));
        await writeBatch(batch.slice(middle));
        return;
      }
      dropped += batch.length;
      onError(error, batch.length);
    }
  }

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, limits.writtenAtOnce);
      waiting = waiting.slice(batch.length);
      await writeBatch(batch);
    }
    if (unreported > 0) onError(new Error('The database does not keep up'), unreported);
    unreported = 0;
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
      const accepted = events.slice(0, room);
      waiting.push(...accepted);
      dropped += events.length - accepted.length;
      unreported += events.length - accepted.length;
      startSoon();
      return accepted.length;
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
