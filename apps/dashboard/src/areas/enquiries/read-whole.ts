import { enquiryLimits as limits } from '@vitrine/contract/enquiries/limits';
import type { EnquiryRow } from '@vitrine/contract/enquiries/rows';
import type { Enquiry } from '@vitrine/contract/enquiries/schemas';
import { ApiError } from '../../calls/api-error.ts';
import { listEnquiries } from './calls.ts';
import { readEnquiry } from './list-calls.ts';

const MISSING = 404;

/** Null where it was erased meanwhile. */
const readOne = async (id: number): Promise<Enquiry | null> => {
  try {
    return await readEnquiry(id);
  } catch (error) {
    if (error instanceof ApiError && error.status === MISSING) return null;
    throw error;
  }
};

/**
 * The chosen of a tenant's enquiries whole, in the order given. Read in pages that begin and end with a chosen one; what
 * a page misses, because newer ones came before it, is read by itself.
 *
 * @param all newest first
 */
export async function readWhole(
  tenantId: number,
  all: readonly EnquiryRow[],
  chosen: readonly EnquiryRow[],
): Promise<Enquiry[]> {
  const wanted = new Set(chosen.map(({ id }) => id));
  const found = new Map<number, Enquiry>();
  const next = (from: number): number => all.findIndex(({ id }, at) => at >= from && wanted.has(id));
  for (let at = next(0); at !== -1; at = next(at + limits.pageMaximum)) {
    const span = all.slice(at, at + limits.pageMaximum);
    const limit = span.findLastIndex(({ id }) => wanted.has(id)) + 1;
    const page = await listEnquiries(tenantId, { limit, before: all[at - 1]?.id });
    for (const whole of page) if (wanted.has(whole.id)) found.set(whole.id, whole);
    for (const { id } of span) {
      const missed = wanted.has(id) && !found.has(id) ? await readOne(id) : null;
      if (missed) found.set(id, missed);
    }
  }
  return chosen.flatMap(({ id }) => found.get(id) ?? []);
}
