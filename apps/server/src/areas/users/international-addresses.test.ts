import { userMessages } from '@vitrine/contract/users/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appForTests, TEST_DAY, type TestApp } from '../../testing/app-for-tests.ts';
import { callsOf } from '../../testing/calls-of.ts';
import { aConfigurator, anOrganisation, aSession, aUser, PASSWORD } from '../../testing/tenants.ts';

const ZOE = 'zoë.müller@bäder-kunde.de';
const NEW_PASSWORD = { password: PASSWORD, password_confirmation: PASSWORD };
const SPELLINGS = [
  ZOE,
  'zoë.müller@xn--bder-kunde-q5a.de',
  'ZOË.MÜLLER@BÄDER-KUNDE.DE',
  'zoe\u0308.mu\u0308ller@ba\u0308der-kunde.de',
];
const PERMISSIONS = ['users.edit', 'users.invite', 'users.create', 'configurators'];

let t: TestApp;
let call: ReturnType<typeof callsOf>;
let organisationId: number;
let manager: string;
let zoe: number;

beforeAll(async () => {
  t = await appForTests();
  call = callsOf(t);
  organisationId = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  const managerId = await aUser(t.services, {
    ...{ email: 'manager@oakline.test', groupId: 2, organisationId, permissions: PERMISSIONS },
  });
  manager = await aSession(t.services, managerId, 72);
  zoe = await aUser(t.services, { email: ZOE, groupId: 2, organisationId });
  await aUser(t.services, { email: 'kay.ian@strasse.test', groupId: 2, organisationId });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(TEST_DAY);
  await t.deliver();
  t.sent.length = 0;
  await t.services.db.deleteFrom('attempts').execute();
});

const invite = (email: string) =>
  call('POST', '/users', { token: manager, payload: { first_name: 'Zoë', last_name: 'Müller', email } });
const signIn = async (email: string) =>
  (await call('POST', '/login', { payload: { email, password: PASSWORD } })).statusCode;
const recover = async (email: string) => {
  const { statusCode } = await call('POST', '/password/recovery/email', { payload: { email } });
  await t.deliver();
  return statusCode;
};
const recipients = () => t.sent.map(({ to }) => to);

describe('an account with an address beyond ASCII', () => {
  test('is invited under the address as typed, composed', async () => {
    const answer = await invite('用户.u\u0308@例子.广告');
    expect([answer.statusCode, answer.json().data.email]).toEqual([200, '用户.ü@例子.广告']);
    await t.deliver();
    expect(recipients()).toEqual(['用户.ü@例子.广告']);
    const token = /token=([\w-]+)/.exec(t.sent[0]?.text ?? '')?.[1];
    const payload = { email: '用户.ü@xn--fsqu00a.xn--4rr70v', password: PASSWORD, password_confirmation: PASSWORD };
    expect((await call('POST', `/invite/${token}`, { payload })).statusCode).toBe(200);
  });

  test.each(SPELLINGS)('is one account in the spelling %s', async (email) => {
    const second = await invite(email);
    expect([second.statusCode, second.json().errors]).toEqual([422, { email: [userMessages.emailTaken] }]);
    expect(await signIn(email)).toBe(200);
    expect(await recover(email)).toBe(200);
    expect(recipients()).toEqual([ZOE]);
    const payload = { email };
    const byManager = await call('POST', `/organisations/${organisationId}/users/password/reset`, {
      ...{ token: manager, payload },
    });
    expect(byManager.statusCode).toBe(200);
  });

  test('opens its reset link, whose address is encoded', async () => {
    await recover(ZOE);
    const link = /https?:\/\/[^\s"]+/.exec(t.sent[0]?.text ?? '')?.[0] ?? '';
    expect(new URL(link).searchParams.get('email')).toBe(ZOE);
    const token = new URL(link).searchParams.get('token');
    const payload = { token, email: SPELLINGS[1], password: PASSWORD, password_confirmation: PASSWORD };
    expect((await call('PUT', '/password/recovery', { payload })).statusCode).toBe(200);
  });

  test('counts wrong passwords once, whatever the spelling', async () => {
    const wrong = { password: 'wrong horse' };
    for (let index = 0; index < 10; index++) {
      await call('POST', '/login', { payload: { ...wrong, email: SPELLINGS[index % SPELLINGS.length] } });
    }
    const last = await call('POST', '/login', { payload: { ...wrong, email: 'Zoë.Müller@bäder-kunde.de' } });
    expect(last.statusCode).toBe(429);
  });

  test('moves to another spelling of the domain without proof, and to another case beyond ASCII only with it', async () => {
    const edit = (email: string) => call('PATCH', `/users/${zoe}`, { token: manager, payload: { email } });
    expect((await edit('zoë.müller@xn--bder-kunde-q5a.de')).json().data).toMatchObject({
      ...{ email: 'zoë.müller@xn--bder-kunde-q5a.de', pending_email: null },
    });
    expect((await edit(ZOE)).json().data).toMatchObject({ email: ZOE, pending_email: null });
    expect((await edit('zoË.müller@bäder-kunde.de')).json().data).toMatchObject({
      ...{ email: ZOE, pending_email: 'zoË.müller@bäder-kunde.de' },
    });
  });
});

describe('an address that only looks like that of an account', () => {
  test.each([
    ['a dotless i', 'kay.ıan@strasse.test'],
    ['a dotted capital I', 'kay.İan@strasse.test'],
    ['ß for ss', 'kay.ian@straße.test'],
    ['a Cyrillic a', 'kаy.ian@strasse.test'],
  ])('%s gets neither session nor link', async (_what, email) => {
    expect(await signIn(email)).toBe(401);
    expect(await recover(email)).toBe(200);
    expect(t.sent).toEqual([]);
  });

  test.each([
    ['the Kelvin sign', '\u212aay.ian@strasse.test'],
    ['full-width signs', 'ｋａｙ．ｉａｎ＠strasse.test'],
    ['a long s in the domain', 'kay.ian@\u017ftrasse.test'],
  ])('%s is another spelling: the link goes to the stored address', async (_what, email) => {
    expect(await recover(email)).toBe(200);
    expect(recipients()).toEqual(['kay.ian@strasse.test']);
    expect((await invite(email)).statusCode).toBe(422);
  });

  test.each([
    ['a line break', 'kay.ian@strasse.test\r\nbcc: x@example.org'],
    ['a mark of direction', 'kay.\u202eian@strasse.test'],
    ['a zero-width space', 'kay.\u200bian@strasse.test'],
    ['a list', 'kay.ian@strasse.test,x@example.org'],
    ['angle brackets', '<kay.ian@strasse.test>'],
    ['an encoded line break', 'kay.ian%0d%0abcc:x@strasse.test'],
    ['an encoded word', '=?utf-8?q?kay=0d=0abcc?=@strasse.test'],
  ])('%s makes it no address', async (_what, email) => {
    expect(await recover(email)).toBe(400);
    expect((await invite(email)).json().errors).toEqual({ email: [userMessages.emailInvalid] });
    expect(t.sent).toEqual([]);
  });
});

describe('an invitation', () => {
  const LATIN = 'paco@oakline.test';
  const CYRILLIC = 'pасо@oakline.test';
  const tokenOf = async (email: string) => {
    t.sent.length = 0;
    expect((await invite(email)).statusCode).toBe(200);
    await t.deliver();
    expect(recipients()).toEqual([email]);
    return /token=([\w-]+)/.exec(t.sent[0]?.text ?? '')?.[1];
  };

  test('of an address is not accepted by another one that looks like it', async () => {
    const latin = await tokenOf(LATIN);
    const cyrillic = await tokenOf(CYRILLIC);
    const accept = async (token: string | undefined, email: string) =>
      (await call('POST', `/invite/${token}`, { payload: { ...NEW_PASSWORD, email } })).statusCode;
    expect([await accept(latin, CYRILLIC), await accept(cyrillic, LATIN)]).toEqual([410, 410]);
    expect([await accept(latin, LATIN), await accept(cyrillic, CYRILLIC)]).toEqual([200, 200]);
    const idsOf = async (email: string) =>
      (await call('POST', '/login', { payload: { email, password: PASSWORD } })).json().data.user.id;
    expect(await idsOf(LATIN)).not.toBe(await idsOf(CYRILLIC));
  });

  test('of one address in several spellings at once has one winner', async () => {
    const spellings = ['élan@bäder.test', 'e\u0301lan@bäder.test', 'ÉLAN@xn--bder-loa.test', 'élan@ＢÄDER.test'];
    const answers = await Promise.all(spellings.map(invite));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422]);
    for (const answer of answers.filter(({ statusCode }) => statusCode === 422)) {
      expect(answer.json().errors).toEqual({ email: [userMessages.emailTaken] });
    }
    await t.deliver();
    expect(t.sent).toHaveLength(1);
  });
});

test('a reset link is not accepted with an address that looks like its own', async () => {
  await recover('kay.ian@strasse.test');
  const token = /token=([\w-]+)/.exec(t.sent[0]?.text ?? '')?.[1];
  const answers = [];
  for (const email of ['kаy.ian@strasse.test', 'kay.ıan@strasse.test', 'kay.ian@straße.test'])
    answers.push((await call('PUT', '/password/recovery', { payload: { ...NEW_PASSWORD, token, email } })).statusCode);
  expect(answers).toEqual([400, 400, 400]);
  const payload = { ...NEW_PASSWORD, token, email: 'kay.ian@strasse.test' };
  expect((await call('PUT', '/password/recovery', { payload })).statusCode).toBe(200);
});

test('a reseller cannot get two users with one address in two spellings', async () => {
  const configurator = await aConfigurator(t.services, { organisationId, name: 'Kitchen' });
  const payload = {
    ...{ name: 'Northside', contact_email: 'ö@bäder.test', configurators: [{ id: configurator }] },
    users: ['ö@bäder.test', 'O\u0308@xn--bder-loa.test'].map((email) => ({
      ...{ first_name: 'Ann', last_name: 'Lee', email },
    })),
  };
  const admin = await aSession(
    t.services,
    await aUser(t.services, { email: 'a@v.test', groupId: 1, organisationId: null }),
  );
  await call('POST', `/configurators/${configurator}/deploy`, { token: admin, payload: { version: '1' } });
  const answer = await call('POST', `/organisations/${organisationId}/resellers`, { token: admin, payload });
  expect([answer.statusCode, answer.json().errors]).toEqual([422, { users: ['1.email: Email already exists'] }]);
  expect((await call('GET', `/resellers?organisation_id=${organisationId}`, { token: admin })).json().data).toEqual([]);
});

test('the database accepts no address beyond ASCII without its key', async () => {
  const change = t.services.db.updateTable('users').set({ email: 'zoë@x.test', emailKey: null }).where('id', '=', zoe);
  await expect(change.execute()).rejects.toThrow('users_international_email_check');
});
