import { analyticsLimits as limits } from '@vitrine/contract/analytics/limits';
import { isOutage } from '../../transient-errors.ts';

export interface EventQueue<Event> {
  /** Returns how many were accepted; no caller waits for the database. */
  add(events: readonly Event[]): number;
  /** Writes all pending events, unless the database is away. */
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
 * that the database rejects for its data is written in halves, so that one event takes no others with it. While the
 * database is away, batches wait for it; one whose connection broke during its commit may be counted twice.
 */
export function eventQueue<Event>({ write, onError }: EventQueueOptions<Event>): EventQueue<Event> {
  let waiting: Event[] = [];
  let dropped = 0;
  let unreported = 0;
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> | null = null;

  /** Returns the events that are neither written nor dropped, because the database is away. */
  async function writeBatch(batch: readonly Event[]): Promise<readonly Event[]> {
    try {
      await write(batch);
      return [];
    } catch (error) {
      if (isOutage(error)) return batch;
      if (batch.length > 1 && isDataRejected(error)) {
        const middle = Math.ceil(batch.length / 2);
        const left = await writeBatch(batch.slice(0, middle));
        return left.length > 0 ? [...left, ...batch.slice(middle)] : writeBatch(batch.slice(middle));
      }
      dropped += batch.length;
      onError(error, batch.length);
      return [];
    }
  }

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, limits.writtenAtOnce);
      waiting = waiting.slice(batch.length);
      const left = await writeBatch(batch);
      waiting.unshift(...left);
      if (left.length > 0) break;
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
