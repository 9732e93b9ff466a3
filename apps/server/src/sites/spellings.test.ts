import { allRoutes } from '@vitrine/contract/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../testing/app-for-tests.ts';
import { anOrganisation, aSession, aUser } from '../testing/tenants.ts';

/** Every protected route, on each host that serves it, in other spellings of its path: access is decided alike. */

const HOSTS = { admin: '/api', oakline: '/api', api: '' } as const;
const hex = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`;

const SPELLINGS: Record<string, (path: string) => string> = {
  'percent-encoded': (path) => path.replaceAll(/[a-z]/g, hex),
  'encoded slashes': (path) => `/${path.slice(1).replaceAll('/', '%2f')}`,
  'double-encoded': (path) => path.replace(/[a-z]/, (letter) => hex(letter).replace('%', '%25')),
  'upper-case': (path) => path.toUpperCase(),
  'a second slash': (path) => `/${path}`,
  'a slash behind': (path) => `${path}/`,
  'dots inside': (path) => path.replace('/', '/x/../'),
};

let t: TestApp;
let calls = 0;
const tokens: Record<string, string | undefined> = { nobody: undefined };

beforeAll(async () => {
  t = await appForTests();
  const organisationId = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  const user = await aUser(t.services, { email: 'a@oakline.test', groupId: 2, organisationId, permissions: [] });
  tokens['a user without permissions'] = await aSession(t.services, user);
});
afterAll(() => t.close());

const protectedRoutes = Object.values(allRoutes).filter(({ access }) => access !== 'public' && access !== 'signed-in');

describe.each(Object.keys(HOSTS) as (keyof typeof HOSTS)[])('on the host %s', (host) => {
  test.each(Object.keys(SPELLINGS))('no spelling opens a protected route: %s', async (spelling) => {
    const wrong: string[] = [];
    for (const { method, path } of protectedRoutes) {
      const url = SPELLINGS[spelling]?.(HOSTS[host] + path.replaceAll(/:\w+/g, '1')) ?? '';
      for (const [caller, token] of Object.entries(tokens)) {
        calls++;
        const answer = await t.app.inject({
          method,
          url,
          headers: { host: `${host}.vitrine.localhost`, ...(token ? { authorization: `Bearer ${token}` } : {}) },
          remoteAddress: `10.7.${Math.floor(calls / 250) % 250}.${(calls % 250) + 1}`,
        });
        const isPage = String(answer.headers['content-type']).startsWith('text/html');
        if (![401, 403, 404].includes(answer.statusCode) && !isPage)
          wrong.push(`${caller}: ${method} ${url}: ${answer.statusCode}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
