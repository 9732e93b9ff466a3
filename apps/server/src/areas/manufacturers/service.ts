import { AppError } from '@vitrine/contract/errors';
import { manufacturerMessages } from '@vitrine/contract/manufacturers/messages';
import type { Assignment, Manufacturer, Product } from '@vitrine/contract/manufacturers/schemas';
import { type Database, isUniqueViolation } from '@vitrine/store/database';
import {
  findMaker,
  findManufacturer,
  insertManufacturer,
  listManufacturers,
  listProducts,
  removeManufacturer,
  removeProducts,
  upsertProducts,
} from '@vitrine/store/manufacturers/queries';
import { lockTenant } from '@vitrine/store/organisations/lock-tenant';
import type { Scope } from '@vitrine/store/scope';
import type { Caller } from '../../accounts/caller.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import type { Services } from '../../services.ts';
import { withLogos } from './logos.ts';
import { presentManufacturer, presentProducts } from './present.ts';

type Dependencies = Pick<Services, 'db' | 'clock' | 'content'>;

/** The owner of the manufacturers: the named organisation, else the caller's own. A foreign one is missing. */
async function makerOf(db: Database, scope: Scope, organisationId: number | undefined): Promise<number> {
  const meant = organisationId ?? (scope.kind === 'administrator' ? undefined : scope.organisationId);
  if (meant === undefined) {
    throw new AppError('request.invalid', { errors: { organisation_id: [manufacturerMessages.organisationRequired] } });
  }
  const found = await findMaker(db, scope, meant);
  if (found === undefined) throw new AppError('resource.missing');
  return found;
}

const manufacturersOf = async (services: Dependencies, scope: Scope, organisationId: number): Promise<Manufacturer[]> =>
  (await withLogos(services, await listManufacturers(services.db, scope, organisationId))).map(presentManufacturer);

export const readManufacturers = async (services: Dependencies, scope: Scope, organisationId?: number) =>
  manufacturersOf(services, scope, await makerOf(services.db, scope, organisationId));

/** Names are unique within an organisation, in any case. */
export async function addManufacturer(
  services: Dependencies,
  caller: Caller,
  name: string,
  organisationId?: number,
): Promise<Manufacturer[]> {
  const { db, clock } = services;
  const id = await makerOf(db, caller.scope, organisationId);
  try {
    await db.transaction().execute(async (transaction) => {
      await insertManufacturer(transaction, { organisationId: id, name, createdAt: clock() });
      await recordAuditEvent(services, transaction, caller, 'manufacturer.added', {
        subject: name,
        within: { id, parentId: null },
      });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('request.invalid', { errors: { name: [manufacturerMessages.nameTaken] } });
  }
  return manufacturersOf(services, caller.scope, id);
}

export async function deleteManufacturer(services: Dependencies, caller: Caller, id: number): Promise<Manufacturer[]> {
  const { db } = services;
  const found = await findManufacturer(db, caller.scope, id);
  if (!found) throw new AppError('resource.missing');
  const within = { id: found.organisationId, parentId: null };
  await db.transaction().execute(async (transaction) => {
    await lockTenant(transaction, found.organisationId);
    await removeManufacturer(transaction, id);
    await recordAuditEvent(services, transaction, caller, 'manufacturer.deleted', { subject: found.name, within });
  });
  return manufacturersOf(services, caller.scope, found.organisationId);
}

const productsOf = async (services: Dependencies, scope: Scope, organisationId: number): Promise<Product[]> =>
  presentProducts(await withLogos(services, await listProducts(services.db, scope, organisationId)));

export const readProducts = async (services: Dependencies, scope: Scope, organisationId?: number) =>
  productsOf(services, scope, await makerOf(services.db, scope, organisationId));

/** All of the list or nothing; the last of several entries for the same product and manufacturer wins. */
export async function assignProducts(
  services: Dependencies,
  scope: Scope,
  assigned: readonly Assignment[],
  organisationId?: number,
): Promise<Product[]> {
  const { db } = services;
  const id = await makerOf(db, scope, organisationId);
  const last = [...new Map(assigned.map((each) => [`${each.manufacturerId} ${each.id}`, each])).values()];
  const rowOf = ({ id: productId, manufacturerId, specificName }: Assignment) => ({
    organisationId: id,
    productId,
    manufacturerId,
    specificName,
  });
  await db.transaction().execute(async (transaction) => {
    // Of two lists at once neither waits for rows of the other, and no manufacturer is deleted meanwhile.
    await lockTenant(transaction, id);
    const known = new Set((await listManufacturers(transaction, scope, id)).map((manufacturer) => manufacturer.id));
    if (last.some(({ manufacturerId }) => !known.has(manufacturerId))) throw new AppError('resource.missing');
    await removeProducts(transaction, last.filter((each) => each.delete).map(rowOf));
    await upsertProducts(transaction, last.filter((each) => !each.delete).map(rowOf));
  });
  return productsOf(services, scope, id);
}
