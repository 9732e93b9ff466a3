import fs from 'node:fs';
import net, { type AddressInfo, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { defineRoute } from '@vitrine/contract/define-route';
import { uploadLimits } from '@vitrine/contract/upload-limits';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { mount } from '../../mount.ts';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { anOrganisation, aSession, aUser } from '../../testing/tenants.ts';
import { errors } from '../errors.ts';
import { uploadSlots } from './upload-slots.ts';
import { uploads } from './uploads.ts';

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

/** Sends only the beginning of a form that claims this size; returns the response. */
function hold(port: number, upload: { path: string; head?: string; bytes: number; sent: Buffer | string }) {
  const state = { socket: net.connect(port, '127.0.0.1'), answer: '' };
  const head = `POST ${upload.path} HTTP/1.1\r\nhost: vitrine.localhost\r\ncontent-type: multipart/form-data; boundary=b\r\n`;
  state.socket
    .on('error', () => undefined)
    .on('data', (chunk) => {
      state.answer += chunk.toString('utf8');
    });
  state.socket.write(`${head}${upload.head ?? ''}content-length: ${upload.bytes}\r\n\r\n`);
  state.socket.write(upload.sent);
  open.push(state.socket);
  return state;
}

const filePart = (name: string) => `--b\r\ncontent-disposition: form-data; name="${name}"; filename="a.json"\r\n\r\n`;
const fieldPart = (name: string, text: string) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;

/** For the files of requests here only: other tests, of this run or another one, send files too. */
const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-uploads-'));
const spoolFolders = () => fs.readdirSync(temporary);
beforeAll(() => void vi.spyOn(os, 'tmpdir').mockReturnValue(temporary));
afterAll(() => {
  vi.restoreAllMocks();
  fs.rmSync(temporary, { recursive: true, force: true });
});

describe('a form of a public route', () => {
  let app: FastifyInstance;
  let port: number;
  /** Requests wait for it before anything is read. */
  let admitted = Promise.resolve();
  /** The addresses of their senders, which the limits by address read first. */
  const waiting = new Map<FastifyReply, string>();
  const limit = { fieldsBytes: 1000, fields: 5, seconds: 0.3, atOnceFromAddress: 2, atOnce: 3 };
  const route = (access: 'public' | 'signed-in', path: `/${string}`) =>
    defineRoute({
      ...{ method: 'POST', path, access, summary: '', flat: true },
      ...{ body: z.record(z.string(), z.string()), answer: z.object({ fields: z.number(), file: z.number() }) },
      multipart: { files: { file: { maxBytes: 5000, required: false } } },
    });

  beforeAll(async () => {
    app = Fastify({ forceCloseConnections: true });
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    app.decorate('apiPaths', (path) => [`/api${path}`]);
    app.addHook('onRequest', async ({ ip }, reply) => {
      waiting.set(reply, ip);
      await admitted;
    });
    await app.register(errors);
    await app.register(uploads, { uploadSlots: uploadSlots(), limits: { visitor: limit, signedIn: limit } });
    mount(app, route('public', '/open'), async ({ body }, request) => ({
      fields: Object.keys(body).length,
      file: request.uploaded.get('file')?.length ?? -1,
    }));
    mount(app, route('signed-in', '/closed'), async () => ({ fields: 0, file: 0 }));
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
  });
  afterAll(() => app.close());

  const post = (...parts: string[]) =>
    app.inject({
      ...{ method: 'POST', url: '/api/open', payload: `${parts.join('')}--b--\r\n` },
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });

  test('is read with its files, which leave nothing behind', async () => {
    const answer = await post(fieldPart('a', 'x'), `${filePart('file')}${'y'.repeat(5000)}\r\n`);
    expect(answer.json()).toEqual({ fields: 1, file: 5000 });
    await expect.poll(spoolFolders).toEqual([]);
  });

  test.each([
    ['a file that is too large', [`${filePart('file')}${'y'.repeat(5001)}\r\n`], 'uploads.too_large'],
    ['a field that is too large', [fieldPart('a', 'x'.repeat(1001))], 'uploads.too_large'],
    [
      'fields that are too large together',
      [1, 2, 3].map((n) => fieldPart(`f${n}`, 'x'.repeat(400))),
      'uploads.too_large',
    ],
    ['too many fields', [1, 2, 3, 4, 5, 6].map((n) => fieldPart(`f${n}`, 'x')), 'request.too_large'],
    ['a body that says it is too large', [fieldPart('a', ''.padEnd(90_000))], 'request.too_large'],
  ])('is rejected with %s', async (_case, parts, code) => {
    const answer = await post(...parts);
    expect([answer.statusCode, answer.json().code]).toEqual([413, code]);
  });

  test('is rejected when it exceeds its limit, without a declared size', async () => {
    const socket = net.connect(port, '127.0.0.1');
    open.push(socket);
    let answer = '';
    socket
      .on('error', () => undefined)
      .on('data', (chunk) => {
        answer += chunk.toString('utf8');
      });
    const preamble = 'z'.repeat(80_000);
    socket.write('POST /api/open HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\n');
    socket.write(`transfer-encoding: chunked\r\n\r\n${preamble.length.toString(16)}\r\n${preamble}\r\n`);
    await expect.poll(() => answer).toContain('413');
  });

  test('is rejected when it arrives too slowly', async () => {
    const held = hold(port, { path: '/api/open', bytes: 900, sent: fieldPart('a', 'x') });
    await expect.poll(() => held.answer).toContain('408');
    expect(held.answer).toContain('took too long');
  });

  test('counts no more when its sender goes away before it is read', async () => {
    let admit = (): void => undefined;
    admitted = new Promise((resolve) => {
      admit = resolve;
    });
    waiting.clear();
    const held = Array.from({ length: uploadLimits.visitor.atOnceFromAddress }, () =>
      hold(port, { path: '/api/open', bytes: 900, sent: filePart('file') }),
    );
    await expect.poll(() => waiting.size).toBe(held.length);
    for (const { socket } of held) socket.destroy();
    await expect.poll(() => [...waiting.keys()].every(({ raw }) => raw.destroyed)).toBe(true);
    admit();
    const answer = await post(fieldPart('a', 'x'));
    expect(answer.json()).toEqual({ fields: 1, file: -1 });
    await expect.poll(spoolFolders).toEqual([]);
  });

  test('is rejected without waiting for its body, where the caller may not send it', async () => {
    const held = hold(port, { path: '/api/closed', bytes: 900, sent: '' });
    await expect.poll(() => held.answer).toContain('401');
  });
});

test('forms at a time are counted by network and in all, visitors apart from others, and count no more once they end', () => {
  const slots = uploadSlots();
  const { atOnce, atOnceFromAddress } = uploadLimits.visitor;
  const ends = Array.from({ length: atOnceFromAddress }, () => slots.take('visitor', 'a'));
  expect(() => slots.take('visitor', 'a')).toThrow('from your network');
  slots.take('signedIn', 'a');
  for (let n = atOnceFromAddress; n < atOnce; n++) slots.take('visitor', `b${n}`);
  expect(() => slots.take('visitor', 'c')).toThrow('Too many uploads at once');
  const [end] = ends;
  end?.();
  end?.();
  slots.take('visitor', 'c');
  expect(() => slots.take('visitor', 'd')).toThrow('Too many uploads at once');
});

describe('two hundred uploads that are held', () => {
  let t: TestApp;
  let token: string;
  let organisationId: number;
  beforeAll(async () => {
    t = await appForTests();
    organisationId = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
    const admin = await aUser(t.services, { email: 'admin@vitrine.test', groupId: 1, organisationId: null });
    token = await aSession(t.services, admin);
    await t.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => t.close());

  test('cost little memory, and an honest upload after them is accepted', async () => {
    const { port } = t.app.server.address() as AddressInfo;
    const path = `/api/organisations/${organisationId}/configurators`;
    const size = 1024 * 1024;
    const received: Socket[] = [];
    t.app.server.on('connection', (socket) => received.push(socket));
    const sent = Buffer.concat([Buffer.from(filePart('json_data')), Buffer.alloc(size, 'x')]);
    const before = process.memoryUsage().rss;
    const head = `authorization: Bearer ${token}\r\n`;
    const held = Array.from({ length: 200 }, () => hold(port, { path, head, bytes: 8 * size, sent }));
    const rejected = () => held.filter(({ answer }) => answer.includes('429')).length;
    const { atOnceFromAddress } = uploadLimits.signedIn;
    await expect.poll(rejected).toBe(200 - atOnceFromAddress);
    await expect
      .poll(() => received.filter(({ bytesRead }) => bytesRead > size).length)
      .toBeGreaterThanOrEqual(atOnceFromAddress);
    expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(100);
    for (const { socket } of held) socket.destroy();
    const upload = async () => {
      const form = new FormData();
      const fields = { name: 'Kitchen', configurator_type: '1', group_name: 'Kitchens', deployed: '0' };
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set('json_data', new Blob([JSON.stringify(aLayeredFile())]), 'data.json');
      const headers = { authorization: `Bearer ${token}`, host: 'vitrine.localhost' };
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body: form });
      return answer.text();
    };
    await expect.poll(upload).toContain('"versions":[1]');
  });
});
