import { type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Scope } from '../scope.ts';
import type { EnquiriesTable } from '../tables/enquiries.ts';
import type { EnquiryParent } from './quarantine.ts';
import { type EnquiryRecord, everyEnquiry } from './queries.ts';

type ListColumn =
  | ('id' | 'name' | 'email' | 'phone' | 'postcode' | 'status' | 'stage' | 'ownerId' | 'resellerId')
  | ('configuratorId' | 'image' | 'itemNames' | 'quarantineReason' | 'createdAt');

/** The part of an enquiry that a list shows: neither its design nor the tenant's own form fields. */
export interface EnquiryRowRecord
  extends Pick<Selectable<EnquiriesTable>, ListColumn>,
    Pick<
      EnquiryRecord,
      | ('configuratorName' | 'configuratorTypeId' | 'groupId' | 'groupName' | 'groupSafeName')
      | ('ownerFirstName' | 'ownerLastName')
    > {}

/** Selects the list and its owner. */
export interface RowsOf {
  parent: EnquiryParent;
  quarantined: boolean;
}

export interface RowsQuery {
  limit: number;
  /** Only those older than this one of the list. */
  before?: number | undefined;
  /** Only those that have changed since. */
  since?: Date | undefined;
}

const listOf = (db: Database, scope: Scope, { parent, quarantined }: RowsOf) => {
  const query = everyEnquiry(db, scope).where('enquiries.quarantinedAt', quarantined ? 'is not' : 'is', null);
  return 'resellerId' in parent
    ? query.where('enquiries.resellerId', '=', parent.resellerId)
    : query.where('enquiries.organisationId', '=', parent.organisationId);
};

/** A page of a list, newest first. */
export function listRows(
  db: Database,
  scope: Scope,
  of: RowsOf,
  { limit, before, since }: RowsQuery,
): Promise<EnquiryRowRecord[]> {
  const page = listOf(db, scope, of)
    .clearSelect()
    .select([
      ...(['enquiries.id', 'enquiries.name', 'enquiries.email', 'enquiries.phone', 'enquiries.postcode'] as const),
      ...(['enquiries.status', 'enquiries.stage', 'enquiries.ownerId', 'enquiries.resellerId'] as const),
      ...(['enquiries.configuratorId', 'enquiries.image', 'enquiries.itemNames'] as const),
      ...(['enquiries.quarantineReason', 'enquiries.createdAt'] as const),
      ...(['configurators.name as configuratorName', 'configurators.typeId as configuratorTypeId'] as const),
      ...(['configuratorGroups.id as groupId', 'configuratorGroups.name as groupName'] as const),
      ...(['configuratorGroups.safeName as groupSafeName'] as const),
      ...(['owners.firstName as ownerFirstName', 'owners.lastName as ownerLastName'] as const),
    ])
    .orderBy('enquiries.createdAt', 'desc')
    .orderBy('enquiries.id', 'desc')
    .limit(limit)
    .$if(since !== undefined, (query) => query.where('enquiries.changedAt', '>=', since ?? new Date(0)));
  if (before === undefined) return page.execute();
  // One of the same list: the position of a foreign one reveals nothing.
  const owner = listOf(db, scope, of)
    .clearSelect()
    .select(['enquiries.createdAt', 'enquiries.id'])
    .where('enquiries.id', '=', before);
  return page
    .where((eb) => eb(eb.refTuple('enquiries.createdAt', 'enquiries.id'), '<', owner.$asTuple('createdAt', 'id')))
    .execute();
}

/** Whether an enquiry is in a list. */
export const isListed = async (db: Database, scope: Scope, of: RowsOf, id: number): Promise<boolean> =>
  (await listOf(db, scope, of)
    .clearSelect()
    .select('enquiries.id')
    .where('enquiries.id', '=', id)
    .executeTakeFirst()) !== undefined;

/** The size of a list, and the moment of the count. Ordinary enquiries are counted by day already. */
export async function countRows(db: Database, scope: Scope, of: RowsOf): Promise<{ total: number; asOf: Date }> {
  if (!of.quarantined) return countLeads(db, scope, of.parent);
  const counted = await listOf(db, scope, of)
    .clearSelect()
    .select([sql<number>`count(*)::int`.as('total'), NOW])
    .executeTakeFirstOrThrow();
  return { total: counted.total, asOf: new Date(counted.asOf) };
}

const NOW = sql<Date>`now()`.as('asOf');

async function countLeads(db: Database, scope: Scope, parent: EnquiryParent): Promise<{ total: number; asOf: Date }> {
  const all = db.selectFrom('analyticsLeadDays').select([sql<number>`coalesce(sum(leads), 0)::int`.as('total'), NOW]);
  const visible =
    scope.kind === 'administrator'
      ? all
      : scope.kind === 'organisation'
        ? all.where('organisationId', '=', scope.organisationId)
        : all.where('resellerId', '=', scope.resellerId);
  const counted = await ('resellerId' in parent
    ? visible.where('resellerId', '=', parent.resellerId)
    : visible.where('organisationId', '=', parent.organisationId)
  ).executeTakeFirstOrThrow();
  return { total: counted.total, asOf: new Date(counted.asOf) };
}
