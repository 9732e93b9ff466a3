import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRequestId } from '../request/request-id.ts';
import { appForTests, type TestApp } from '../testing/app-for-tests.ts';
import { anOrganisation, aUser } from '../testing/tenants.ts';

let t: TestApp;
beforeAll(async () => {
  t = await appForTests();
  const organisationId = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  await aUser(t.services, { email: 'ann@oakline.test', groupId: 2, organisationId });
});
afterAll(() => t.close());

const forget = () =>
  t.app.inject({
    method: 'POST',
    url: '/api/password/recovery/email',
    headers: { host: 'oakline.vitrine.localhost:4000', 'x-request-id': 'chosen-by-somebody' },
    payload: { email: 'ann@oakline.test' },
  });

test('each response names its request, errors and unknown addresses too, and no caller chooses the name', async () => {
  const answers = await Promise.all([t.app.inject('/healthz'), t.app.inject('/api/user'), t.app.inject('/api/none')]);
  const ids = answers.map(({ headers }) => String(headers['x-request-id']));
  for (const id of ids) expect(id).toMatch(/^[\w-]{12}$/);
  expect(new Set(ids).size).toBe(3);
  expect((await forget()).headers['x-request-id']).not.toBe('chosen-by-somebody');
});

test('no two of many requests have the same id', () => {
  const ids = Array.from({ length: 5000 }, newRequestId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[\w-]{12}$/);
});

test('jobs, the jobs that they queue, and their emails carry the id of the request that caused them', async () => {
  await t.deliver();
  t.sent.length = 0;
  const { statusCode, headers } = await forget();
  expect(statusCode).toBe(200);
  await t.deliver();
  expect(t.sent.map(({ to, requestId }) => [to, requestId])).toEqual([['ann@oakline.test', headers['x-request-id']]]);
});
