import type { AuditKind } from '@vitrine/contract/audit/kinds';
import { insertAuditEvent } from '@vitrine/store/audit/queries';
import type { Database } from '@vitrine/store/database';
import type { OrganisationRecord } from '@vitrine/store/session/queries';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';

interface AuditDetails {
  subject?: string;
  detail?: string;
  /**
   * The tenant whose history it belongs to when not the caller's own: the organisation or reseller that was acted on.
   */
  within?: Pick<OrganisationRecord, 'id' | 'parentId'> | null | undefined;
}

/** Writes an action of a signed-in caller into the audit log, in the transaction of the action. */
export function recordAuditEvent(
  { clock }: Pick<Services, 'clock'>,
  transaction: Database,
  caller: Pick<Caller, 'user' | 'organisation' | 'reseller'>,
  kind: AuditKind,
  { within, ...details }: AuditDetails = {},
): Promise<unknown> {
  const owner = within
    ? ownerOf(within)
    : { organisationId: caller.organisation?.id ?? null, resellerId: caller.reseller?.id ?? null };
  return insertAuditEvent(transaction, { kind, ...owner, actor: caller.user, ...details, createdAt: clock() });
}

const ownerOf = ({ id, parentId }: Pick<OrganisationRecord, 'id' | 'parentId'>) =>
  parentId === null ? { organisationId: id, resellerId: null } : { organisationId: parentId, resellerId: id };
