import type { QueryClient } from '@tanstack/react-query';
import { enquiryLimits as limits } from '@vitrine/contract/enquiries/limits';
import type { EnquiryRow, EnquiryRows } from '@vitrine/contract/enquiries/rows';
import { ApiError } from '../../calls/api-error.ts';
import { listEnquiryRows } from './calls.ts';

/** What of a tenant's enquiries is here: the newest, or all. */
export interface EnquiryList {
  /** Newest first. */
  rows: readonly EnquiryRow[];
  /** How many there are in all. */
  total: number;
  /** Whether the oldest is here, too. */
  complete: boolean;
  /** What has changed later than this is not here. */
  asOf: string;
}

const isNewer = (one: EnquiryRow, other: EnquiryRow): boolean =>
  one.created_at > other.created_at || (one.created_at === other.created_at && one.id > other.id);

/** The page that follows, below what is here. The moment stays that of the first page. */
const withOlder = (list: EnquiryList, { rows, total }: EnquiryRows, limit: number): EnquiryList => {
  const here = new Set(list.rows.map(({ id }) => id));
  const older = rows.filter(({ id }) => !here.has(id));
  return { ...list, rows: [...list.rows, ...older], total, complete: rows.length < limit };
};

/** What has changed takes the place of what is here. What is older than all that is here comes with its page. */
const withChanges = (list: EnquiryList, { rows, total, as_of }: EnquiryRows): EnquiryList => {
  const changed = new Map(rows.map((row) => [row.id, row]));
  const kept = list.rows.map((row) => {
    const now = changed.get(row.id);
    changed.delete(row.id);
    return now ?? row;
  });
  const last = list.rows.at(-1);
  const come = [...changed.values()].filter((row) => list.complete || last === undefined || isNewer(row, last));
  const all = come.length === 0 ? kept : [...kept, ...come].sort((one, other) => (isNewer(one, other) ? -1 : 1));
  return { ...list, rows: all, total, asOf: as_of };
};

/** Whether something is missing or gone that no page and no change told of. */
const isAmiss = ({ rows, total, complete }: EnquiryList): boolean => complete && rows.length !== total;

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
