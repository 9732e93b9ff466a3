import pg from 'pg';
import { LIVE_CHANNEL } from './channel.ts';

const RETRY_MS = 1_000;

/**
 * Listens to the channel over a separate connection, opened again whenever it breaks. Events of the gap are lost:
 * callers that depend on them poll after a while. Resolves once it listens, with the function that stops it.
 */
export async function listenOnServer(url: string, callback: (payload: string) => void): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url });
    next.on('notification', ({ payload }) => payload && callback(payload));
    next.on('error', () => undefined);
    next.on('end', () => {
      if (!stopped) timer = setTimeout(() => void connect().catch(() => undefined), RETRY_MS);
    });
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${LIVE_CHANNEL}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
  };
  await connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}
