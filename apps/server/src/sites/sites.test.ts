import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { designLimits } from '@vitrine/contract/designs/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../testing/app-for-tests.ts';
import type { SiteName } from './sites.ts';

/** Requests every route of every site on the hosts of all others, over a real connection. */

const HOSTS: Record<SiteName, readonly string[]> = {
  dashboard: ['admin.vitrine.localhost', 'oakline.vitrine.localhost', '127.0.0.1'],
  api: ['api.vitrine.localhost'],
  content: ['vitrine-content.localhost'],
  shop: ['shop.localhost'],
};
const SITES = Object.keys(HOSTS) as SiteName[];

const encodeFirstLetters = (path: string, encode: (letter: string) => string): string =>
  path.replace(/(?<=\/)[^/]/g, encode);
const toHex = (letter: string): string => letter.charCodeAt(0).toString(16).toUpperCase();

const SPELLINGS: Record<string, (path: string, host: string) => string> = {
  raw: (path) => path,
  'percent-encoded': (path) => encodeFirstLetters(path, (letter) => `%${toHex(letter)}`),
  'double-encoded': (path) => encodeFirstLetters(path, (letter) => `%25${toHex(letter)}`),
  'upper-case': (path) => path.toUpperCase(),
  'absolute-form': (path, host) => `http://${host}${path}`,
};

interface Answer {
  status: number;
  policy: string;
  type: string;
}

let t: TestApp;
let port: number;
const agent = new http.Agent({ keepAlive: true, maxSockets: 30 });

beforeAll(async () => {
  t = await appForTests();
  await t.services.content.write('a/b.json', '{}');
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  port = (t.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  agent.destroy();
  await t.close();
});

const ask = (host: string, path: string, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = http.request({ agent, port, host: '127.0.0.1', method, path, headers: { host } }, (response) => {
      response.resume().once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          policy: String(response.headers['content-security-policy']),
          type: String(response.headers['content-type']),
        }),
      );
    });
    request.once('error', reject).end();
  });

/** A path that the route answers. */
const examplePath = (url: string): string => url.replaceAll(/:\w+/g, '1').replace('*', 'a/b.json');

const asPattern = (url: string): RegExp =>
  new RegExp(`^${url.replaceAll(/[.]/g, '\\.').replaceAll(/:\w+/g, '[^/]+').replace('*', '.*')}$`);

/** Whether the requested site has this route, by what its router reads. */
function hasOwnRoute(site: SiteName, target: string): boolean {
  const path = decodeURIComponent(target.replace(/^http:\/\/[^/]+/, ''));
  return t.app.sites[site]?.servedRoutes.some(({ url }) => asPattern(url).test(path)) ?? false;
}

const OWN_POLICY: Record<SiteName, RegExp> = {
  dashboard: /frame-src 'self'/,
  api: /frame-src 'self'/,
  content: /^default-src 'none'/,
  shop: /^default-src 'self'; script-src 'self' http/,
};
const HEALTH = ['/healthz', '/readyz'];

describe.each(SITES)('the routes of the %s site', (site) => {
  test.each(Object.keys(SPELLINGS))('exist on no other site (%s)', async (spelling) => {
    const routes = (t.app.sites[site]?.servedRoutes ?? []).filter(
      ({ method, url }) => !['OPTIONS', 'HEAD'].includes(method) && !HEALTH.includes(url),
    );
    expect(routes.length).toBeGreaterThan(0);
    const others = SITES.filter((name) => name !== site).flatMap((name) => HOSTS[name].map((host) => ({ name, host })));
    const wrong: string[] = [];
    await Promise.all(
      routes.flatMap(({ method, url }) =>
        others.map(async ({ name, host }) => {
          const target = SPELLINGS[spelling]?.(examplePath(url), host) ?? '';
          const { status, policy, type } = await ask(host, target, method);
          if (status === 404) return;
          const isPage = name === 'dashboard' && method === 'GET' && type.startsWith('text/html');
          const isOwn = OWN_POLICY[name].test(policy) && (isPage || hasOwnRoute(name, target));
          if (!isOwn) wrong.push(`${method} ${target} on ${host}: ${status}`);
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the content host', () => {
  test.each(['/viewer/v1/preview.html', '/a/b.json'])('alone answers %s', async (path) => {
    for (const host of [...HOSTS.dashboard, ...HOSTS.api, ...HOSTS.shop]) {
      for (const target of [
        path,
        `/~content${path}`,
        `/%7Econtent${path}`,
        `/%7econtent${path}`,
        `/%257Econtent${path}`,
      ]) {
        expect(await ask(host, target), `${target} on ${host}`).toMatchObject({ status: 404 });
        expect(await ask(host, `http://${host}${target}`)).toMatchObject({ status: 404 });
      }
    }
  });

  test('serves files of earlier builds of the viewer, under the path they had', async () => {
    const host = 'vitrine-content.localhost';
    await t.services.content.write('.builds/viewer/chunks/form-0old.js', 'export {};');
    const kept = await t.app.inject({ url: '/viewer/v1/chunks/form-0old.js', headers: { host } });
    expect(kept).toMatchObject({ statusCode: 200, body: 'export {};' });
    expect(kept.headers).toMatchObject({ 'access-control-allow-origin': '*' });
    expect(kept.headers['cache-control']).toContain('immutable');
    expect((await ask(host, '/viewer/v1/chunks/form-1.js')).status).toBe(404);
    expect((await ask(host, '/.builds/viewer/chunks/form-0old.js')).status).toBe(404);
  });

  test('is not reached by an address that names another host than the Host header', async () => {
    const other = `http://vitrine-content.localhost/a/b.json`;
    expect((await ask('admin.vitrine.localhost', other)).status).toBe(400);
    expect((await ask('vitrine-content.localhost', other)).status).toBe(200);
  });
});

test.each([
  ['vitrine-content.localhost', 404],
  ['shop.localhost', 404],
  ['oakline.vitrine.localhost', 101],
  ['api.vitrine.localhost', 101],
])('a WebSocket on %s is answered %s', async (host, status) => {
  const socket = net.connect(port, '127.0.0.1');
  const answer = await new Promise<string>((resolve) => {
    socket.once('data', (data) => resolve(data.toString('latin1')));
    socket.write(
      `GET /ws HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    );
  });
  socket.destroy();
  expect(answer).toContain(`HTTP/1.1 ${status}`);
});

test('figures are on no public address', async () => {
  for (const host of Object.values(HOSTS).flat()) {
    expect((await ask(host, '/metrics')).status, host).toBe(404);
  }
});

test('a limit counts all paths and hosts of a route together', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < designLimits.sheetsPerMinute; n++) {
    const host = n % 2 === 0 ? 'api.vitrine.localhost' : 'oakline.vitrine.localhost';
    for (const url of ['/viewer/designs/sheet', '/api/viewer/designs/sheet']) {
      const answer = await t.app.inject({ method: 'POST', url, headers: { host }, remoteAddress: '203.0.113.7' });
      statuses.push(answer.statusCode);
    }
  }
  expect(statuses.filter((status) => status !== 429)).toHaveLength(designLimits.sheetsPerMinute);
});
