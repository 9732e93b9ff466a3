import { parentPort, workerData } from 'node:worker_threads';
import type { Engine } from './engine.ts';
import { openOnDisk } from './open-pglite.ts';

/** The thread that holds the embedded database. A slow query stops this event loop, never the server's. */

export type WorkerRequest = { id: number } & (
  | { call: 'exchange'; messages: Uint8Array }
  | { call: 'dump' }
  | { call: 'close' }
);

export type WorkerReply =
  | { ready: true }
  | { failed: string }
  | { id: number; bytes: Uint8Array }
  | { id: number; error: string };

const port = parentPort;
if (!port) throw new Error('This file runs in a worker thread only');
const reply = (message: WorkerReply, transferred: ArrayBuffer[] = []): void => port.postMessage(message, transferred);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function run(engine: Engine, request: WorkerRequest): Promise<Uint8Array> {
  if (request.call === 'exchange') return engine.exchange(request.messages);
  if (request.call === 'dump') return engine.dump();
  await engine.close();
  return new Uint8Array();
}

try {
  const engine = await openOnDisk((workerData as { folder: string }).folder);
  port.on('message', (request: WorkerRequest) => {
    run(engine, request).then(
      (bytes) => reply({ id: request.id, bytes }, [bytes.buffer as ArrayBuffer]),
      (error: unknown) => {
        reply({ id: request.id, error: messageOf(error) });
        // Statements that fail are answers. An engine that broke down, or a disk that does not sync, is not used again.
        if (request.call === 'exchange') setImmediate(() => process.exit(1));
      },
    );
  });
  reply({ ready: true });
} catch (error) {
  reply({ failed: messageOf(error) });
}
