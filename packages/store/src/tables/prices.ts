import type { Surcharge, TaxRate } from '@vitrine/contract/prices/price-table';
import type { PriceListChange } from '@vitrine/contract/prices/schemas';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Timestamp } from './columns.ts';

/** Price lists, their prices, and who changed them. Columns in camelCase of migrations/*.sql. */

/** A day as '2026-11-25'. */
type Day = ColumnType<string | null, string | null | undefined, string | null>;

export interface PriceListsTable {
  id: Generated<number>;
  /** The organisation or reseller. */
  organisationId: number;
  name: string;
  currency: string;
  status: Generated<'draft' | 'live'>;
  validFrom: Day;
  validUntil: Day;
  base: Generated<'none' | 'manufacturer'>;
  change: Generated<number>;
  taxIncluded: Generated<boolean>;
  taxShown: Generated<boolean>;
  taxes: Json<TaxRate[]>;
  surcharges: Json<Surcharge[]>;
  revision: Generated<number>;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface PricesTable {
  listId: number;
  article: string;
  /** Minor units. Drivers read a bigint in different ways: it is read as JSON. */
  amount: ColumnType<never, number, number>;
}

export interface PriceListChangesTable {
  id: Generated<number>;
  listId: number;
  userName: string;
  kind: PriceListChange['kind'];
  count: number;
  changes: Json<PriceListChange['changes']>;
  createdAt: Timestamp;
}
