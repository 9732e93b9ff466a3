import { Readable } from 'node:stream';
import { setImmediate as othersAnswered } from 'node:timers/promises';
import type { z } from 'zod';
import { writerOf } from './serializer.ts';

/** Entries that are made and written at once, as those of a page are: a few milliseconds. */
const AT_ONCE = 100;
const PIECE_MS = 10;

/**
 * A list that may have thousands of entries. A long one is made and written piece by piece while it is sent, and others
 * are answered in between.
 */
export class LongList<Entry> {
  readonly length: number;
  readonly #entryAt: (at: number) => Entry;

  private constructor(length: number, entryAt: (at: number) => Entry) {
    this.length = length;
    this.#entryAt = entryAt;
  }

  static of<Row, Entry>(rows: readonly Row[], present: (row: Row) => Entry): LongList<Entry> {
    return new LongList(rows.length, (at) => present(rows[at] as Row));
  }

  /** All entries where they are few, null where they are to be written in pieces. */
  whole(): Entry[] | null {
    return this.length > AT_ONCE ? null : Array.from({ length: this.length }, (_, at) => this.#entryAt(at));
  }

  /** The response in pieces, with each entry as `write` writes it. */
  async *pieces(write: (entry: Entry) => string): AsyncGenerator<string> {
    let piece = '{"data":[';
    let began = performance.now();
    for (let at = 0; at < this.length; at++) {
      piece += `${at === 0 ? '' : ','}${write(this.#entryAt(at))}`;
      if (performance.now() - began < PIECE_MS) continue;
      yield piece;
      await othersAnswered();
      piece = '';
      began = performance.now();
    }
    yield `${piece}]}`;
  }
}

/** A function that writes long lists of the contract's schema, with code that is made for the first one. */
export function longListWriter(schema: z.ZodType): (list: LongList<unknown>) => Readable {
  let write: ((entry: unknown) => string) | undefined;
  return (list) => {
    write ??= writerOf((schema as z.ZodArray<z.ZodType>).element);
    return Readable.from(list.pieces(write), { objectMode: false });
  };
}
