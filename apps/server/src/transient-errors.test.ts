import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { errors } from './plugins/errors.ts';

const answerTo = async (error: object) => {
  const app = Fastify();
  await app.register(errors);
  app.get('/', async () => {
    throw error;
  });
  return app.inject('/');
};
const failing = (properties: object, message = 'inside words') => Object.assign(new Error(message), properties);

describe('an unavailable dependency of the server', () => {
  test.each([
    ['a database that is shut down', failing({ code: '57P01' })],
    ['a database that comes up', failing({ code: '57P03' })],
    ['a query that took too long', failing({ code: '57014' })],
    ['a transaction that waited for another one, which waited for it', failing({ code: '40P01' })],
    ['a database without disk', failing({ code: '53100' })],
    ['a database where nobody listens', failing({ code: 'ECONNREFUSED' })],
    ['a connection that broke in a query', failing({}, 'Connection terminated unexpectedly')],
    [
      'a table that a migration has just changed',
      failing({ code: '0A000' }, 'cached plan must not change result type'),
    ],
    ['a full disk', failing({ code: 'ENOSPC' })],
    ['a content file that the server may not read', failing({ code: 'EACCES' })],
    ['a content folder that is gone', failing({ code: 'ENOTDIR' })],
    ['a bucket that fails', failing({ $metadata: { httpStatusCode: 503 } })],
    ['a bucket that says nothing', failing({ name: 'TimeoutError' })],
  ])('is answered as busy, for a retry: %s', async (_what, error) => {
    const answer = await answerTo(error);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json().code).toBe('server.busy');
    expect(answer.body).not.toContain('inside words');
  });

  test.each([
    ['a broken rule of the database', failing({ code: '23505' })],
    ['a statement that Postgres does not know', failing({ code: '0A000' })],
    ['a mistake of ours', new TypeError('x is not a function')],
    ['a bucket that denies access', failing({ $metadata: { httpStatusCode: 403 } })],
  ])('is not %s', async (_what, error) => {
    expect((await answerTo(error)).statusCode).toBe(500);
  });
});
