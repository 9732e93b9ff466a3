import type { Route } from '@vitrine/contract/define-route';
import { allRoutes } from '@vitrine/contract/routes';
import { sessionLimits } from '@vitrine/contract/session/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../testing/app-for-tests.ts';
import { anOrganisation, aSession, aUser } from '../testing/tenants.ts';
import type { ApiDocument } from './open-api.ts';

let t: TestApp;
let administrator: number;

beforeAll(async () => {
  t = await appForTests();
  await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  administrator = await aUser(t.services, { email: 'admin@vitrine.test', groupId: 1, organisationId: null });
});
afterAll(() => t.close());

const routes = Object.entries<Route>(allRoutes);

describe('the description for machines', () => {
  let document: ApiDocument;
  beforeAll(async () => {
    document = (await t.app.inject('/api/openapi.json')).json();
  });
  const operations = () =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
    );

  test('contains every route, and nothing else', () => {
    expect(
      operations()
        .map(({ operation }) => operation.operationId)
        .sort(),
    ).toEqual(routes.map(([name]) => name).sort());
  });

  test('states for each what it does, who may call it, an example and its errors', () => {
    for (const { operation } of operations()) {
      const { operationId, summary = '', description = '', tags = [], responses = {} } = operation;
      expect([operationId, summary !== '', description !== '', tags.length]).toEqual([operationId, true, true, 1]);
      const answer = Object.entries(responses['200']?.content ?? {})[0];
      const isFile = answer?.[0] === 'application/octet-stream';
      const isEmpty = routes.some(([name, { empty }]) => name === operationId && empty);
      expect([operationId, isFile || isEmpty || answer?.[1].example !== undefined]).toEqual([operationId, true]);
      expect([operationId, Object.keys(responses).filter((status) => Number(status) >= 400).length > 1]).toEqual([
        operationId,
        true,
      ]);
      if (operation.requestBody) {
        const [body] = Object.values(operation.requestBody.content);
        expect([operationId, body?.schema !== undefined && body.example !== undefined]).toEqual([operationId, true]);
      }
    }
  });
});

test('the page for people names every route with its request, its response and its errors', async () => {
  const answer = await t.app.inject('/api/docs');
  expect(answer.headers['content-type']).toContain('text/html');
  for (const [name, { method, path }] of routes) {
    const part = answer.body.split(`<details id="${name}">`)[1]?.split('</details>')[0] ?? '';
    expect([name, part.includes(`<code>${method} /api${path}</code>`)]).toEqual([name, true]);
    for (const title of ['Who may call it', 'Request', 'Answer', 'Errors']) {
      expect([name, title, part.includes(`<h3>${title}</h3>`)]).toEqual([name, title, true]);
    }
    expect([name, part.includes('undefined')]).toEqual([name, false]);
  }
  expect(answer.body).not.toContain('<script');
});

describe('signed in by a token alone', () => {
  const guarded = routes.filter(([, { access }]) => access !== 'public');
  let calls = 0;
  const call = async ({ method, path }: Route, headers: Record<string, string>) => {
    const answer = await t.app.inject({
      method,
      url: `/api${path.replace(/:\w+/g, '987654')}`,
      headers,
      remoteAddress: `10.4.${Math.floor(calls / 200)}.${(calls++ % 200) + 1}`,
      ...(method === 'GET' ? {} : { payload: {} }),
    });
    const isJson = answer.body !== '' && answer.headers['content-type']?.toString().includes('json');
    const code: unknown = isJson ? answer.json().code : undefined;
    return { status: answer.statusCode, code };
  };

  test.each(guarded)('%s asks for no cookie and no CSRF header', async (_name, route) => {
    const token = await aSession(t.services, administrator);
    const { status, code } = await call(route, { authorization: `Bearer ${token}` });
    expect([401, 419]).not.toContain(status);
    expect(['session.required', 'request.csrf']).not.toContain(code);
    expect(status).toBeLessThan(500);
  });

  test('a cookie is not enough for it to change anything', async () => {
    const changing = guarded.filter(([, { method }]) => method !== 'GET');
    for (const [name, route] of changing) {
      const token = await aSession(t.services, administrator);
      const { status } = await call(route, { cookie: `${sessionLimits.cookieName}=${token}` });
      expect([name, status]).toEqual([name, 419]);
    }
  });
});
