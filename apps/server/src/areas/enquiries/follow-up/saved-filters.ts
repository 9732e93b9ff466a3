import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import { enquiryLimits } from '@vitrine/contract/enquiries/limits';
import { type EnquiryFilter, enquiryFilter, type SavedFilter } from '@vitrine/contract/enquiries/saved-filters';
import { AppError } from '@vitrine/contract/errors';
import type { Database } from '@vitrine/store/database';
import {
  createSavedFilter,
  deleteSavedFilter,
  type FilterOwner,
  listSavedFilters,
  type SavedFilterRecord,
} from '@vitrine/store/enquiries/saved-filters';
import type { Caller } from '../../../accounts/caller.ts';
import type { Services } from '../../../services.ts';
import { tenantInScope } from '../service.ts';

const present = ({ id, name, filter }: SavedFilterRecord): SavedFilter => ({
  id,
  name,
  filter: enquiryFilter.parse(filter),
});

const filtersOwner = async (db: Database, { scope, user }: Caller, id: number): Promise<FilterOwner> => ({
  userId: user.id,
  organisationId: (await tenantInScope(db, scope, id)).id,
});

/** The caller's saved filters for a tenant. */
export async function readSavedFilters(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  id: number,
): Promise<SavedFilter[]> {
  return (await listSavedFilters(db, await filtersOwner(db, caller, id))).map(present);
}

/** Saves a filter under a name and replaces one of the same name. Rejects a filter above the limit per user. */
export async function createFilter(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  caller: Caller,
  { id, name, filter }: { id: number; name: string; filter: EnquiryFilter },
): Promise<SavedFilter> {
  const tenant = await filtersOwner(db, caller, id);
  const input = { ...tenant, name, filter, createdAt: clock() };
  const saved = await db
    .transaction()
    .execute((transaction) => createSavedFilter(transaction, input, enquiryLimits.filtersPerPerson));
  if (!saved) throw new AppError('request.invalid', { errors: { name: [followUpMessages.filtersFull] } });
  return present(saved);
}

export async function deleteFilter(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  { id, filterId }: { id: number; filterId: number },
): Promise<void> {
  if (!(await deleteSavedFilter(db, await filtersOwner(db, caller, id), filterId)))
    throw new AppError('resource.missing');
}
