import type { PriceListChange, PriceListSummary } from '@vitrine/contract/prices/schemas';
import type { PriceListChangeRecord, PriceListRecord } from '@vitrine/store/prices/queries';

export const presentPriceList = (list: PriceListRecord): PriceListSummary => ({
  id: list.id,
  name: list.name,
  currency: list.currency,
  status: list.status,
  valid_from: list.validFrom,
  valid_until: list.validUntil,
  base: list.base,
  change: list.change,
  tax_included: list.taxIncluded,
  tax_shown: list.taxShown,
  taxes: list.taxes,
  surcharges: list.surcharges,
  revision: list.revision,
  count: list.count,
  updated_at: list.updatedAt.toISOString(),
});

export const presentChange = (change: PriceListChangeRecord): PriceListChange => ({
  id: change.id,
  at: change.createdAt.toISOString(),
  user: change.userName,
  kind: change.kind,
  count: change.count,
  changes: change.changes,
});
