import { AppError } from '@vitrine/contract/errors';
import type { PriceListSummary } from '@vitrine/contract/prices/schemas';
import { overlaps } from '@vitrine/domain/prices/overlaps';
import type { Database } from '@vitrine/store/database';
import { listPriceLists, type PriceListRecord } from '@vitrine/store/prices/queries';

type ListDates = Pick<PriceListSummary, 'id' | 'currency' | 'valid_from' | 'valid_until'>;

/** The tenant's other live lists of the same currency that are valid on some of the same days. */
export async function overlapsOf(db: Database, tenantId: number, list: ListDates): Promise<PriceListRecord[]> {
  const lists = await listPriceLists(db, tenantId);
  return lists.filter(
    ({ id, status, currency, validFrom, validUntil }) =>
      id !== list.id &&
      status === 'live' &&
      currency === list.currency &&
      overlaps({ from: validFrom, until: validUntil }, { from: list.valid_from, until: list.valid_until }),
  );
}

/** Rejects a list that would be live together with another one, and names it. */
export async function assertNoOverlap(db: Database, tenantId: number, list: ListDates): Promise<void> {
  const found = await overlapsOf(db, tenantId, list);
  if (found.length > 0) throw new AppError('prices.overlap', { errors: { lists: found.map(({ name }) => name) } });
}
