import { Writable } from 'node:stream';
import { AppError, type ErrorCode } from '@vitrine/contract/errors';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { errors } from './errors.ts';
import { logLines } from './log-lines.ts';

/** The lines that a server logs while a route rejects. */
async function linesOf(code: ErrorCode): Promise<Record<string, unknown>[]> {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const app = Fastify({ logger: { level: 'warn', stream, serializers: logLines } });
  await app.register(errors);
  app.addHook('onRequest', async (request) => {
    Object.assign(request, { caller: { user: { id: 7, email: 'ann@example.org' } } });
  });
  app.get('/', async () => {
    throw new AppError(code);
  });
  await app.inject('/');
  return lines.map((line) => JSON.parse(line));
}

test.each<ErrorCode>(['access.denied', 'request.csrf', 'request.too_many'])(
  '%s is logged with the account',
  async (code) => {
    expect(await linesOf(code)).toMatchObject([{ msg: 'rejected', code, user: 7, reqId: expect.anything() }]);
  },
);

test.each<ErrorCode>(['resource.missing', 'session.required', 'request.invalid'])(
  '%s is nothing to note',
  async (code) => {
    expect(await linesOf(code)).toEqual([]);
  },
);
