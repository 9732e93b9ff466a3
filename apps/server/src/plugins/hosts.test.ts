import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../testing/app-for-tests.ts';
import { siteOf } from './hosts.ts';

const KEY = '0123456789abcdef0123456789abcdef';
const config = { baseDomain: 'vitrine.localhost', contentDomain: 'vitrine-content.localhost', demo: true };

describe('a Host header names', () => {
  test.each([
    ['admin.vitrine.localhost:4000', { kind: 'admin' }],
    ['OAKLINE.vitrine.localhost', { kind: 'tenant', subdomain: 'oakline' }],
    ['vitrine.localhost:4000', { kind: 'root' }],
    ['api.vitrine.localhost', { kind: 'api' }],
    ['vitrine-content.localhost:4000', { kind: 'content' }],
    ['localhost:4000', { kind: 'bare' }],
    ['127.0.0.1:4000', { kind: 'bare' }],
    ['shop.localhost:4000', { kind: 'shop' }],
    ['vitrine.localhost.evil.example', { kind: 'other', host: 'vitrine.localhost.evil.example' }],
  ])('%s', (host, site) => {
    expect(siteOf(host, config)).toEqual(site);
  });

  test('no shop outside the demo', () => {
    expect(siteOf('shop.localhost', { ...config, demo: false }).kind).toBe('other');
  });
});

describe('one process', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await appForTests();
  });
  afterAll(() => t.close());
  const get = (host: string, url: string) => t.app.inject({ url, headers: { host } });

  test('serves the API host with and without /api', async () => {
    expect((await get('api.vitrine.localhost', '/configurators')).statusCode).toBe(401);
    expect((await get('api.vitrine.localhost', '/api/configurators')).statusCode).toBe(401);
    expect((await get('api.vitrine.localhost', '/sanctum/csrf-cookie')).statusCode).toBe(204);
    expect((await get('oakline.vitrine.localhost', '/api/sanctum/csrf-cookie')).statusCode).toBe(204);
  });

  test('serves nothing but content on the content host', async () => {
    for (const url of ['/api/user', '/login', '/sanctum/csrf-cookie', '/mailbox']) {
      expect((await get('vitrine-content.localhost', url)).statusCode).toBe(404);
    }
  });

  test('serves content on no other host', async () => {
    await t.services.content.write('a/b.json', '{}');
    expect((await get('vitrine-content.localhost', '/a/b.json')).statusCode).toBe(200);
    expect((await get('oakline.vitrine.localhost', '/~content/a/b.json')).statusCode).toBe(404);
    expect((await get('oakline.vitrine.localhost', '/%7Econtent/a/b.json')).statusCode).toBe(404);
  });

  test.each(['/healthz', '/readyz'])('answers %s on every host', async (url) => {
    for (const host of ['admin.vitrine.localhost', 'vitrine-content.localhost', 'shop.localhost', '127.0.0.1']) {
      expect((await get(host, url)).statusCode).toBe(200);
    }
  });

  test('keeps content files from leading outside their folder', async () => {
    for (const url of ['/../config.ts', '/..%2f..%2fetc/passwd', '/a/%2e%2e/%2e%2e/secret.json', '/a/b.json%00.png']) {
      expect((await get('vitrine-content.localhost', url)).statusCode).toBeGreaterThanOrEqual(400);
    }
  });

  test('shows uploaded content without letting it run', async () => {
    await t.services.content.write('a/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const answer = await get('vitrine-content.localhost', '/a/logo.svg');
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });

  test('caches versions for ever and pointers never', async () => {
    await t.services.content.write(`o/g/c/v/1.006-${KEY}/data.json`, '{}');
    await t.services.content.write('o/g/c/latest.json', '{}');
    expect(
      (await get('vitrine-content.localhost', `/o/g/c/v/1.006-${KEY}/data.json`)).headers['cache-control'],
    ).toContain('immutable');
    const latest = await get('vitrine-content.localhost', '/o/g/c/latest.json?t=1');
    expect(latest.headers['cache-control']).toBe('no-cache');
    const tag = String(latest.headers.etag);
    // A proxy that compresses answers makes their tags weak; one that stores answers may ask about several.
    for (const known of [tag, `W/${tag}`, `"earlier", ${tag}`]) {
      const headers = { host: 'vitrine-content.localhost', 'if-none-match': known };
      const again = await t.app.inject({ url: '/o/g/c/latest.json', headers });
      expect([known, again.statusCode]).toEqual([known, 304]);
    }
  });

  test('lets pages of the product read answers with the session, and no other', async () => {
    const ask = (origin: string) =>
      t.app.inject({ url: '/api/app-config', headers: { host: 'api.vitrine.localhost', origin } });
    const ours = await ask('http://oakline.vitrine.localhost:4000');
    expect(ours.headers['access-control-allow-origin']).toBe('http://oakline.vitrine.localhost:4000');
    expect(ours.headers['access-control-allow-credentials']).toBe('true');
    for (const origin of [
      'https://evil.example',
      'http://evilvitrine.localhost',
      'http://vitrine.localhost.evil.example',
      'null',
    ]) {
      expect((await ask(origin)).headers).not.toHaveProperty('access-control-allow-origin');
    }
  });
});
