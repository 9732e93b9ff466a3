import pg from 'pg';
import type { Channel } from './channel.ts';

const RETRY_MS = 1_000;
/** After this time without an answer the connection counts as broken. */
const ANSWER_WITHIN_MS = 5_000;

export interface Listener {
  /** Resolves once every message of what is committed by now has arrived; after a break an empty one. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Listens to a channel over a separate connection, opened again whenever it breaks. Messages of the gap are lost: an
 * empty one says so. Resolves once it listens.
 */
export async function listenOnServer(
  url: string,
  channel: Channel,
  callback: (payload: string) => void,
): Promise<Listener> {
  let stopped = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      ...{ pipeline: true, keepAlive: true, query_timeout: ANSWER_WITHIN_MS },
    });
    next.on('notification', ({ payload }) => payload && callback(payload));
    next.on('error', () => undefined);
    next.on('end', () => {
      client = null;
      callback('');
      if (!stopped) timer = setTimeout(() => void connect().catch(() => undefined), RETRY_MS);
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    // Stopped while it connected again.
    if (stopped) return next.end();
    client = next;
    callback('');
  };
  await connect();
  return {
    // A server sends the messages of commits before it answers what was asked after them.
    catchUp: joined(async () => {
      try {
        if (!client) throw new Error('The connection is away');
        await client.query('');
      } catch {
        callback('');
      }
    }),
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

/** Runs one call at a time; those that come meanwhile share the next one, which starts after all of them. */
function joined(act: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= running.then(() => {
      next = null;
      running = act();
      return running;
    });
    return next;
  };
}
