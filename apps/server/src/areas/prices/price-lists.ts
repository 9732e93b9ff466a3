import { AppError } from '@vitrine/contract/errors';
import { priceLimits as limits } from '@vitrine/contract/prices/limits';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import {
  DEFAULT_PRICE_SETTINGS,
  type NewPriceList,
  type PriceList,
  type PriceListChange,
  type PriceListChanges,
  type PriceListSummary,
  type PriceLists,
  type PriceSettings,
  type PriceSettingsChange,
  type SavedPrices,
} from '@vitrine/contract/prices/schemas';
import type { Database } from '@vitrine/store/database';
import { updateOrganisation } from '@vitrine/store/organisations/queries';
import {
  copyPrices,
  findPriceList,
  insertPriceList,
  insertPriceListChange,
  listPriceListChanges,
  listPriceLists,
  readPrices,
  removePriceList,
  updatePriceList,
  writePrices,
} from '@vitrine/store/prices/queries';
import type { Caller } from '../../accounts/caller.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import type { Services } from '../../services.ts';
import { assertNoOverlap } from './overlaps.ts';
import { presentChange, presentPriceList } from './present.ts';
import {
  listInScope,
  lockListInScope,
  lockTenantInScope,
  type PriceListParams,
  tenantInScope,
} from './tenant-in-scope.ts';

/** How many changed prices the history of a save names. */
const NAMED_CHANGES = 50;

export async function priceListsOf(services: Services, caller: Caller, organisationId: number): Promise<PriceLists> {
  const tenant = await tenantInScope(services, caller, organisationId);
  const lists = await listPriceLists(services.db, tenant.id);
  return { settings: tenant.priceSettings ?? DEFAULT_PRICE_SETTINGS, lists: lists.map(presentPriceList) };
}

/** Changes what visitors see of prices, and publishes it to the tenant's live configurators. */
export async function changeSettings(
  services: Services,
  caller: Caller,
  organisationId: number,
  change: PriceSettingsChange,
): Promise<PriceSettings> {
  const settings = await services.db.transaction().execute(async (transaction) => {
    const tenant = await lockTenantInScope(transaction, caller, organisationId);
    const settings = withChanges(tenant.priceSettings ?? DEFAULT_PRICE_SETTINGS, change);
    await updateOrganisation(transaction, tenant.id, { priceSettings: JSON.stringify(settings) }, services.clock());
    const detail = { phrase: `prices.${settings.display}` } as const;
    await recordAuditEvent(services, transaction, caller, 'prices.settings', { within: tenant, detail });
    await services.jobs.enqueue(transaction, 'publish-organisation', { organisationId: tenant.id });
    return settings;
  });
  services.jobs.wake('publish-organisation');
  return settings;
}

/** A new draft, empty or with the prices and settings of another list of the tenant. Rejects more than the limit. */
export async function createPriceList(
  services: Services,
  caller: Caller,
  organisationId: number,
  { name, currency, copy_of }: NewPriceList,
): Promise<PriceListSummary> {
  const { db, clock } = services;
  const tenant = await tenantInScope(services, caller, organisationId);
  return db.transaction().execute(async (transaction) => {
    const source = copy_of === undefined ? undefined : await findPriceList(transaction, tenant.id, copy_of);
    if (copy_of !== undefined && !source) throw new AppError('resource.missing');
    const now = clock();
    const added = await insertPriceList(
      transaction,
      {
        organisationId: tenant.id,
        name,
        currency,
        base: source?.base ?? 'none',
        change: source?.change ?? 0,
        taxIncluded: source?.taxIncluded ?? true,
        taxShown: source?.taxShown ?? true,
        taxes: JSON.stringify(source?.taxes ?? []),
        surcharges: JSON.stringify(source?.surcharges ?? []),
        createdAt: now,
        updatedAt: now,
      },
      limits.listsMaximum,
    );
    if (!added) throw new AppError('prices.lists_full');
    if (source) await copyPrices(transaction, source.id, added.id);
    await recordChange(services, transaction, caller, { listId: added.id, kind: 'created', changes: [] });
    await recordAuditEvent(services, transaction, caller, 'prices.created', { within: tenant, subject: name });
    return summaryOf(transaction, tenant.id, added.id);
  });
}

export async function readPriceList(services: Services, caller: Caller, params: PriceListParams): Promise<PriceList> {
  const { list } = await listInScope(services, caller, params);
  return { ...presentPriceList(list), prices: await readPrices(services.db, list.id) };
}

/** Changes a list's settings. Rejects a save that is based on an earlier revision, and a live list that would overlap. */
export async function changePriceList(
  services: Services,
  caller: Caller,
  params: PriceListParams,
  { revision, ...changes }: PriceListChanges,
): Promise<PriceListSummary> {
  const { db, clock } = services;
  return db.transaction().execute(async (transaction) => {
    const { tenant, list } = await lockListInScope(transaction, caller, params);
    const next = withChanges(presentPriceList(list), changes);
    if (next.base === 'manufacturer' && tenant.parentId === null) rejectField('base', messages.noBase);
    if (next.valid_from !== null && next.valid_until !== null && next.valid_from > next.valid_until)
      rejectField('valid_until', messages.datesReversed);
    if (list.status === 'live') await assertNoOverlap(transaction, tenant.id, next);
    const isSaved = await updatePriceList(
      transaction,
      { id: list.id, revision },
      {
        name: next.name,
        validFrom: next.valid_from,
        validUntil: next.valid_until,
        base: next.base,
        change: next.change,
        taxIncluded: next.tax_included,
        taxShown: next.tax_shown,
        taxes: JSON.stringify(next.taxes),
        surcharges: JSON.stringify(next.surcharges),
      },
      clock(),
    );
    if (!isSaved) throw new AppError('prices.moved');
    await recordChange(services, transaction, caller, { listId: list.id, kind: 'settings', changes: [] });
    return summaryOf(transaction, tenant.id, list.id);
  });
}

/** Deletes a draft with its prices and history. */
export async function deletePriceList(services: Services, caller: Caller, params: PriceListParams): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    const { tenant, list } = await lockListInScope(transaction, caller, params);
    if (list.status === 'live') throw new AppError('prices.live');
    await removePriceList(transaction, list.id);
    await recordAuditEvent(services, transaction, caller, 'prices.deleted', { within: tenant, subject: list.name });
  });
}

/** Saves changed prices, all or none. Rejects a save that is based on an earlier revision. */
export async function savePrices(
  services: Services,
  caller: Caller,
  params: PriceListParams,
  { revision, changes }: SavedPrices,
): Promise<{ revision: number }> {
  return services.db.transaction().execute(async (transaction) => {
    const { tenant, list } = await listInScope({ db: transaction }, caller, params);
    if (!(await updatePriceList(transaction, { id: list.id, revision }, {}, services.clock())))
      throw new AppError('prices.moved');
    const before = await readPrices(transaction, list.id);
    const valueBefore = (article: string): number | null =>
      Object.hasOwn(before, article) ? (before[article] ?? null) : null;
    const changed = Object.entries(changes).filter(([article, amount]) => valueBefore(article) !== amount);
    await writePrices(transaction, list.id, Object.fromEntries(changed));
    const saved = await findPriceList(transaction, tenant.id, list.id);
    if ((saved?.count ?? 0) > limits.pricesMaximum) rejectField('changes', messages.pricesFull);
    await recordChange(services, transaction, caller, {
      listId: list.id,
      kind: 'prices',
      changes: changed.map(([article, to]) => ({ article, from: valueBefore(article), to })),
    });
    return { revision: revision + 1 };
  });
}

export async function historyOf(
  services: Services,
  caller: Caller,
  params: PriceListParams,
): Promise<PriceListChange[]> {
  const { list } = await listInScope(services, caller, params);
  return (await listPriceListChanges(services.db, list.id, limits.historyMaximum)).map(presentChange);
}

interface NewChange {
  listId: number;
  kind: PriceListChange['kind'];
  changes: PriceListChange['changes'];
}

/** Writes a save into the list's own history, which names prices; the audit log names what is live. */
export const recordChange = (
  { clock }: Pick<Services, 'clock'>,
  transaction: Database,
  { user }: Caller,
  change: NewChange,
): Promise<unknown> =>
  insertPriceListChange(
    transaction,
    { ...change, userName: `${user.firstName} ${user.lastName}`.trim(), createdAt: clock() },
    NAMED_CHANGES,
  );

/** A list that was just written. */
export async function summaryOf(transaction: Database, tenantId: number, id: number): Promise<PriceListSummary> {
  const list = await findPriceList(transaction, tenantId, id);
  if (!list) throw new AppError('resource.missing');
  return presentPriceList(list);
}

/** Fields that a request leaves out keep their value. */
const withChanges = <Whole extends object>(
  whole: Whole,
  changes: { [Field in keyof Whole]?: Whole[Field] | undefined },
): Whole => ({
  ...whole,
  ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
});

function rejectField(field: string, message: string): never {
  throw new AppError('request.invalid', { errors: { [field]: [message] } });
}
