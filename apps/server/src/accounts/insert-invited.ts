import { AppError } from '@vitrine/contract/errors';
import { userMessages } from '@vitrine/contract/users/messages';
import { type Database, isUniqueViolation } from '@vitrine/store/database';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import { insertUser } from '@vitrine/store/users/queries';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';
import { issueLink } from './issue-link.ts';
import { recordAuditEvent } from './record-audit-event.ts';

export interface InvitedUser {
  firstName: string;
  lastName: string;
  email: string;
  groupId: number;
  permissions: string[];
}

/**
 * Inserts a pending user with an emailed invitation, in the caller's transaction. Rejects an address that is taken, in
 * any case, with an issue at the form's `field`. Wake 'send-email' after the commit.
 */
export async function insertInvited(
  services: Services,
  transaction: Database,
  caller: Caller,
  organisation: OrganisationRecord | null,
  user: InvitedUser,
  field = 'email',
): Promise<number> {
  const row = { ...user, organisationId: organisation?.id ?? null };
  const { id } = await insertUser(transaction, { ...row, passwordHash: null, inviteStatus: 'pending' }).catch(
    (error: unknown) => rethrowTaken(error, field),
  );
  await issueLink(services, transaction, 'invite', { ...row, id });
  const subject = `${user.firstName} ${user.lastName}`;
  await recordAuditEvent(services, transaction, caller, 'invitation.sent', {
    subject,
    detail: user.email,
    within: organisation,
  });
  return id;
}

/** Turns the unique index's error into the form's; rethrows anything else. */
function rethrowTaken(error: unknown, field: string): never {
  if (!isUniqueViolation(error)) throw error;
  throw new AppError('request.invalid', { errors: { [field]: [userMessages.emailTaken] } });
}
