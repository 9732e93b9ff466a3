import { type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Scope } from '../scope.ts';
import type { AuditEventsTable, AuditTexts } from '../tables/accounts.ts';

export interface NewAuditEvent {
  kind: string;
  organisationId: number | null;
  resellerId: number | null;
  actor: { id: number; firstName: string; lastName: string; email: string } | null;
  subject?: string;
  detail?: string;
  texts?: AuditTexts | null;
  createdAt: Date;
}

/** Inserts an event, in the transaction of the action. */
export const insertAuditEvent = (db: Database, { actor, texts, ...event }: NewAuditEvent): Promise<unknown> =>
  db
    .insertInto('auditEvents')
    .values({
      ...event,
      texts: texts ? JSON.stringify(texts) : null,
      actorId: actor?.id ?? null,
      actorName: actor && `${actor.firstName} ${actor.lastName}`.trim(),
      actorEmail: actor?.email ?? null,
    })
    .execute();

export type AuditRecord = Selectable<AuditEventsTable> & { organisationName: string | null };

/**
 * Events in the scope, newest first: an organisation sees its resellers' too. `search` matches names, addresses and
 * details in English, and events that have one of `phrases`.
 */
export function listAuditEvents(
  db: Database,
  scope: Scope,
  input: {
    organisationId?: number | undefined;
    kind?: string | undefined;
    search?: string | undefined;
    phrases?: readonly string[];
    before?: number | undefined;
    limit: number;
  },
): Promise<AuditRecord[]> {
  let query = db
    .selectFrom('auditEvents')
    .leftJoin('organisations', (join) =>
      join.on((eb) =>
        eb('organisations.id', '=', eb.fn.coalesce('auditEvents.resellerId', 'auditEvents.organisationId')),
      ),
    )
    .selectAll('auditEvents')
    .select('organisations.name as organisationName')
    .orderBy('auditEvents.id', 'desc')
    .limit(input.limit);
  if (scope.kind === 'organisation') query = query.where('auditEvents.organisationId', '=', scope.organisationId);
  if (scope.kind === 'reseller') query = query.where('auditEvents.resellerId', '=', scope.resellerId);
  const { organisationId, kind, search, phrases = [], before } = input;
  if (organisationId !== undefined) {
    query = query.where((eb) =>
      eb.or([eb('auditEvents.organisationId', '=', organisationId), eb('auditEvents.resellerId', '=', organisationId)]),
    );
  }
  if (kind !== undefined) query = query.where('auditEvents.kind', '=', kind);
  if (before !== undefined) query = query.where('auditEvents.id', '<', before);
  if (search !== undefined && search !== '') {
    const like = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
    query = query.where((eb) =>
      eb.or([
        ...(['actorName', 'actorEmail', 'subject', 'detail'] as const).map((column) =>
          eb(`auditEvents.${column}`, 'ilike', like),
        ),
        sql<boolean>`jsonb_path_query_array(${eb.ref('auditEvents.texts')}, '$.**.phrase') ?| ${phrases}::text[]`,
      ]),
    );
  }
  return query.execute();
}
