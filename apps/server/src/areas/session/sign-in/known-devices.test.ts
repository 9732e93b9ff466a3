import { sessionMessages } from '@vitrine/contract/session/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SecurityWorld, securityWorld } from '../../../testing/security-world.ts';
import { PASSWORD } from '../../../testing/tenants.ts';

let world: SecurityWorld;
let address = 0;

beforeAll(async () => {
  world = await securityWorld();
});
afterAll(() => world.t.close());
beforeEach(() => world.t.services.db.deleteFrom('attempts').execute());

const post = (url: string, payload: object, device?: string, host = 'oakline.vitrine.localhost:4000') =>
  world.t.app.inject({
    method: 'POST',
    url: `/api${url}`,
    payload,
    headers: { host },
    remoteAddress: `10.7.${Math.floor(address / 250)}.${(address++ % 250) + 1}`,
    ...(device ? { cookies: { DeviceToken: device } } : {}),
  });

const signIn = (email: string, device?: string, password = PASSWORD) => post('/login', { email, password }, device);

/** Signs in, and returns the cookie that names the device from then on. */
async function deviceOf(email: string, former?: string): Promise<string> {
  const answer = await signIn(email, former);
  expect(answer.statusCode).toBe(200);
  return answer.cookies.find(({ name }) => name === 'DeviceToken')?.value ?? '';
}

/** Acts as strangers: wrong passwords from many addresses, until the account is locked to unknown devices. */
async function lockOut(email: string): Promise<void> {
  const statuses: number[] = [];
  for (let count = 0; count < 12; count++) statuses.push((await signIn(email, undefined, 'guess')).statusCode);
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
}

describe('an account that strangers have locked', () => {
  test('is open to a device that has signed in before, and rejects an unknown one', async () => {
    const { email } = await world.someone();
    const device = await deviceOf(email);
    await lockOut(email);
    expect((await signIn(email)).statusCode).toBe(429);
    expect((await signIn(email, 'x'.repeat(43))).statusCode).toBe(429);
    expect((await signIn(email, device)).statusCode).toBe(200);
  });

  test('is not open to a device that another account knows', async () => {
    const [mine, theirs] = [await world.someone(), await world.someone()];
    const device = await deviceOf(mine.email);
    await lockOut(theirs.email);
    expect((await signIn(theirs.email, device)).statusCode).toBe(429);
  });

  test('asks for the second step after the right password, and lets in with it', async () => {
    const { email, secret } = await world.someoneWithApp();
    await lockOut(email);
    const asked = await signIn(email);
    expect(asked.statusCode).toBe(200);
    expect(asked.json().data).toMatchObject({ token: null, second_step: { methods: ['app'] } });
    const { ticket } = asked.json().data.second_step;
    const answer = await post('/login/second-step', { ticket, code: world.codeOf(secret) });
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies.some(({ name }) => name === 'DeviceToken')).toBe(true);
    expect((await signIn(email, undefined, 'guess')).statusCode).toBe(429);
  });

  test('answers like an address that has no account', async () => {
    const { email } = await world.someone();
    await lockOut(email);
    await lockOut('nobody@oakline.test');
    const [known, unknown] = [await signIn(email), await signIn('nobody@oakline.test')];
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
  });

  test('is opened by a reset link, whose browser is known from then on', async () => {
    const { email } = await world.someone();
    await lockOut(email);
    await post('/password/recovery/email', { email });
    await world.t.deliver();
    const link = /https?:\/\/[^\s"]+/.exec(world.t.sent.at(-1)?.text ?? '')?.[0] ?? 'none:';
    const token = new URL(link).searchParams.get('token');
    const password = 'chosen by its owner';
    const answer = await world.call('PUT', '/password/recovery', {
      payload: { token, email, password, password_confirmation: password },
    });
    const device = answer.cookies.find(({ name }) => name === 'DeviceToken')?.value;
    expect((await signIn(email, device, password)).statusCode).toBe(200);
  });
});

describe('a known device', () => {
  test('has ten separate tries a minute', async () => {
    const { email } = await world.someone();
    const device = await deviceOf(email);
    const statuses: number[] = [];
    for (let count = 0; count < 12; count++) statuses.push((await signIn(email, device, 'guess')).statusCode);
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    const stranger = await signIn(email, undefined, 'guess');
    expect([stranger.statusCode, stranger.json().message]).toEqual([401, sessionMessages.wrongCredentials]);
  });

  test('is named by a cookie of the parent domain that scripts cannot read and that outlives log-out', async () => {
    const { email } = await world.someone();
    const answer = await signIn(email);
    expect(answer.cookies.find(({ name }) => name === 'DeviceToken')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      domain: 'vitrine.localhost',
      path: '/',
      expires: new Date(world.now().getTime() + 400 * 86_400_000),
    });
    const out = await world.call('POST', '/logout', { token: answer.json().data.token });
    expect(out.cookies.map(({ name }) => name)).toEqual(['AuthToken']);
  });

  test('gets a new cookie at each sign-in, and the former one is unknown then', async () => {
    const { email } = await world.someone();
    const former = await deviceOf(email);
    const device = await deviceOf(email, former);
    await lockOut(email);
    expect((await signIn(email, former)).statusCode).toBe(429);
    expect((await signIn(email, device)).statusCode).toBe(200);
  });

  test('stays known to every account that signs in there', async () => {
    const [one, other] = [await world.someone(), await world.someone()];
    const device = await deviceOf(other.email, await deviceOf(one.email));
    await lockOut(one.email);
    expect((await signIn(one.email, device)).statusCode).toBe(200);
  });

  test('is forgotten when the password changes', async () => {
    const { email, token } = await world.someone();
    const device = await deviceOf(email);
    const password = 'chosen by its owner';
    const payload = { current_password: PASSWORD, password, password_confirmation: password };
    expect((await world.call('PUT', '/user/password', { token, payload })).statusCode).toBe(200);
    await lockOut(email);
    expect((await signIn(email, device, password)).statusCode).toBe(429);
  });

  test('is forgotten after 400 days, and when twenty others came after it', async () => {
    const { email, userId } = await world.someone();
    const old = await deviceOf(email);
    world.later(60);
    for (let count = 0; count < 20; count++) await deviceOf(email);
    const rows = await world.t.services.db
      .selectFrom('knownDevices')
      .where('userId', '=', userId)
      .selectAll()
      .execute();
    expect(rows).toHaveLength(20);
    await lockOut(email);
    expect((await signIn(email, old)).statusCode).toBe(429);
    await world.t.services.db.deleteFrom('attempts').execute();
    const newest = await deviceOf(email);
    const passed = world.t.services.db.updateTable('knownDevices').set({ expiresAt: world.now() });
    await passed.where('userId', '=', userId).execute();
    await lockOut(email);
    expect((await signIn(email, newest)).statusCode).toBe(429);
  });

  test('is stored as a hash', async () => {
    const { email } = await world.someone();
    const device = await deviceOf(email);
    const rows = await world.t.services.db.selectFrom('knownDevices').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(device);
  });

  test('has separate tries at the second step too', async () => {
    const { email, secret } = await world.someoneWithApp();
    const ask = async (device?: string): Promise<string> =>
      (await signIn(email, device)).json().data.second_step.ticket;
    const answer = (ticket: string, code: string, device?: string) =>
      post('/login/second-step', { ticket, code }, device);
    const first = await answer(await ask(), world.codeOf(secret));
    const device = first.cookies.find(({ name }) => name === 'DeviceToken')?.value;
    for (const _ of [1, 2, 3]) {
      const ticket = await ask();
      for (let count = 0; count < 5; count++) await answer(ticket, world.wrongCodeOf(secret));
    }
    world.later(30);
    const code = world.codeOf(secret);
    expect((await answer(await ask(), code)).statusCode).toBe(429);
    expect((await answer(await ask(device), code, device)).statusCode).toBe(200);
  });
});
