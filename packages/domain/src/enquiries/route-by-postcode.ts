import { enquiryLimits as limits } from '@vitrine/contract/enquiries/limits';

export interface ResellerAreas {
  id: number;
  areas: readonly string[];
}

/** Outward and inward part of a British postcode, without a space. The inward part is optional. */
const BRITISH = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})?$/;

/** 'sw1a 1aa' is 'SW1A1AA'. */
const plain = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** 'SW, W, nw1' as prefixes without duplicates, in the order of the text. */
export const readAreas = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map((area) => area.trim().toUpperCase().replaceAll(' ', ''))
      .filter((area) => area !== ''),
  ),
];

/** Whether a text can be the start of a postcode. */
export const isArea = (area: string): boolean => /^[A-Z0-9]+$/.test(area) && area.length <= limits.areaMaximum;

const isLetter = (sign: string): boolean => /[A-Z]/.test(sign);

/**
 * In Britain W does not match WC, NW1 not NW10, and LS11 not LS1 1AA: an area is the start of the outward part and ends
 * where letters and digits change. Elsewhere it is any start of the postcode.
 */
function fits(postcode: string, area: string): boolean {
  const [, outward] = BRITISH.exec(postcode) ?? [];
  if (outward === undefined) return postcode.startsWith(area);
  const next = outward[area.length];
  return outward.startsWith(area) && (next === undefined || isLetter(next) !== isLetter(area.slice(-1)));
}

/** The reseller with the longest matching prefix, the first of equally long ones; null without a match. */
export function resellerForPostcode(postcode: string, resellers: readonly ResellerAreas[]): number | null {
  const input = plain(postcode);
  let best: { id: number; length: number } | null = null;
  for (const { id, areas } of resellers) {
    for (const area of areas) {
      if (fits(input, area) && area.length > (best?.length ?? 0)) best = { id, length: area.length };
    }
  }
  return best?.id ?? null;
}
