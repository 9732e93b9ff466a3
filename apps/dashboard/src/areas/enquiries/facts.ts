import type { DesignItem, Enquiry } from '@vitrine/contract/enquiries/schemas';
import { partsMessages } from '@vitrine/contract/prices/parts-messages';
import type { Measure } from '@vitrine/contract/prices/quantity';

interface Fact {
  label: string;
  value: string;
}

/** Prices that a shop's script adds; not shown. */
const NOT_SHOWN = 'custom_pricing_data';

/** Whether a custom field is shown. */
export const isShown = (name: string): boolean => name !== NOT_SHOWN;

/** 'preferred_showroom' becomes 'Preferred showroom'. */
export const asLabel = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`;

/** The visitor's fields: name and email always, others if filled in. */
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

const DECIMALS = 3;

/**
 * The measures of the visitor's room, with name and unit where the live file still has the measure; otherwise as they
 * were sent.
 */
export const measureFacts = (
  { measures }: Pick<Enquiry, 'measures'>,
  known: readonly Pick<Measure, 'id' | 'name' | 'unit'>[],
): Fact[] => {
  const numbers = new Intl.NumberFormat(navigator.language, { maximumFractionDigits: DECIMALS });
  return Object.entries(measures).map(([id, value]) => {
    const measure = known.find((one) => one.id === id);
    return measure
      ? { label: measure.name, value: `${numbers.format(value)} ${partsMessages.units[measure.unit]}` }
      : { label: asLabel(id), value: numbers.format(value) };
  });
};

/** The labels of a sliding robe's parts. */
const LABEL: Record<string, string> = {
  doorType: 'Type of Sliding Robe',
  cabinetWidth: 'Width',
  cabinetHeight: 'Height',
  trim: 'Trim',
  frameStyle: 'Frame Style',
  frame: 'Frame Style',
  frameMaterial: 'Frame Finish',
  url: 'Visualiser',
};

/** Parts that occur several times, with a count. */
const COUNTED: Record<string, (index: number) => string> = {
  internals: (index) => `Internal ${index}`,
  internal: (index) => `Internal ${index}`,
  doors: (index) => `Door ${index} panels`,
  door: (index) => `Door ${index} panels`,
};

interface Property {
  label: string;
  value: string;
}

/**
 * The items of a sliding robe as properties with friendly labels, in the order they were sent, then the page with the
 * design, where none of them has it.
 */
export const robeProperties = (items: readonly DesignItem[], url: string | null = null): Property[] => {
  const counts = new Map<string, number>();
  const properties = items.map(({ component = '', name }) => {
    const counted = COUNTED[component];
    if (!counted) return { label: LABEL[component] ?? component, value: name };
    const index = (counts.get(component) ?? 0) + 1;
    counts.set(component, index);
    return { label: counted(index), value: name };
  });
  const hasUrl = url === null || items.some(({ component }) => component === 'url');
  return hasUrl ? properties : [...properties, { label: LABEL.url ?? '', value: url }];
};
