import type { PriceList } from '@vitrine/contract/prices/schemas';
import { currentPrice, type PriceChanges } from '@vitrine/domain/prices/price-changes';
import type { PriceRow } from '@vitrine/domain/prices/price-rows';
import { createContext, useContext } from 'react';
import type { SellingTenant } from '../../../tenant/useSellingTenant.ts';
import type { PriceActions } from './usePriceEdits.ts';

/** The list on screen with its unsaved changes, for the dialogs over it. */
export interface OpenList {
  tenant: SellingTenant;
  /** The newest settings, with the prices that the changes are based on. */
  list: PriceList;
  rows: readonly PriceRow[];
  changes: PriceChanges;
  actions: PriceActions;
}

export const OpenListContext = createContext<OpenList | null>(null);

/** Null while the list loads. */
export const useOpenList = (): OpenList | null => useContext(OpenListContext);

/** The price of an article as the table shows it. */
export const priceIn =
  ({ list, changes }: Pick<OpenList, 'list' | 'changes'>) =>
  (article: string): number | null =>
    currentPrice(list.prices, changes, article);
