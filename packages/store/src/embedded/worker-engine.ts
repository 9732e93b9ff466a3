import { Worker } from 'node:worker_threads';
import type { Engine } from './engine.ts';
import type { WorkerReply, WorkerRequest } from './worker.ts';

type Waiting = { resolve(bytes: Uint8Array): void; reject(error: Error): void; timer: NodeJS.Timeout | undefined };
type Call = WorkerRequest extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never;

/**
 * The time limit of a query: the thread is ended and started again, because nothing inside the thread could stop it.
 */
export const QUERY_LIMIT_MS = 60_000;
const DUMP_LIMIT_MS = 600_000;
/** Messages live shortly: space for more of them would only take memory, which Node never returns. */
const YOUNG_MEMORY_MB = 12;
/** The codes of Postgres for a cancelled query and for a crash. */
const QUERY_CANCELLED = '57014';
const BROKE_DOWN = '57P02';

/** From the built server the worker is plain JavaScript; from source it first gets the TypeScript loader. */
function startWorker(folder: string): Worker {
  const fromSource = import.meta.url.endsWith('.ts');
  const options = { workerData: { folder }, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEMORY_MB } };
  if (!fromSource) return new Worker(new URL('./database-worker.js', import.meta.url), options);
  const file = new URL('./worker.ts', import.meta.url).href;
  const boot = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(file)}); });`;
  return new Worker(boot, { ...options, eval: true });
}

const error = (message: string, code: string): Error => Object.assign(new Error(message), { code });

/** The embedded database in a separate thread, reopened when the thread ends unexpectedly. */
export class WorkerEngine implements Engine {
  readonly #folder: string;
  readonly #queryLimitMs: number;
  #worker: Promise<Worker>;
  /** Threads that were ended because they did not respond. */
  #ended = new WeakSet<Worker>();
  #waiting = new Map<number, Waiting>();
  #nextId = 1;
  #closing = false;
  /** How many functions run that lift the limit. */
  #unlimited = 0;

  private constructor(folder: string, queryLimitMs: number) {
    this.#folder = folder;
    this.#queryLimitMs = queryLimitMs;
    this.#worker = this.#open();
  }

  /** Opens the folder; rejects with the database's own message when it cannot be opened. */
  static async open(folder: string, queryLimitMs: number): Promise<WorkerEngine> {
    const engine = new WorkerEngine(folder, queryLimitMs);
    await engine.#worker;
    return engine;
  }

  exchange(messages: Uint8Array): Promise<Uint8Array> {
    return this.#call({ call: 'exchange', messages }, this.#unlimited > 0 ? null : this.#queryLimitMs);
  }

  async withoutLimit<T>(act: () => Promise<T>): Promise<T> {
    this.#unlimited++;
    try {
      return await act();
    } finally {
      this.#unlimited--;
    }
  }

  dump(): Promise<Uint8Array> {
    return this.#call({ call: 'dump' }, DUMP_LIMIT_MS);
  }

  async close(): Promise<void> {
    this.#closing = true;
    await this.#call({ call: 'close' }, QUERY_LIMIT_MS);
    await (await this.#worker).terminate();
  }

  #open(): Promise<Worker> {
    return new Promise((resolve, reject) => {
      const worker = startWorker(this.#folder);
      worker.on('message', (message: WorkerReply) => {
        if ('ready' in message) resolve(worker);
        else if ('failed' in message) reject(new Error(message.failed));
        else this.#settle(message);
      });
      worker.on('error', (error) => {
        reject(error);
        this.#rejectAll(error instanceof Error ? error : new Error(String(error)));
      });
      worker.on('exit', () => {
        this.#rejectAll(error('The embedded database was closed', BROKE_DOWN));
        if (!this.#closing && !this.#ended.has(worker)) this.#reopen(Promise.resolve());
      });
    });
  }

  /** Calls from now on wait for the new thread; the folder is free once the old one is gone. */
  #reopen(gone: Promise<unknown>): void {
    this.#worker = gone.then(() => this.#open());
    // The next caller gets the reason; at this moment there may be none.
    this.#worker.catch(() => undefined);
  }

  async #call(request: Call, limitMs: number | null): Promise<Uint8Array> {
    const worker = await this.#worker;
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      const end = (): void => {
        this.#waiting.delete(id);
        this.#ended.add(worker);
        this.#reopen(worker.terminate());
        reject(error(`The embedded database gave no answer within ${(limitMs ?? 0) / 1000} seconds`, QUERY_CANCELLED));
      };
      const timer = limitMs === null ? undefined : setTimeout(end, limitMs);
      this.#waiting.set(id, { resolve, reject, timer });
      worker.postMessage({ id, ...request });
    });
  }

  #settle(message: Extract<WorkerReply, { id: number }>): void {
    const waiting = this.#waiting.get(message.id);
    if (!waiting) return;
    this.#waiting.delete(message.id);
    clearTimeout(waiting.timer);
    if ('error' in message) waiting.reject(error(message.error, BROKE_DOWN));
    else waiting.resolve(message.bytes);
  }

  #rejectAll(error: Error): void {
    for (const waiting of this.#waiting.values()) {
      clearTimeout(waiting.timer);
      waiting.reject(error);
    }
    this.#waiting.clear();
  }
}
