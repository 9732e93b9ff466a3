import { createHash } from 'node:crypto';
import type { Database } from '@vitrine/store/database';
import { countAttempt, type SyncedCount, syncCounters } from '@vitrine/store/session/attempts';
import type { Services } from '../services.ts';

/** The interval after which a server knows the counts of the others. */
const SYNC_INTERVAL_MS = 1000;
const SYNC_BATCH = 2000;
/** Above this many callers at once the oldest are dropped and counted from zero, which bounds the memory. */
const COUNTERS_MAXIMUM = 50_000;

/** The count in the running window, and the milliseconds until it ends. */
interface WindowCount {
  current: number;
  ttl: number;
}

/** Counts that all servers of an installation share. */
export interface SharedCounters {
  /** Counts immediately; counts of other servers arrive a second later. For routes that may not wait. */
  count(of: string, windowMs: number): WindowCount;
  /** Counts in the database, exactly; on this server alone while the database is away. For rare and costly routes. */
  countExactly(of: string, windowMs: number): Promise<WindowCount>;
  /** Writes this server's counts to the database, and reads those of other servers. */
  sync(): Promise<void>;
  /** Syncs a last time. */
  close(): Promise<void>;
}

interface Counter {
  /** All known counts, including this server's. */
  count: number;
  /** The part that is not synced yet. */
  unsynced: number;
  windowEnds: Date;
}

interface SharedCountersOptions extends Pick<Services, 'db' | 'clock'> {
  /** Called once when a sync fails, and not again until one has succeeded. */
  onError: (error: unknown) => void;
}

/** Counts in memory and syncs with the database in the background, all keys in one statement. */
export function sharedCounters({ db, clock, onError }: SharedCountersOptions): SharedCounters {
  const counters = new Map<string, Counter>();
  let timer: NodeJS.Timeout | null = null;
  let syncing: Promise<void> | null = null;
  let isAway = false;
  let isBehind = false;
  let isClosed = false;

  function syncSoon(): void {
    if (!timer && !syncing && !isClosed) timer = setTimeout(() => void sync(), SYNC_INTERVAL_MS).unref();
  }

  function countHere(key: string, windowMs: number): WindowCount {
    const now = clock();
    let entry = counters.get(key);
    if (!entry || entry.windowEnds <= now) {
      counters.delete(key);
      entry = { count: 0, unsynced: 0, windowEnds: new Date(now.getTime() + windowMs) };
      counters.set(key, entry);
      forgetEnded(counters, now);
    }
    entry.count++;
    entry.unsynced++;
    isBehind = true;
    syncSoon();
    return { current: entry.count, ttl: entry.windowEnds.getTime() - now.getTime() };
  }

  /** Once for each time that the database is away. */
  function reportAway(error: unknown): void {
    if (!isAway) onError(error);
    isAway = true;
  }

  async function syncAll(): Promise<void> {
    const now = clock();
    isBehind = false;
    const waiting = [...counters].filter(([, { unsynced, windowEnds }]) => unsynced > 0 && windowEnds > now);
    if (waiting.length === 0) return;
    try {
      for (let from = 0; from < waiting.length; from += SYNC_BATCH) {
        await syncBatch(db, waiting.slice(from, from + SYNC_BATCH), now);
      }
      isAway = false;
    } catch (error) {
      reportAway(error);
      isBehind = true;
    }
  }

  function sync(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    syncing ??= syncAll().finally(() => {
      syncing = null;
      if (isBehind) syncSoon();
    });
    return syncing;
  }

  return {
    count: (of, windowMs) => countHere(keyOf(of, windowMs), windowMs),
    countExactly: async (of, windowMs) => {
      const key = keyOf(of, windowMs);
      const now = clock();
      const windowEnds = new Date(now.getTime() + windowMs);
      try {
        const counted = await countAttempt(db, { key, now, windowEnds });
        return { current: counted.count, ttl: counted.windowEnds.getTime() - now.getTime() };
      } catch (error) {
        reportAway(error);
        return countHere(key, windowMs);
      }
    },
    sync,
    close: async () => {
      isClosed = true;
      await syncing;
      await sync();
    },
  };
}

async function syncBatch(db: Database, some: readonly (readonly [string, Counter])[], now: Date): Promise<void> {
  const batch = some.map(([key, { unsynced, windowEnds }]): SyncedCount => ({ key, count: unsynced, windowEnds }));
  const synced = new Map((await syncCounters(db, batch, now)).map((row) => [row.key, row]));
  for (const [at, [key, entry]] of some.entries()) {
    entry.unsynced -= batch[at]?.count ?? 0;
    const all = synced.get(key);
    if (!all) continue;
    entry.count = all.count + entry.unsynced;
    entry.windowEnds = all.windowEnds;
  }
}

/** The stored key: a hash, from which no address can be read. */
export const keyOf = (of: string, windowMs: number): string =>
  createHash('sha256')
    .update(`${windowMs / 1000}:${of}`)
    .digest('base64url');

/** The oldest come first; all windows have about the same length. */
function forgetEnded(counters: Map<string, Counter>, now: Date): void {
  for (const [key, { windowEnds }] of counters) {
    if (windowEnds > now && counters.size <= COUNTERS_MAXIMUM) return;
    counters.delete(key);
  }
}
