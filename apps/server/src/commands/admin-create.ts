import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { isEmailAddress, normaliseEmail } from '@vitrine/contract/email-address';
import { GROUP } from '@vitrine/contract/permissions';
import { sessionLimits } from '@vitrine/contract/session/limits';
import { isUniqueViolation } from '@vitrine/store/database';
import { migrate } from '@vitrine/store/migrate';
import { insertUser } from '@vitrine/store/users/queries';
import { passwordIssue } from '../accounts/check-password.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { readConfig } from '../config.ts';
import { openStore } from '../open-store.ts';
import { keepFilesPrivate } from '../private-files.ts';

/**
 * Creates an administrator: the first one of an installation without demo data. Reads the password from standard input.
 */
async function createAdministrator(): Promise<void> {
  keepFilesPrivate();
  const email = normaliseEmail(readOption('--email') ?? '');
  if (!isEmailAddress(email)) throw new Error('Usage: npm run admin:create -- --email you@example.com');
  const config = readConfig(process.env);
  // Before the password is asked for: a folder in use is reported at once.
  const store = await openStore(config);
  try {
    await migrate(store, path.join(config.root, 'packages/store/migrations'));
    await insertUser(store.db, {
      email,
      firstName: readOption('--first-name') ?? 'First',
      lastName: readOption('--last-name') ?? 'Administrator',
      groupId: GROUP.administrator,
      organisationId: null,
      permissions: [],
      passwordHash: await hashPassword(await readPassword(email)),
      inviteStatus: 'active',
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new Error(`There is a user with the address ${email} already.`) : error;
  } finally {
    await store.close();
  }
  console.log(`${email} can sign in at the admin host now.`);
}

function readOption(name: string): string | undefined {
  const index = process.argv.indexOf(name);
  return index < 0 ? undefined : process.argv[index + 1];
}

/** Asks for the password, which is not shown as it is typed. Rejects one that is short or easy to guess. */
async function readPassword(email: string): Promise<string> {
  const unseen = new Writable({ write: (_typed, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: process.stdin.isTTY });
  terminal.on('SIGINT', () => process.exit(1));
  process.stderr.write('Password: ');
  const password = (await terminal.question('')).trim();
  process.stderr.write('\n');
  terminal.close();
  if (password.length < sessionLimits.passwordMinimum)
    throw new Error(`The password needs to be at least ${sessionLimits.passwordMinimum} characters long.`);
  const issue = await passwordIssue(password, { email, names: [] });
  if (issue) throw new Error(issue);
  return password;
}

createAdministrator().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
