import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addressForLogs, logLines } from './log-lines.ts';

test.each([
  ['/api/invite/aB3-secret', '/api/invite/…'],
  ['/invite/aB3-secret?lang=de', '/invite/…?lang=de'],
  ['/setPassword/recovery/aB3-secret?email=a%40x.test', '/setPassword/recovery/…?email=…'],
  ['/api/session/exchange?code=aB3-secret&host=x', '/api/session/exchange?code=…&host=x'],
  ['/api/organisations/1/enquiries/stored?email=ann@example.org', '/api/organisations/1/enquiries/stored?email=…'],
  ['/api/configurators/7', '/api/configurators/7'],
  ['/%69nvite/aB3-secret', '/invite/…'],
  ['/%2569nvite/aB3-secret', '/invite/…'],
  ['/api/invite%2FaB3-secret', '/api/invite/…'],
  ['/invite/aB3-secret%3Fx', '/invite/…'],
  ['/INVITE/aB3-secret', '/INVITE/…'],
  ['/loading?%63ode=aB3-secret', '/loading?%63ode=…'],
  ['/loading?code=aB3%26-secret&x=1', '/loading?code=…&x=1'],
  ['/loading?x=1?code=2&TOKEN=aB3-secret', '/loading?x=1?code=2&TOKEN=…'],
  ['/invite/aB3-secret%', '…'],
  [`/%${'25'.repeat(4)}69nvite/aB3-secret`, '/invite/…'],
  [`/%${'25'.repeat(7000)}69nvite/aB3-secret`, '…'],
  ['http://admin.vitrine.example/invite/aB3-secret', 'http://admin.vitrine.example/invite/…'],
])('%s is logged as %s', (url, logged) => {
  expect(addressForLogs(url)).toBe(logged);
});

test('a parameter whose name was encoded very often is logged without its value', () => {
  const name = `%${'25'.repeat(7000)}74oken`;
  expect(addressForLogs(`/loading?${name}=aB3-secret&x=1`)).toBe(`/loading?${name}=…&x=1`);
});

test('an error is logged without the addresses that it quotes, and without its row', () => {
  const error = Object.assign(new Error('550 5.1.1 <ann@example.org>: no such user, bob.o+x@mail.example'), {
    code: 'EENVELOPE',
    detail: 'Key (email)=(ann@example.org) already exists.',
    rejected: ['ann@example.org'],
  });
  const line = logLines.err(error);
  expect(line).toMatchObject({ type: 'Error', code: 'EENVELOPE', message: '550 5.1.1 <…@…>: no such user, …@…' });
  expect(JSON.stringify(line)).not.toMatch(/ann|bob|Key/);
});

test('an error is logged with its causes, each without the addresses that it quotes, and without rows', () => {
  const row = { email: 'eve@example.org' };
  const unreachable = Object.assign(new Error('connect ECONNREFUSED, bob@example.org', { cause: row }), {
    code: 'ECONNREFUSED',
  });
  const line = logLines.err(new TypeError('fetch failed', { cause: unreachable }));
  expect(line).toMatchObject({
    ...{ type: 'TypeError', message: 'fetch failed' },
    cause: { type: 'Error', code: 'ECONNREFUSED', message: 'connect ECONNREFUSED, …@…' },
  });
  expect(JSON.stringify(line)).not.toMatch(/bob|eve/);
});

test('of an error with an endless message the beginning is logged', () => {
  const error = new Error(`Could not read ana@oakline.test ${'a'.repeat(1_000_000)}`);
  const { message, stack } = logLines.err(error);
  expect(message).toMatch(/^Could not read …@… a+$/);
  expect(message.length + stack.length).toBeLessThan(10_000);
});

test('an error that causes itself is logged', () => {
  const error = new Error('round and round');
  error.cause = error;
  expect(JSON.stringify(logLines.err(error)).match(/"message"/g)).toHaveLength(6);
});

test('a server that logs every request logs no token and no header', async () => {
  let lines = '';
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines += String(chunk);
      done();
    },
  });
  const app = Fastify({ logger: { level: 'info', stream, serializers: logLines } });
  app.get('/api/invite/:token', async () => ({ ok: true }));
  const headers = { authorization: 'Bearer secret-bearer', cookie: 'AuthToken=secret-cookie' };
  await app.inject({ url: '/api/invite/secret-invitation', headers });
  expect(lines).toContain('/api/invite/…');
  expect(lines).not.toContain('secret');
});
