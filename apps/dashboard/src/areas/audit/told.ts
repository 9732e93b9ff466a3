import { auditMessages } from '@vitrine/contract/audit/messages';
import type { AuditEvent } from '@vitrine/contract/audit/routes';

/** Who did it; names are sometimes empty, addresses never are. */
export const actorName = ({ actor }: AuditEvent): string =>
  actor === null ? auditMessages.unknownActor : actor.name.trim() || actor.email;

/** Where it happened, when that is not the tenant on screen: a reseller, or any organisation on the admin host. */
export const elsewhere = ({ organisation }: AuditEvent, tenantId: number | null): string | null =>
  organisation === null || organisation.id === tenantId ? null : organisation.name;
