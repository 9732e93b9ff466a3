import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SecurityWorld, securityWorld } from '../../../testing/security-world.ts';
import { aSession } from '../../../testing/tenants.ts';

let world: SecurityWorld;
beforeAll(async () => {
  world = await securityWorld();
});
afterAll(() => world.t.close());

interface SessionRow {
  id: number;
  device: string;
  current: boolean;
}

const listFor = async (token: string): Promise<SessionRow[]> =>
  (await world.call('GET', '/user/sessions', { token })).json().data;

const isGood = async (token: string): Promise<boolean> =>
  (await world.call('GET', '/user', { token })).statusCode === 200;

describe("one's own sessions", () => {
  test('are listed with the device, the last used first, and the current one is marked', async () => {
    const { email } = await world.someone();
    const from = async (userAgent: string): Promise<string> => {
      world.later(60);
      const answer = await world.t.app.inject({
        method: 'POST',
        url: '/api/login',
        payload: { email, password: 'correct horse' },
        headers: { host: 'oakline.vitrine.localhost:4000', 'user-agent': userAgent },
      });
      return answer.json().data.token;
    };
    const firefox = await from('Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:149.0) Gecko/20100101 Firefox/149.0');
    const opened = world.now().toISOString();
    await from('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1');
    const [phone, desk] = await listFor(firefox);
    expect(phone).toMatchObject({ device: 'Safari on iPhone', current: false });
    expect(desk).toEqual({
      id: expect.any(Number),
      device: 'Firefox on macOS',
      created_at: opened,
      last_used_at: opened,
      expires_at: new Date(new Date(opened).getTime() + 24 * 3_600_000).toISOString(),
      current: true,
    });
  });

  test('leave out expired ones, and those of others', async () => {
    const { userId, token } = await world.someone();
    await aSession(world.t.services, userId, -1);
    await world.someone();
    expect(await listFor(token)).toHaveLength(1);
  });

  test('reveal no token and no hash of one', async () => {
    const { token } = await world.someone();
    const [own = {}] = await listFor(token);
    expect(Object.keys(own).sort()).toEqual(['created_at', 'current', 'device', 'expires_at', 'id', 'last_used_at']);
  });
});

describe('ending a session', () => {
  test('signs that one out at once, and the audit log records it', async () => {
    const { userId, token } = await world.someone();
    const other = await aSession(world.t.services, userId);
    const id = (await listFor(token)).find(({ current }) => !current)?.id;
    expect((await world.call('DELETE', `/user/sessions/${id}`, { token })).statusCode).toBe(200);
    expect(await isGood(other)).toBe(false);
    expect(await isGood(token)).toBe(true);
    expect(await world.auditOf(userId)).toEqual({ kind: 'session.closed', detail: 'Another session' });
  });

  test('answers a foreign one and one that does not exist alike, and leaves it', async () => {
    const { token } = await world.someone();
    const foreign = await world.someone();
    const [theirs] = await listFor(foreign.token);
    const answers = [];
    for (const id of [theirs?.id, 987_654]) answers.push(await world.call('DELETE', `/user/sessions/${id}`, { token }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(answers[0]?.body).toBe(answers[1]?.body);
    expect(await isGood(foreign.token)).toBe(true);
  });

  test.each(['x', '1.5', '99999999999'])('rejects %s for a number', async (id) => {
    const { token } = await world.someone();
    const { statusCode } = await world.call('DELETE', `/user/sessions/${id}`, { token });
    expect([404, 422]).toContain(statusCode);
  });

  test('signs out everywhere else', async () => {
    const { userId, token } = await world.someone();
    const others = [await aSession(world.t.services, userId), await aSession(world.t.services, userId)];
    const stranger = await world.someone();
    expect((await world.call('DELETE', '/user/sessions', { token })).statusCode).toBe(200);
    expect(await Promise.all(others.map(isGood))).toEqual([false, false]);
    expect(await isGood(token)).toBe(true);
    expect(await isGood(stranger.token)).toBe(true);
    expect(await world.auditOf(userId)).toEqual({ kind: 'session.closed', detail: 'All other sessions' });
  });
});
