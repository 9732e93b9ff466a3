import type { EnquiryRow } from '@vitrine/contract/enquiries/rows';
import { sourceOf } from './filter.ts';

/** Most texts: taking accents off is what reading costs. */
const hasAccents = (text: string): boolean => /[^\p{ASCII}]/u.test(text);

/** Without accents, so that 'sjoberg' finds 'Sjöberg'. */
const plain = (text: string): string =>
  (hasAccents(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text).toLowerCase();

const joined = (text: string | null): string => (text ?? '').replace(/[^\p{L}\p{N}]/gu, '');

const read = (enquiry: EnquiryRow): string => {
  const { name, email, phone, postcode, items } = enquiry;
  return plain(
    [...[name, email, phone, joined(phone), postcode, joined(postcode), sourceOf(enquiry)], ...items].join('\n'),
  );
};

/** Read once an enquiry: a list that did not change is only looked through. */
const known = new WeakMap<EnquiryRow, string>();

const haystackOf = (enquiry: EnquiryRow): string => {
  const kept = known.get(enquiry);
  if (kept !== undefined) return kept;
  const made = read(enquiry);
  known.set(enquiry, made);
  return made;
};

/** How long reading may take before the page is drawn again. */
const SLICE_MS = 6;

/** Reads enquiries a few milliseconds at a time, so that the first search waits for nothing. Answers how to stop it. */
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

/** The enquiries whose name, address, phone, postcode, configurator or items hold every word; all without a word. */
export const found = (enquiries: readonly EnquiryRow[], query: string): readonly EnquiryRow[] => {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return enquiries;
  return enquiries.filter((enquiry) => {
    const haystack = haystackOf(enquiry);
    return words.every((word) => haystack.includes(word));
  });
};
