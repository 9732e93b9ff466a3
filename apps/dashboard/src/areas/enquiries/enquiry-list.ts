import type { QueryClient } from '@tanstack/react-query';
import { enquiryLimits as limits } from '@vitrine/contract/enquiries/limits';
import type { EnquiryRow, EnquiryRows } from '@vitrine/contract/enquiries/rows';
import { isMissing } from '../../calls/api-error.ts';
import { listEnquiryRows } from './calls.ts';

/** The loaded enquiries of a tenant: the newest, or all. */
export interface EnquiryList {
  /** Newest first. */
  rows: readonly EnquiryRow[];
  /** How many there are in all. */
  total: number;
  /** Whether all are loaded. */
  complete: boolean;
  /** Later changes are not included. */
  asOf: string;
}

const isNewer = (one: EnquiryRow, other: EnquiryRow): boolean =>
  one.created_at > other.created_at || (one.created_at === other.created_at && one.id > other.id);

/** Appends the next page. The time stays that of the first page. */
const withOlder = (list: EnquiryList, { rows, total }: EnquiryRows, limit: number): EnquiryList => {
  const here = new Set(list.rows.map(({ id }) => id));
  const older = rows.filter(({ id }) => !here.has(id));
  return { ...list, rows: [...list.rows, ...older], total, complete: rows.length < limit };
};

/** Applies changes to the list. Enquiries older than the loaded ones come with their page. */
const withChanges = (list: EnquiryList, { rows, total, as_of }: EnquiryRows): EnquiryList => {
  const changed = new Map(rows.map((row) => [row.id, row]));
  const remaining = list.rows.map((row) => {
    const now = changed.get(row.id);
    changed.delete(row.id);
    return now ?? row;
  });
  const last = list.rows.at(-1);
  const come = [...changed.values()].filter((row) => list.complete || last === undefined || isNewer(row, last));
  const all =
    come.length === 0 ? remaining : [...remaining, ...come].sort((one, other) => (isNewer(one, other) ? -1 : 1));
  return { ...list, rows: all, total, asOf: as_of };
};

/** Whether the count differs from the list after a page or change. */
const isAmiss = ({ rows, total, complete }: EnquiryList): boolean => complete && rows.length !== total;

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
  // An enquiry arrived or was erased meanwhile: the list is right as of its time.
  return { ...list, total: list.rows.length };
};

/** Updates a list with the changes since it was read. */
const caughtUp = async (tenantId: number, list: EnquiryList): Promise<EnquiryList> => {
  const changes = await listEnquiryRows(tenantId, { limit: limits.rowsPage, since: list.asOf });
  const now = withChanges(list, changes);
  return changes.rows.length === limits.rowsPage || isAmiss(now) ? readAll(tenantId) : now;
};

/** If the last loaded enquiry was erased, no page follows it: the list restarts. */
const readOlder = async (tenantId: number, list: EnquiryList): Promise<(now: EnquiryList) => EnquiryList> => {
  const limit = limits.rowsPage;
  try {
    const page = await listEnquiryRows(tenantId, { limit, before: list.rows.at(-1)?.id });
    return (now) => withOlder(now, page, limit);
  } catch (error) {
    if (!isMissing(error)) throw error;
    const fresh = await readAll(tenantId);
    return () => fresh;
  }
};

/**
 * Reads a tenant's enquiries into the query of that key: the newest show while older ones load page by page; once all
 * are loaded only changes are read. Continues where it stopped when a page failed.
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
    // Includes the user's changes while the page was loading.
    list = add(queryClient.getQueryData<EnquiryList>(queryKey) ?? list);
  }
  return isAmiss(list) ? readAll(tenantId) : list;
}
