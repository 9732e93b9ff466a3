import { setCredential } from '@vitrine/store/session/credentials';
import type { Caller } from '../../../accounts/caller.ts';
import { assertPasswordAllowed } from '../../../accounts/check-password.ts';
import { assertCurrentPassword, lockWithPassword } from '../../../accounts/current-password.ts';
import { hashPassword } from '../../../accounts/passwords.ts';
import { recordAuditEvent } from '../../../accounts/record-audit-event.ts';
import type { Services } from '../../../services.ts';

/** Changes the caller's password: all other sessions end, and emailed links stop working. */
export async function changePassword(
  services: Services,
  caller: Caller,
  input: { current_password: string; password: string },
): Promise<void> {
  await assertCurrentPassword(services, caller, input.current_password);
  await assertPasswordAllowed(input.password, caller.user, caller);
  const passwordHash = await hashPassword(input.password);
  await services.db.transaction().execute(async (transaction) => {
    const account = await lockWithPassword(transaction, caller);
    await setCredential(transaction, account, { passwordHash, exceptSessionId: caller.sessionId }, services.clock());
    await recordAuditEvent(services, transaction, caller, 'password.changed');
  });
}
