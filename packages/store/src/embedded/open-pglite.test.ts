import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Engine } from './engine.ts';
import { openInMemory } from './open-pglite.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await openInMemory();
});
afterAll(() => engine.close());

/** A statement as a message of the wire protocol. */
const query = (sql: string): Uint8Array => {
  const text = Buffer.from(`${sql}\0`);
  const head = Buffer.from('Q\0\0\0\0');
  head.writeInt32BE(text.byteLength + 4, 1);
  return Buffer.concat([head, text]);
};

// From Node 21 on, memory that is shared with others cannot be handed over to another thread.
test.each([
  ['one answer', query('select 1')],
  ['an error', query('nonsense')],
  ['a notice', query("do $$ begin raise notice 'seen'; end $$")],
  ['two answers', Buffer.concat([query('select 1'), query('select 2')])],
  ['a long answer', query("select repeat('x', 20000)")],
])('%s has memory of its own', async (_case, messages) => {
  const bytes = await engine.exchange(messages);
  expect(bytes.byteLength).toBeGreaterThan(0);
  expect([bytes.byteOffset, bytes.buffer.byteLength]).toEqual([0, bytes.byteLength]);
});
