import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../accounts/passwords.ts';
import { ConfigError } from '../config.ts';
import { appForTests, type TestApp } from '../testing/app-for-tests.ts';
import { aUser } from '../testing/tenants.ts';
import { assertNoDemoAccounts } from './demo-accounts.ts';

let t: TestApp;
beforeAll(async () => {
  t = await appForTests();
});
afterAll(() => t.close());

const setPassword = async (userId: number, password: string | null): Promise<unknown> => {
  const passwordHash = password === null ? null : await hashPassword(password);
  return t.services.db.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute();
};

test('a database whose demo accounts have the demo’s password is not for production', async () => {
  const { db } = t.services;
  await assertNoDemoAccounts(db);
  const admin = await aUser(t.services, { email: 'admin@vitrine.test', groupId: 1, organisationId: null });
  const other = await aUser(t.services, { email: 'robot@oakline.test', groupId: 1, organisationId: null });
  await setPassword(admin, 'vitrine-demo');
  await setPassword(other, null);
  await expect(assertNoDemoAccounts(db)).rejects.toThrow(ConfigError);
  await expect(assertNoDemoAccounts(db)).rejects.toThrow(/: admin@vitrine\.test\. /);
  await setPassword(admin, 'a password that nobody else has');
  await assertNoDemoAccounts(db);
});
