import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import type { DesignItem, Enquiry } from '@vitrine/contract/enquiries/schemas';
import { partsMessages } from '@vitrine/contract/prices/parts-messages';
import type { Measure } from '@vitrine/contract/prices/quantity';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { personLocale } from '../../ui/person-numbers.ts';

interface Fact {
  label: string;
  value: string;
}

/** A field of the visitor; `contact` says how its value is called or written to. */
export interface VisitorFact extends Fact {
  contact?: 'email' | 'phone';
}

/** Prices that a shop's script adds; not shown. */
const NOT_SHOWN = 'custom_pricing_data';

/** Whether a custom field is shown. */
export const isShown = (name: string): boolean => name !== NOT_SHOWN;

/** 'preferred_showroom' becomes 'Preferred showroom'. */
export const asLabel = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`;

/** The visitor's fields: name and email always, others if filled in. */
export const factsOf = (enquiry: Enquiry): VisitorFact[] => {
  const custom = Object.entries(enquiry.custom_fields).filter(([name]) => isShown(name));
  const optional: VisitorFact[] = [
    { label: followUpMessages.phone, value: enquiry.phone ?? '', contact: 'phone' },
    { label: followUpMessages.postcode, value: enquiry.postcode ?? '' },
    { label: followUpMessages.budget, value: enquiry.budget ?? '' },
    ...custom.map(([name, value]) => ({ label: asLabel(name), value })),
  ];
  return [
    { label: uiMessages.name, value: enquiry.name },
    { label: uiMessages.email, value: enquiry.email, contact: 'email' },
    ...optional.filter(({ value }) => value.trim() !== ''),
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
  const numbers = new Intl.NumberFormat(personLocale(), { maximumFractionDigits: DECIMALS });
  return Object.entries(measures).map(([id, value]) => {
    const measure = known.find((one) => one.id === id);
    return measure
      ? { label: measure.name, value: `${numbers.format(value)} ${partsMessages.units[measure.unit]}` }
      : { label: asLabel(id), value: numbers.format(value) };
  });
};

/** The label of a part of a sliding robe. */
const partLabel = (component: string): string =>
  (followUpMessages.robeParts as Record<string, string>)[component] ?? component;

/** Parts that occur several times, with a count. */
const COUNTED: Record<string, (index: number) => string> = {
  internals: (index) => followUpMessages.internal(index),
  internal: (index) => followUpMessages.internal(index),
  doors: (index) => followUpMessages.doorPanels(index),
  door: (index) => followUpMessages.doorPanels(index),
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
    if (!counted) return { label: partLabel(component), value: name };
    const index = (counts.get(component) ?? 0) + 1;
    counts.set(component, index);
    return { label: counted(index), value: name };
  });
  const hasUrl = url === null || items.some(({ component }) => component === 'url');
  return hasUrl ? properties : [...properties, { label: followUpMessages.robeParts.url, value: url }];
};
