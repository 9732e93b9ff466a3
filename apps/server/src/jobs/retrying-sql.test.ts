import { expect, test } from 'vitest';
import { retryingSql } from './retrying-sql.ts';

const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const NOTE = 'update pgboss.job set state = $1';

test('a statement of the queue waits until the database is back, and runs once', async () => {
  const made: string[] = [];
  let tries = 0;
  const run = async (sql: string) => {
    tries++;
    if (tries < 4) throw away();
    made.push(sql);
    return { rows: [], rowCount: 1 };
  };
  expect(await retryingSql({ run }, 1).run(NOTE, ['completed'])).toEqual({ rows: [], rowCount: 1 });
  expect(made).toEqual([NOTE]);
});

test('a statement that the database rejects fails at once', async () => {
  const run = async () => {
    throw Object.assign(new Error('syntax error'), { code: '42601' });
  };
  await expect(retryingSql({ run }, 1).run(NOTE)).rejects.toThrow('syntax error');
});

test('a queue that stops while the database is away waits no longer', async () => {
  const sql = retryingSql({ run: () => Promise.reject(away()) }, 1);
  const waiting = sql.run(NOTE);
  sql.stopRetrying();
  expect(await waiting).toEqual({ rows: [], rowCount: 0 });
});
