import { Duplex } from 'node:stream';
import type { Engine } from './engine.ts';

interface Chunk {
  chunk: Buffer;
}

/**
 * The embedded engine as the Postgres client sees it: a socket. Everything that is written while the engine works
 * travels to it as one batch.
 */
export class EngineStream extends Duplex {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    super({ emitClose: true });
    this.#engine = engine;
  }

  /** There is nothing to connect to. */
  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this._writev([{ chunk }], done);
  }

  override _writev(chunks: Chunk[], done: (error?: Error) => void): void {
    const [first] = chunks;
    const messages = chunks.length === 1 && first ? first.chunk : Buffer.concat(chunks.map(({ chunk }) => chunk));
    this.#engine.exchange(messages).then(
      ({ buffer, byteOffset, byteLength }) => {
        this.push(Buffer.from(buffer, byteOffset, byteLength));
        done();
      },
      (error: Error) => done(error),
    );
  }
}
