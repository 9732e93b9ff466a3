import { setCredential } from '@vitrine/store/session/credentials';
import { lockAccount } from '@vitrine/store/session/lock-account';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type SecurityWorld, securityWorld } from '../../../testing/security-world.ts';
import { PASSWORD } from '../../../testing/tenants.ts';

let world: SecurityWorld;
beforeAll(async () => {
  world = await securityWorld();
});
afterAll(() => world.t.close());
afterEach(() => vi.restoreAllMocks());

/** Changes the password after the former one was checked, and before the account is locked. */
function changePasswordMeanwhile(userId: number): void {
  const { db } = world.t.services;
  const begin = db.transaction.bind(db);
  vi.spyOn(db, 'transaction').mockImplementationOnce(() => {
    const { execute } = begin();
    return {
      execute: async (run: Parameters<typeof execute>[0]) => {
        await begin().execute(async (transaction) => {
          const account = await lockAccount(transaction, userId);
          if (account) await setCredential(transaction, account, { passwordHash: 'another' }, world.now());
        });
        return begin().execute(run);
      },
    } as never;
  });
}

test.each([
  ['removes a passkey', (id: number) => ['POST', `/user/passkeys/${id}/remove`] as const],
  ['removes an authenticator app', () => ['POST', '/user/authenticator-app/remove'] as const],
  ['renews recovery codes', () => ['POST', '/user/recovery-codes'] as const],
])('a former password no longer %s', async (_what, route) => {
  const { userId, token, codes } = await world.someoneWithApp();
  const { answer } = await world.addPasskey(token);
  const before = await stored(userId);
  expect(codes).toHaveLength(before.recoveryCodes.length);
  const [method, path] = route(answer.json().data.passkeys[0].id);
  changePasswordMeanwhile(userId);
  const rejected = await world.call(method, path, { token, payload: { current_password: PASSWORD } });
  expect([rejected.statusCode, rejected.json().code]).toEqual([422, 'session.wrong_password']);
  expect(Object.keys(rejected.json().errors)).toEqual(['current_password']);
  expect(await stored(userId)).toEqual(before);
});

async function stored(userId: number) {
  const { db } = world.t.services;
  const [passkeys, authenticatorApps, recoveryCodes] = await Promise.all(
    (['passkeys', 'authenticatorApps', 'recoveryCodes'] as const).map((table) =>
      db.selectFrom(table).selectAll().where('userId', '=', userId).execute(),
    ),
  );
  return { passkeys, authenticatorApps, recoveryCodes: recoveryCodes ?? [] };
}
