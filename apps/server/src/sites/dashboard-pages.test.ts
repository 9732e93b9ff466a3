import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errors } from '../plugins/errors.ts';
import type { Services } from '../services.ts';
import { dashboardPages } from './dashboard-pages.ts';

const PAGE = '<!doctype html><title>Vitrine</title>';
let root: string;
let app: FastifyInstance;

beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-dashboard-'));
  const dist = path.join(root, 'apps/dashboard/dist');
  fs.mkdirSync(path.join(dist, 'assets'), { recursive: true });
  fs.writeFileSync(path.join(dist, 'index.html'), PAGE);
  fs.writeFileSync(path.join(dist, 'index.html.gz'), gzipSync(PAGE));
  fs.writeFileSync(path.join(dist, 'assets/a-1.js'), 'export {};');
  app = Fastify();
  await app.register(errors);
  await dashboardPages(app, { config: { root } } as Services);
});
afterAll(async () => {
  await app.close();
  fs.rmSync(root, { recursive: true });
});

describe.each([undefined, 'gzip', 'identity'])('asked with accept-encoding %s', (encoding) => {
  const get = (url: string) => app.inject({ url, headers: encoding ? { 'accept-encoding': encoding } : {} });

  test.each(['/', '/?next=%2Fusers', '/login', '/configurators/1/'])('%s answers the page', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['cache-control']).toBe('no-cache');
    if (encoding !== 'gzip') expect(answer.body).toBe(PAGE);
  });

  test.each([
    '/assets/',
    '/assets/gone.js',
    '/favicon.png',
    '/api/nothing',
    '/viewer/v1/preview',
    '/metrics',
    '/.git/config',
  ])('%s answers no page', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  test('a fingerprinted file is cached for good', async () => {
    expect((await get('/assets/a-1.js')).headers['cache-control']).toContain('immutable');
  });
});
