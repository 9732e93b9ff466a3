import type { EnquiryRow } from '@vitrine/contract/enquiries/rows';
import { ALL, filtered } from './filter.ts';
import { found } from './search.ts';

/** What the list is narrowed to; each part is ALL (or empty) while it narrows nothing. */
export interface Narrowing {
  source: string;
  stage: string;
  /** A user's id, or NOBODYS. */
  owner: string;
  /** A reseller's id, or NOBODYS. */
  reseller: string;
  query: string;
}

export const NOBODYS = 'nobody';
export const EVERYTHING: Narrowing = { source: ALL, stage: ALL, owner: ALL, reseller: ALL, query: '' };

const isOf = ({ owner }: EnquiryRow, wanted: string): boolean =>
  wanted === NOBODYS ? owner === null : String(owner?.id) === wanted;

const isWith = ({ reseller_id: id }: EnquiryRow, wanted: string): boolean =>
  wanted === NOBODYS ? id === null : String(id) === wanted;

/** The enquiries that filters and search leave. */
export const narrowed = (
  enquiries: readonly EnquiryRow[],
  { source, stage, owner, reseller, query }: Narrowing,
): EnquiryRow[] =>
  filtered(found(enquiries, query), source).filter(
    (enquiry) =>
      (stage === ALL || enquiry.stage === stage) &&
      (owner === ALL || isOf(enquiry, owner)) &&
      (reseller === ALL || isWith(enquiry, reseller)),
  );
