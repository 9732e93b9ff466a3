import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepBuilds } from '../hosting/earlier-builds.ts';
import { errors } from '../plugins/errors.ts';
import { contentFolder } from '../ports/content-folder.ts';
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
  const content = contentFolder(path.join(root, 'content'));
  const services = { config: { root }, content, clock: () => new Date() } as Services;
  await keepBuilds(services);
  fs.renameSync(path.join(dist, 'assets/a-1.js'), path.join(dist, 'assets/a-2.js'));
  await dashboardPages(app, services);
});
afterAll(async () => {
  await app.close();
  fs.rmSync(root, { recursive: true });
});

describe.each([undefined, 'gzip', 'identity'])('asked with accept-encoding %s', (encoding) => {
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { ...headers, ...(encoding && { 'accept-encoding': encoding }) } });

  test.each(['/', '/?next=%2Fusers', '/login', '/configurators/1/'])('%s answers the page', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['cache-control']).toBe('no-cache');
    if (encoding !== 'gzip') expect(answer.body).toBe(PAGE);
  });

  test.each(['/organisations/Amazon.com', '/organisations/Acme%20Ltd.co', '/no/such.html'])(
    '%s answers the page to a browser that opens it',
    async (url) => {
      const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
      const answer = await get(url, { accept });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toContain('text/html');
      expect((await get(url, { accept: 'image/avif,*/*;q=0.8' })).statusCode).toBe(404);
    },
  );

  test.each([
    ['two slashes', '//x'],
    ['an address of another site', '//evil.test/users'],
    ['two slashes inside', '/users//1'],
    ['a NUL', '/%00'],
    ['a backslash', '/a%5Cb'],
    ['more characters than a disk takes', `/${'a'.repeat(3000)}`],
  ])('a path with %s, which no file can have, answers the page to a browser', async (_, url) => {
    const answer = await get(url, { accept: 'text/html' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test.each([
    '/assets/',
    '/assets/gone.js',
    '/favicon.png',
    '/api/nothing',
    '/viewer/v1/preview',
    '/metrics',
    '/.git/config',
    '/api//users',
    '//api/users',
    '/assets//a-2.js',
  ])('%s answers no page', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  test.each([
    ['this build', '/assets/a-2.js'],
    ['an earlier build', '/assets/a-1.js?v=1'],
  ])('a fingerprinted file of %s is cached for good', async (_, url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('javascript');
    expect(answer.headers['cache-control']).toContain('immutable');
  });
});
