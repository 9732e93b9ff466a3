import { emailKey } from '@vitrine/contract/email-address';
import type { ExpressionBuilder, Selectable } from 'kysely';
import { type ParameterOf, prepared } from '../connection/prepared.ts';
import { type ScopeIds, scopeOf } from '../connection/prepared-scope.ts';
import type { Database } from '../database.ts';
import { enquiryEmailKey } from '../email-key.ts';
import type { Scope } from '../scope.ts';
import type { EnquiriesTable } from '../tables/enquiries.ts';
import type { Tables } from '../tables.ts';

/** All but the keys of retries, and what the database derives for lists: arrays and dates take long to read. */
const COLUMNS = [
  ...(['id', 'organisationId', 'resellerId', 'configuratorId', 'ownerId'] as const),
  ...(['name', 'email', 'phone', 'postcode', 'budget', 'customFields', 'language'] as const),
  ...(['status', 'stage', 'createdAt', 'quarantinedAt', 'quarantineReason'] as const),
  ...(['type', 'items', 'design', 'measures', 'url', 'sceneName', 'dataUrl', 'jsonFile', 'image'] as const),
  ...(['termsAccepted', 'consentText', 'consentVersion'] as const),
] satisfies (keyof EnquiriesTable)[];

export interface EnquiryRecord extends Pick<Selectable<EnquiriesTable>, (typeof COLUMNS)[number]> {
  configuratorName: string | null;
  configuratorTypeId: number | null;
  groupId: number | null;
  groupName: string | null;
  groupSafeName: string | null;
  ownerFirstName: string | null;
  ownerLastName: string | null;
}

/** Enquiries of the scope, including quarantined ones. */
export function everyEnquiry(db: Database, scope: Scope) {
  const query = db
    .selectFrom('enquiries')
    .leftJoin('configurators', 'configurators.id', 'enquiries.configuratorId')
    .leftJoin('configuratorGroups', 'configuratorGroups.id', 'configurators.groupId')
    .leftJoin('users as owners', 'owners.id', 'enquiries.ownerId')
    .select(COLUMNS.map((column) => `enquiries.${column}` as const))
    .select([
      'configurators.name as configuratorName',
      'configurators.typeId as configuratorTypeId',
      'configuratorGroups.id as groupId',
      'configuratorGroups.name as groupName',
      'configuratorGroups.safeName as groupSafeName',
      'owners.firstName as ownerFirstName',
      'owners.lastName as ownerLastName',
    ]);
  if (scope.kind === 'administrator') return query;
  if (scope.kind === 'organisation') return query.where('enquiries.organisationId', '=', scope.organisationId);
  return query.where('enquiries.resellerId', '=', scope.resellerId);
}

/** The enquiries that people see: none in quarantine. */
const inScope = (db: Database, scope: Scope) => everyEnquiry(db, scope).where('enquiries.quarantinedAt', 'is', null);

type EnquiryOwner = { organisationId: number } | { resellerId: number };

const ownerOf = (owner: EnquiryOwner) =>
  'resellerId' in owner
    ? (['enquiries.resellerId', owner.resellerId] as const)
    : (['enquiries.organisationId', owner.organisationId] as const);

const listFirstPage = prepared(
  (
    db,
    shape: `${Scope['kind']} ${ReturnType<typeof ownerOf>[0]}`,
    parameter: ParameterOf<ScopeIds & { id: number; limit: number }>,
  ) => {
    const [kind, column] = shape.split(' ') as [Scope['kind'], ReturnType<typeof ownerOf>[0]];
    return inScope(db, scopeOf(kind, parameter))
      .where(column, '=', parameter('id'))
      .orderBy('enquiries.createdAt', 'desc')
      .orderBy('enquiries.id', 'desc')
      .limit((eb) => eb.val(parameter('limit')));
  },
);

/** Newest first: all of an organisation with its resellers, or those of one reseller. */
export function listEnquiries(
  db: Database,
  scope: Scope,
  parent: EnquiryOwner,
  { limit, before }: { limit?: number | undefined; before?: number | undefined } = {},
): Promise<EnquiryRecord[]> {
  const [column, id] = ownerOf(parent);
  if (limit !== undefined && before === undefined)
    return listFirstPage(db, `${scope.kind} ${column}`, { ...scope, id, limit });
  const all = inScope(db, scope)
    .where(column, '=', id)
    .orderBy('enquiries.createdAt', 'desc')
    .orderBy('enquiries.id', 'desc');
  const older =
    before === undefined
      ? all
      : all.where((eb) =>
          eb(
            eb.refTuple('enquiries.createdAt', 'enquiries.id'),
            '<',
            // One of the same list: the position of a foreign one reveals nothing.
            inScope(db, scope)
              .clearSelect()
              .select(['enquiries.createdAt', 'enquiries.id'])
              .where(column, '=', id)
              .where('enquiries.id', '=', before)
              .$asTuple('createdAt', 'id'),
          ),
        );
  return (limit === undefined ? older : older.limit(limit)).execute();
}

/** All of an organisation, or of one reseller, from an address in any spelling; including quarantined ones. */
export function listEnquiriesFrom(
  db: Database,
  scope: Scope,
  parent: EnquiryOwner,
  email: string,
): Promise<EnquiryRecord[]> {
  const query = everyEnquiry(db, scope).where(enquiryEmailKey, '=', emailKey(email)).orderBy('enquiries.id');
  return 'resellerId' in parent
    ? query.where('enquiries.resellerId', '=', parent.resellerId).execute()
    : query.where('enquiries.organisationId', '=', parent.organisationId).execute();
}

/** With their notes and emails. The caller has found them in its scope. */
export const removeEnquiries = (db: Database, ids: readonly number[]): Promise<unknown> =>
  db
    .deleteFrom('enquiries')
    .where('id', 'in', [...ids])
    .execute();

const findInScope = prepared((db, kind: Scope['kind'], parameter: ParameterOf<ScopeIds & { id: number }>) =>
  inScope(db, scopeOf(kind, parameter)).where('enquiries.id', '=', parameter('id')),
);

export const findEnquiry = async (db: Database, scope: Scope, id: number): Promise<EnquiryRecord | undefined> =>
  (await findInScope(db, scope.kind, { ...scope, id }))[0];

/** Whether the organisation of a written enquiry has webhooks that are on. */
const webhooksOf = ({ exists, selectFrom }: ExpressionBuilder<Tables, 'enquiries'>) =>
  exists(
    selectFrom('webhooks')
      .select('webhooks.id')
      .whereRef('webhooks.organisationId', '=', 'enquiries.organisationId')
      .where('webhooks.enabled', '=', true),
  );

export const hasWebhooks = (eb: ExpressionBuilder<Tables, 'enquiries'>) => webhooksOf(eb).as('hasWebhooks');

export type EnquiryChanges = Partial<Pick<EnquiryRecord, 'status' | 'stage' | 'ownerId' | 'resellerId'>>;

export interface EnquiryUpdate {
  id: number;
  /** At least one. */
  changes: EnquiryChanges;
  /** Changes nothing if the enquiry's organisation has webhooks that are on. */
  unlessWebhooks?: boolean;
}

type UpdateParameters = ScopeIds & { id: number } & { [C in keyof EnquiryChanges as `new ${C}`]: unknown };

/** `shape` is the kind of the scope, 'any' or 'unless-webhooks', and the names of the changes, separated by spaces. */
const update = prepared((db, shape: string, parameter: ParameterOf<UpdateParameters>) => {
  const [kind, condition, ...names] = shape.split(' ') as [Scope['kind'], string, ...(keyof EnquiryChanges)[]];
  const enquiry = inScope(db, scopeOf(kind, parameter)).where('enquiries.id', '=', parameter('id'));
  return (
    db
      // Locked, so that of two changes at once the second one sees what the first one has made of it.
      .with('before', () => enquiry.forUpdate(['enquiries']))
      .with('changed', (cte) =>
        cte
          .updateTable('enquiries')
          .from('before')
          .set(Object.fromEntries(names.map((name) => [name, parameter(`new ${name}`)])))
          .whereRef('enquiries.id', '=', 'before.id')
          .$if(condition === 'unless-webhooks', (query) => query.where((eb) => eb.not(webhooksOf(eb))))
          .returning('enquiries.id'),
      )
      .selectFrom('before')
      .innerJoin('changed', 'changed.id', 'before.id')
      .selectAll('before')
  );
});

/** Changes an enquiry of the scope and returns it as it was; undefined when nothing was changed. */
export async function updateEnquiry(
  db: Database,
  scope: Scope,
  { id, changes, unlessWebhooks = false }: EnquiryUpdate,
): Promise<EnquiryRecord | undefined> {
  const shape = [scope.kind, unlessWebhooks ? 'unless-webhooks' : 'any', ...Object.keys(changes)].join(' ');
  const parameters = Object.fromEntries(Object.entries(changes).map(([name, value]) => [`new ${name}`, value]));
  const [before] = await update(db, shape, { ...scope, id, ...parameters });
  return before;
}

/** As `findEnquiry`, and locks the row until the transaction ends. */
export const lockEnquiry = (transaction: Database, scope: Scope, id: number): Promise<EnquiryRecord | undefined> =>
  inScope(transaction, scope).where('enquiries.id', '=', id).forUpdate(['enquiries']).executeTakeFirst();

/** The resellers among these that have a grant for the configurator. */
export async function grantedResellers(
  db: Database,
  configuratorId: number,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('resellerConfigurators')
    .select('resellerId')
    .where('configuratorId', '=', configuratorId)
    .where('resellerId', 'in', [...ids])
    .execute();
  return rows.map((row) => row.resellerId);
}

/** Folders on the content host that hold the designs of enquiries: of one organisation, or of all. */
export async function listEnquiryFolders(db: Database, organisationId?: number): Promise<string[]> {
  const all = db.selectFrom('enquiries').select('dataUrl').where('dataUrl', 'is not', null);
  const rows = await (organisationId === undefined ? all : all.where('organisationId', '=', organisationId)).execute();
  return rows.map(({ dataUrl }) => (dataUrl ?? '').replace(/\/$/, '')).filter((folder) => folder !== '');
}
