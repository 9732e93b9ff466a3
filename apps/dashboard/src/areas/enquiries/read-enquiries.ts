import type { QueryClient } from '@tanstack/react-query';
import { enquiryLimits as limits } from '@vitrine/contract/enquiries/limits';
import { ApiError } from '../../calls/api-error.ts';
import { type EnquiryList, isAmiss, withChanges, withOlder } from './enquiry-list.ts';
import { listEnquiryRows } from './list-calls.ts';

const MISSING = 404;

const readNewest = async (tenantId: number): Promise<EnquiryList> => {
  const { rows, total, as_of } = await listEnquiryRows(tenantId, { limit: limits.rowsFirst });
  return { rows, total, complete: rows.length < limits.rowsFirst, asOf: as_of };
};

const readAll = async (tenantId: number): Promise<EnquiryList> => {
  let list = await readNewest(tenantId);
  while (!list.complete) {
    const page = { limit: limits.rowsPage, before: list.rows.at(-1)?.id };
    list = withOlder(list, await listEnquiryRows(tenantId, page), page.limit);
  }
  // Somebody sent or erased one meanwhile: what is here is right as of its moment.
  return { ...list, total: list.rows.length };
};

/** Brings a list up to date by what has changed since it was read. */
const caughtUp = async (tenantId: number, list: EnquiryList): Promise<EnquiryList> => {
  const changes = await listEnquiryRows(tenantId, { limit: limits.rowsPage, since: list.asOf });
  const now = withChanges(list, changes);
  return changes.rows.length === limits.rowsPage || isAmiss(now) ? readAll(tenantId) : now;
};

/** Where the last that is here was erased meanwhile, no page follows it: the list begins again. */
const readOlder = async (tenantId: number, list: EnquiryList): Promise<(now: EnquiryList) => EnquiryList> => {
  const limit = limits.rowsPage;
  try {
    const page = await listEnquiryRows(tenantId, { limit, before: list.rows.at(-1)?.id });
    return (now) => withOlder(now, page, limit);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === MISSING)) throw error;
    const fresh = await readAll(tenantId);
    return () => fresh;
  }
};

/**
 * Reads a tenant's enquiries into the query of that key: the newest are shown while older ones follow page by page, and
 * once they are all here only what has changed is read. Goes on where it stopped when a page failed.
 */
export async function readEnquiries(
  queryClient: QueryClient,
  queryKey: readonly unknown[],
  tenantId: number,
): Promise<EnquiryList> {
  const before = queryClient.getQueryData<EnquiryList>(queryKey);
  let list = before ? await caughtUp(tenantId, before) : await readNewest(tenantId);
  while (!list.complete) {
    queryClient.setQueryData<EnquiryList>(queryKey, list);
    const add = await readOlder(tenantId, list);
    // With what a person has changed while the page was on its way.
    list = add(queryClient.getQueryData<EnquiryList>(queryKey) ?? list);
  }
  return isAmiss(list) ? readAll(tenantId) : list;
}
