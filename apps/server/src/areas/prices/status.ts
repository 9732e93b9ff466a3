import { AppError } from '@vitrine/contract/errors';
import { priceLimits as limits } from '@vitrine/contract/prices/limits';
import type {
  PricedArticle,
  PriceListCheck,
  PriceListStatus,
  PriceListSummary,
} from '@vitrine/contract/prices/schemas';
import { listArticle } from '@vitrine/domain/prices/compose-table';
import type { Database } from '@vitrine/store/database';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import { listValidPriceLists, type PriceListRecord, readPrices, updatePriceList } from '@vitrine/store/prices/queries';
import type { Caller } from '../../accounts/caller.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import type { Services } from '../../services.ts';
import { articlesOfTenant } from './articles.ts';
import { assertNoOverlap, overlapsOf } from './overlaps.ts';
import { presentPriceList } from './present.ts';
import { recordChange, summaryOf } from './price-lists.ts';
import { type FoundPriceList, listInScope, lockListInScope, type PriceListParams } from './tenant-in-scope.ts';

/** What a list lacks before it goes live. */
export async function checkPriceList(
  services: Services,
  caller: Caller,
  params: PriceListParams,
): Promise<PriceListCheck> {
  const found = await listInScope(services, caller, params);
  const overlapping = await overlapsOf(services.db, found.tenant.id, presentPriceList(found.list));
  return {
    missing: await missingArticles(services, found),
    overlaps: overlapping.map(({ id, name }) => ({ id, name })),
  };
}

/**
 * Puts a list live, or takes it offline. Rejects one that overlaps with another, and names it; and one that lacks
 * prices of what visitors can choose, unless the caller accepts that.
 */
export async function changeStatus(
  services: Services,
  caller: Caller,
  params: PriceListParams,
  { status, accept_missing }: PriceListStatus,
): Promise<PriceListSummary> {
  if (status === 'live' && !accept_missing) {
    const missing = await missingArticles(services, await listInScope(services, caller, params));
    const names = missing.slice(0, limits.missingNamed).map(({ name }) => name);
    if (names.length > 0) throw new AppError('prices.incomplete', { errors: { missing: names } });
  }
  const changed = await services.db.transaction().execute(async (transaction) => {
    // Two lists that go live at the same moment each see the other one.
    const { tenant, list } = await lockListInScope(transaction, caller, params);
    if (status === 'live') await assertNoOverlap(transaction, tenant.id, presentPriceList(list));
    if (list.status !== status) await applyStatus(services, transaction, caller, { tenant, list }, status);
    return summaryOf(transaction, tenant.id, list.id);
  });
  services.jobs.wake('publish-organisation');
  return changed;
}

async function applyStatus(
  services: Services,
  transaction: Database,
  caller: Caller,
  { tenant, list }: FoundPriceList,
  status: PriceListStatus['status'],
): Promise<void> {
  if (!(await updatePriceList(transaction, list, { status }, services.clock()))) throw new AppError('prices.moved');
  await recordChange(services, transaction, caller, { listId: list.id, kind: status, changes: [] });
  const kind = status === 'live' ? 'prices.live' : 'prices.offline';
  await recordAuditEvent(services, transaction, caller, kind, { within: tenant, subject: list.name });
  // The live files say whether there is a price list.
  await services.jobs.enqueue(transaction, 'publish-organisation', { organisationId: tenant.id });
}

/** Articles that visitors can choose and that the list, or the manufacturer's that it begins with, has no price for. */
async function missingArticles(services: Services, { tenant, list }: FoundPriceList): Promise<PricedArticle[]> {
  const own = await readPrices(services.db, list.id);
  const base = list.base === 'manufacturer' ? await basePrices(services, tenant, list) : {};
  return (await articlesOfTenant(services, tenant)).filter(({ article, configurator, is_offered }) => {
    const key = listArticle(configurator.id, article);
    return is_offered && !Object.hasOwn(own, key) && !Object.hasOwn(base, key);
  });
}

/** Prices of the manufacturer's list that is valid when this one begins. */
async function basePrices(
  { db, clock }: Services,
  { parentId }: OrganisationRecord,
  list: PriceListRecord,
): Promise<Record<string, number>> {
  if (parentId === null) return {};
  const today = clock().toISOString().slice(0, 'yyyy-mm-dd'.length);
  const day = list.validFrom !== null && list.validFrom > today ? list.validFrom : today;
  const lists = await listValidPriceLists(db, [parentId], day);
  const base = lists.find(({ currency }) => currency === list.currency);
  return base ? readPrices(db, base.id) : {};
}
