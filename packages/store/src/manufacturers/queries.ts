import type { Database } from '../database.ts';
import type { Scope } from '../scope.ts';

export interface ManufacturerRecord {
  id: number;
  organisationId: number;
  name: string;
}

/** A product with one of its manufacturers. */
export interface ProductRecord {
  productId: string;
  manufacturerId: number;
  name: string;
  specificName: string | null;
}

/** Manufacturers belong to organisations: a reseller sees those of its organisation. */
const sees = (scope: Scope, organisationId: number): boolean =>
  scope.kind === 'administrator' || scope.organisationId === organisationId;

const COLUMNS = ['id', 'organisationId', 'name'] as const;

/** Undefined when the organisation does not exist or is foreign, and for a reseller, which has none. */
export async function findMaker(db: Database, scope: Scope, organisationId: number): Promise<number | undefined> {
  if (!sees(scope, organisationId)) return undefined;
  const found = await db
    .selectFrom('organisations')
    .select('id')
    .where('id', '=', organisationId)
    .where('parentId', 'is', null)
    .executeTakeFirst();
  return found?.id;
}

/** By name. */
export const listManufacturers = async (
  db: Database,
  scope: Scope,
  organisationId: number,
): Promise<ManufacturerRecord[]> =>
  sees(scope, organisationId)
    ? db
        .selectFrom('manufacturers')
        .select(COLUMNS)
        .where('organisationId', '=', organisationId)
        .orderBy((eb) => eb.fn('lower', ['name']))
        .execute()
    : [];

export async function findManufacturer(
  db: Database,
  scope: Scope,
  id: number,
): Promise<ManufacturerRecord | undefined> {
  const found = await db.selectFrom('manufacturers').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return found && sees(scope, found.organisationId) ? found : undefined;
}

/** Rejected by a unique index when the organisation has a manufacturer of this name, in any case. */
export const insertManufacturer = (
  db: Database,
  manufacturer: { organisationId: number; name: string; createdAt: Date },
): Promise<{ id: number }> =>
  db.insertInto('manufacturers').values(manufacturer).returning('id').executeTakeFirstOrThrow();

/** Deletes its assignments by cascade. The caller has found it in its scope. */
export const removeManufacturer = (db: Database, id: number): Promise<unknown> =>
  db.deleteFrom('manufacturers').where('id', '=', id).execute();

/** One row for each manufacturer of each product, by product and then by the manufacturer's name. */
export const listProducts = async (db: Database, scope: Scope, organisationId: number): Promise<ProductRecord[]> =>
  sees(scope, organisationId)
    ? db
        .selectFrom('productManufacturers')
        .innerJoin('manufacturers', 'manufacturers.id', 'productManufacturers.manufacturerId')
        .select([
          'productManufacturers.productId',
          'productManufacturers.manufacturerId',
          'manufacturers.name',
          'productManufacturers.specificName',
        ])
        .where('productManufacturers.organisationId', '=', organisationId)
        .orderBy('productManufacturers.productId')
        .orderBy((eb) => eb.fn('lower', ['manufacturers.name']))
        .execute()
    : [];

interface ProductKey {
  organisationId: number;
  productId: string;
  manufacturerId: number;
}

/** Adds assignments, or changes the manufacturer's name for the product. Each key must occur once. */
export const upsertProducts = async (
  db: Database,
  rows: readonly (ProductKey & { specificName: string | null })[],
): Promise<void> => {
  if (rows.length === 0) return;
  await db
    .insertInto('productManufacturers')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .columns(['organisationId', 'productId', 'manufacturerId'])
        .doUpdateSet((eb) => ({ specificName: eb.ref('excluded.specificName') })),
    )
    .execute();
};

export const removeProducts = async (db: Database, keys: readonly ProductKey[]): Promise<void> => {
  for (const { organisationId, productId, manufacturerId } of keys) {
    await db
      .deleteFrom('productManufacturers')
      .where('organisationId', '=', organisationId)
      .where('productId', '=', productId)
      .where('manufacturerId', '=', manufacturerId)
      .execute();
  }
};
