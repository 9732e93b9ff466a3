import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appForTests, TEST_DAY, type TestApp } from '../../testing/app-for-tests.ts';
import { anOrganisation, aSession, aUser, PASSWORD } from '../../testing/tenants.ts';

let t: TestApp;
let owner: number;

beforeAll(async () => {
  t = await appForTests();
  const organisation = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  await t.services.db
    .updateTable('organisations')
    .set({ accessDomain: 'design.oakline.example', accessDomainVerifiedAt: TEST_DAY })
    .where('id', '=', organisation)
    .execute();
  owner = await aUser(t.services, { email: 'owner@oakline.test', groupId: 2, organisationId: organisation });
});
afterAll(() => t.close());

let addresses = 0;
const remoteAddress = (): string => `10.5.0.${(addresses++ % 250) + 1}`;

async function aCode(hours = 24): Promise<{ code: string; address: string }> {
  const token = await aSession(t.services, owner, hours);
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/session/code',
    headers: { host: 'vitrine.localhost:4000', authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

const exchange = (code: string, host = 'design.oakline.example:4000') =>
  t.app.inject({
    method: 'POST',
    url: '/api/session/exchange',
    payload: { code },
    headers: { host },
    remoteAddress: remoteAddress(),
  });

test('whoever signs in elsewhere is told the own domain, before the subdomain', async () => {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email: 'owner@oakline.test', password: PASSWORD },
    headers: { host: 'oakline.vitrine.localhost:4000' },
    remoteAddress: remoteAddress(),
  });
  expect(answer.json().data.user.home).toBe('http://design.oakline.example:4000');
});

describe('a code', () => {
  test('becomes a session on the domain that it was made for, with a cookie of that host alone', async () => {
    const { code, address } = await aCode();
    expect(address).toBe(`http://design.oakline.example:4000/loading?code=${code}`);
    const answer = await exchange(code);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data.user).toMatchObject({ email: 'owner@oakline.test', home: '' });
    const cookie = answer.cookies.find(({ name }) => name === 'AuthToken');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect(cookie).not.toHaveProperty('domain');
  });

  test('is good once', async () => {
    const { code } = await aCode();
    const both = await Promise.all([exchange(code), exchange(code)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
  });

  test('is good for 60 seconds', async () => {
    const { code } = await aCode();
    t.setNow(new Date(TEST_DAY.getTime() + 61_000));
    expect((await exchange(code)).statusCode).toBe(410);
    t.setNow(TEST_DAY);
  });

  test.each([
    'evil.example',
    'oakline.vitrine.localhost:4000',
    '127.0.0.1:4000',
    'design.oakline.example.evil.example',
  ])('is refused and used up on %s', async (host) => {
    const { code } = await aCode();
    expect((await exchange(code, host)).statusCode).toBe(410);
    expect((await exchange(code)).statusCode).toBe(410);
  });

  test('keeps whether the sign-in is to be remembered', async () => {
    const remembered = await exchange((await aCode(7 * 24)).code);
    expect(remembered.cookies.find(({ name }) => name === 'AuthToken')?.expires).toEqual(
      new Date(TEST_DAY.getTime() + 7 * 86_400_000),
    );
    const not = await exchange((await aCode()).code);
    expect(not.cookies.find(({ name }) => name === 'AuthToken')).not.toHaveProperty('expires');
  });
});
