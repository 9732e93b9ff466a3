import { parentPort, workerData } from 'node:worker_threads';
import { LIVE_CHANNEL } from '../live/channel.ts';
import type { Engine, QueryAnswer } from './engine.ts';
import { openOnDisk } from './open-pglite.ts';

/** The thread that holds the embedded database. A slow query stops this event loop, never the server's. */

export type WorkerRequest = { id: number } & (
  | { call: 'query'; sql: string; parameters: readonly unknown[] }
  | { call: 'exec'; sql: string }
  | { call: 'dump' }
  | { call: 'close' }
);

export type WorkerReply =
  | { ready: true }
  | { failed: string }
  | { notice: string }
  | { id: number; answer: QueryAnswer | Uint8Array | null }
  | { id: number; error: Record<string, unknown> };

const port = parentPort;
if (!port) throw new Error('This file runs in a worker thread only');
const reply = (message: WorkerReply): void => port.postMessage(message);

/**
 * Postgres errors carry code, detail and constraint beside the message; an Error alone would lose them between threads.
 */
const errorFields = (error: unknown): Record<string, unknown> =>
  error instanceof Error
    ? { ...JSON.parse(JSON.stringify(error)), message: error.message, stack: error.stack }
    : { message: String(error) };

function run(engine: Engine, request: WorkerRequest): Promise<QueryAnswer | Uint8Array | null> {
  if (request.call === 'query') return engine.query(request.sql, request.parameters);
  if (request.call === 'exec') return engine.exec(request.sql);
  if (request.call === 'dump') return engine.dump();
  return engine.close().then(() => null);
}

try {
  const engine = await openOnDisk((workerData as { folder: string }).folder);
  await engine.listen(LIVE_CHANNEL, (notice) => reply({ notice }));
  port.on('message', (request: WorkerRequest) => {
    run(engine, request).then(
      (answer) => reply({ id: request.id, answer }),
      (error: unknown) => reply({ id: request.id, error: errorFields(error) }),
    );
  });
  reply({ ready: true });
} catch (error) {
  reply({ failed: error instanceof Error ? error.message : String(error) });
}
