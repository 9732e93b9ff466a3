import type { Configurator } from '@vitrine/contract/configurators/schemas';
import { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import type { EnquiryRow } from '@vitrine/contract/enquiries/rows';
import type { Enquiry, EnquiryOwner } from '@vitrine/contract/enquiries/schemas';
import { foldText, queryWords } from '@vitrine/domain/text/fold-text';
import { sorted } from '../../../ui/tables/useSorting.ts';

export const ALL = 'all';
export const UNKNOWN = 'unknown';

export interface FilterOption {
  value: string;
  label: string;
}

/** 'Kitchens | Panoramic Kitchen', or 'Unknown source'. */
export const sourceOf = ({ configurator }: Pick<EnquiryRow, 'configurator'>): string =>
  configurator === null ? enquiryMessages.unknownSource : `${configurator.group_name} | ${configurator.name}`;

/** Show All, one entry per configurator, and Unknown source if any has none. */
export const filterOptions = (
  configurators: readonly Pick<Configurator, 'id' | 'name' | 'group_name'>[],
  enquiries: readonly Pick<EnquiryRow, 'configurator'>[],
): FilterOption[] => [
  { value: ALL, label: enquiryMessages.showAll },
  ...configurators.map(({ id, name, group_name }) => ({ value: String(id), label: `${group_name} | ${name}` })),
  ...(enquiries.some(({ configurator }) => configurator === null)
    ? [{ value: UNKNOWN, label: enquiryMessages.unknownSource }]
    : []),
];

/** The enquiries that match a source. */
export const filtered = <T extends Pick<EnquiryRow, 'configurator'>>(enquiries: readonly T[], value: string): T[] =>
  enquiries.filter(({ configurator }) => {
    if (value === ALL) return true;
    return value === UNKNOWN ? configurator === null : String(configurator?.id) === value;
  });

const joined = (text: string | null): string => (text ?? '').replace(/[^\p{L}\p{N}]/gu, '');

const read = (enquiry: EnquiryRow): string => {
  const { name, email, phone, postcode, items } = enquiry;
  return foldText(
    [name, email, phone, joined(phone), postcode, joined(postcode), sourceOf(enquiry), ...items].join('\n'),
  );
};

/** Built once per enquiry. */
const known = new WeakMap<EnquiryRow, string>();

const haystackOf = (enquiry: EnquiryRow): string => {
  const cached = known.get(enquiry);
  if (cached !== undefined) return cached;
  const made = read(enquiry);
  known.set(enquiry, made);
  return made;
};

/** Milliseconds of indexing before the page can render again. */
const SLICE_MS = 6;

/** Indexes enquiries a few milliseconds at a time before the first search. Returns a function that stops it. */
export function readAhead(enquiries: readonly EnquiryRow[]): () => void {
  let at = 0;
  let timer = setTimeout(function readSome() {
    const until = performance.now() + SLICE_MS;
    for (; at < enquiries.length && performance.now() < until; at++) {
      const enquiry = enquiries[at];
      if (enquiry) haystackOf(enquiry);
    }
    if (at < enquiries.length) timer = setTimeout(readSome);
  });
  return () => clearTimeout(timer);
}

/** The enquiries whose name, address, phone, postcode, configurator or items contain every word. */
const found = (enquiries: readonly EnquiryRow[], query: string): readonly EnquiryRow[] => {
  const words = queryWords(query);
  if (words.length === 0) return enquiries;
  return enquiries.filter((enquiry) => {
    const haystack = haystackOf(enquiry);
    return words.every((word) => haystack.includes(word));
  });
};

/** The filters of the list; ALL (or empty) where none is set. */
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

const isOf = ({ owner }: EnquiryRow, value: string): boolean =>
  value === NOBODYS ? owner === null : String(owner?.id) === value;

const isWith = ({ reseller_id: id }: EnquiryRow, value: string): boolean =>
  value === NOBODYS ? id === null : String(id) === value;

/** The enquiries that match filters and search. */
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

interface OwnerOption {
  value: string;
  label: string;
}

/** 'Ben Carter', or 'Nora Webb, Northside' for a reseller's user seen by the organisation. */
const labelOf = ({ name, reseller }: EnquiryOwner, withReseller: boolean): string =>
  reseller !== null && withReseller ? `${name}, ${reseller.name}` : name;

/** All possible owners of the enquiries, for the filter. */
export const ownerOptions = (owners: readonly EnquiryOwner[]): OwnerOption[] => {
  const mixed = owners.some(({ reseller }) => reseller === null);
  const options = owners.map((owner) => ({ value: String(owner.id), label: labelOf(owner, mixed) }));
  return sorted(options, ({ label }) => label, 'ascending');
};

/** The possible owners of one enquiry: users of the organisation and of its reseller, and the current owner. */
export const ownersFor = (
  { owner, reseller_id }: Pick<Enquiry, 'owner' | 'reseller_id'>,
  owners: readonly EnquiryOwner[],
): OwnerOption[] => {
  const options = ownerOptions(owners.filter(({ reseller }) => reseller === null || reseller.id === reseller_id));
  if (owner === null || options.some(({ value }) => value === String(owner.id))) return options;
  return [...options, { value: String(owner.id), label: owner.name }];
};
