import type { Configurator } from '@vitrine/contract/configurators/schemas';
import { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import type { EnquiryRow } from '@vitrine/contract/enquiries/rows';

export const ALL = 'all';
export const UNKNOWN = 'unknown';

export interface FilterOption {
  value: string;
  label: string;
}

/** 'Kitchens | Panoramic Kitchen', or 'Unknown source'. */
export const sourceOf = ({ configurator }: Pick<EnquiryRow, 'configurator'>): string =>
  configurator === null ? enquiryMessages.unknownSource : `${configurator.group_name} | ${configurator.name}`;

/** Show All, one entry per configurator, and Unknown source where there is any. */
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

/** The enquiries that a filter entry leaves. */
export const filtered = <T extends Pick<EnquiryRow, 'configurator'>>(enquiries: readonly T[], value: string): T[] =>
  enquiries.filter(({ configurator }) => {
    if (value === ALL) return true;
    return value === UNKNOWN ? configurator === null : String(configurator?.id) === value;
  });
