import type { EnquiryRow, EnquiryRows } from '@vitrine/contract/enquiries/rows';

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
export const withOlder = (list: EnquiryList, { rows, total }: EnquiryRows, limit: number): EnquiryList => {
  const here = new Set(list.rows.map(({ id }) => id));
  const older = rows.filter(({ id }) => !here.has(id));
  return { ...list, rows: [...list.rows, ...older], total, complete: rows.length < limit };
};

/** What has changed takes the place of what is here. What is older than all that is here comes with its page. */
export const withChanges = (list: EnquiryList, { rows, total, as_of }: EnquiryRows): EnquiryList => {
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
export const isAmiss = ({ rows, total, complete }: EnquiryList): boolean => complete && rows.length !== total;
