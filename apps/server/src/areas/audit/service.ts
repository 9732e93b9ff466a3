import type { AuditKind } from '@vitrine/contract/audit/kinds';
import { auditLimits } from '@vitrine/contract/audit/limits';
import type { AuditEvent } from '@vitrine/contract/audit/routes';
import { type AuditText, findAuditPhrases, writeAuditText } from '@vitrine/contract/audit/texts';
import { type AuditRecord, listAuditEvents } from '@vitrine/store/audit/queries';
import type { Database } from '@vitrine/store/database';
import type { Scope } from '@vitrine/store/scope';

interface AuditQuery {
  organisation_id?: number | undefined;
  kind?: AuditKind | undefined;
  search?: string | undefined;
  before?: number | undefined;
}

/**
 * A page of events in the scope, newest first, and whether there are more. Texts are in the reader's language, which
 * `search` matches as it does names, addresses and English.
 */
export async function listEvents(
  db: Database,
  scope: Scope,
  { organisation_id: organisationId, kind, search, before }: AuditQuery,
): Promise<{ events: AuditEvent[]; more: boolean }> {
  const limit = auditLimits.pageSize + 1;
  const phrases = search ? findAuditPhrases(search) : [];
  const found = await listAuditEvents(db, scope, { organisationId, kind, search, phrases, before, limit });
  return {
    events: found.slice(0, auditLimits.pageSize).map(presentEvent),
    more: found.length > auditLimits.pageSize,
  };
}

/** What an event says; one of a later release, while two releases run, may have a phrase that this one has not. */
function readText(text: AuditText | undefined, english: string): string {
  if (text === undefined) return english;
  try {
    return writeAuditText(text);
  } catch {
    return english;
  }
}

const presentEvent = (event: AuditRecord): AuditEvent => {
  const organisationId = event.resellerId ?? event.organisationId;
  return {
    id: Number(event.id),
    kind: event.kind as AuditKind,
    created_at: event.createdAt.toISOString(),
    actor: event.actorEmail === null ? null : { name: event.actorName ?? '', email: event.actorEmail },
    subject: readText(event.texts?.subject, event.subject),
    detail: readText(event.texts?.detail, event.detail),
    organisation:
      organisationId === null || event.organisationName === null
        ? null
        : { id: organisationId, name: event.organisationName },
  };
};
