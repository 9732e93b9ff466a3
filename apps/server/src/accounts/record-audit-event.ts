import type { AuditKind } from '@vitrine/contract/audit/kinds';
import { type AuditText, writeAuditText } from '@vitrine/contract/audit/texts';
import { insertAuditEvent } from '@vitrine/store/audit/queries';
import type { Database } from '@vitrine/store/database';
import type { OrganisationRecord } from '@vitrine/store/session/queries';
import { inEnglish } from '../request/request-id.ts';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';

interface AuditDetails {
  subject?: AuditText;
  detail?: AuditText;
  /**
   * The tenant whose history it belongs to when not the caller's own: the organisation or reseller that was acted on.
   */
  within?: Pick<OrganisationRecord, 'id' | 'parentId'> | null | undefined;
}

/** Who acted. A job has no user, or acts for one. */
export type AuditActor = Pick<Caller, 'organisation' | 'reseller'> & {
  user: Pick<Caller['user'], 'id' | 'firstName' | 'lastName' | 'email'> | null;
};

/** The actor of what the product does by itself. */
export const NOBODY: AuditActor = { user: null, organisation: null, reseller: null };

/**
 * Writes an action into the audit log, in the transaction of the action. Its texts are read in the reader's language;
 * they are stored in English as well, where they are searched and exported.
 */
export function recordAuditEvent(
  { clock }: Pick<Services, 'clock'>,
  transaction: Database,
  caller: AuditActor,
  kind: AuditKind,
  { within, subject = '', detail = '' }: AuditDetails = {},
): Promise<unknown> {
  const owner = within
    ? ownerOf(within)
    : { organisationId: caller.organisation?.id ?? null, resellerId: caller.reseller?.id ?? null };
  const texts = {
    ...(typeof subject === 'string' ? {} : { subject }),
    ...(typeof detail === 'string' ? {} : { detail }),
  };
  return insertAuditEvent(transaction, {
    ...{ kind, ...owner, actor: caller.user, createdAt: clock() },
    ...inEnglish(() => ({ subject: writeAuditText(subject), detail: writeAuditText(detail) })),
    texts: Object.keys(texts).length > 0 ? texts : null,
  });
}

const ownerOf = ({ id, parentId }: Pick<OrganisationRecord, 'id' | 'parentId'>) =>
  parentId === null ? { organisationId: id, resellerId: null } : { organisationId: parentId, resellerId: id };
