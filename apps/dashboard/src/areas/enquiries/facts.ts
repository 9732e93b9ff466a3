import type { Enquiry } from '@vitrine/contract/enquiries/schemas';

export interface Fact {
  label: string;
  value: string;
}

/** Prices that a shop's own script adds; not for reading. */
const NOT_SHOWN = 'custom_pricing_data';

/** Whether a custom field is for reading. */
export const isShown = (name: string): boolean => name !== NOT_SHOWN;

/** 'preferred_showroom' reads 'Preferred showroom'. */
export const asLabel = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`;

/** What the visitor wrote: name and email always, the rest where it is filled in. */
export const factsOf = (enquiry: Enquiry): Fact[] => {
  const custom = Object.entries(enquiry.custom_fields).filter(([name]) => isShown(name));
  const optional = [
    ['Phone', enquiry.phone],
    ['Postcode', enquiry.postcode],
    ['Budget', enquiry.budget],
    ...custom.map(([name, value]) => [asLabel(name), value] as const),
  ] as const;
  return [
    { label: 'Name', value: enquiry.name },
    { label: 'Email', value: enquiry.email },
    ...optional.flatMap(([label, value]) => (value === null || value.trim() === '' ? [] : [{ label, value }])),
  ];
};
