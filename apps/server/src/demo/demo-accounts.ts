import type { Database } from '@vitrine/store/database';
import { listTestAccounts } from '@vitrine/store/users/queries';
import { passwordFits } from '../accounts/passwords.ts';
import { ConfigError } from '../config.ts';
import { DEMO_PASSWORD } from './seed-users.ts';

/** More than the demo has. Comparing a password takes a few hundredths of a second, and the start waits. */
const ACCOUNTS_COMPARED = 50;

/** Throws ConfigError when accounts of the demo are in the database with the password that its documents name. */
export async function assertNoDemoAccounts(db: Database): Promise<void> {
  const open: string[] = [];
  for (const { email, passwordHash } of await listTestAccounts(db, ACCOUNTS_COMPARED))
    if (await passwordFits(passwordHash, DEMO_PASSWORD)) open.push(email);
  if (open.length === 0) return;
  throw new ConfigError(
    `This database has accounts of the demo, and everybody knows their password: ${open.join(', ')}. Start production (NODE_ENV=production) with an empty database. To use this one, start it once more without NODE_ENV, and delete these accounts or change their passwords.`,
  );
}
