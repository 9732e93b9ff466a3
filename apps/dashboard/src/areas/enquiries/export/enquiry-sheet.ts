import { followUpMessages as messages } from '@vitrine/contract/enquiries/follow-up-messages';
import type { Enquiry } from '@vitrine/contract/enquiries/schemas';
import { sheetDate } from '@vitrine/domain/dates/format-date';
import type { Sheet } from '@vitrine/domain/sheets/sheet';
import { asLabel, isShown, robeProperties } from '../facts.ts';
import { sourceOf } from '../filters/filter.ts';

const heads = () => [
  messages.name,
  messages.email,
  messages.phone,
  messages.postcode,
  messages.budget,
  messages.date,
  messages.stage,
  messages.owner,
  messages.configurator,
  messages.items,
  messages.page,
];

/** 'Walls: Soft Linen; Floor: Oak Planks'. */
const itemsOf = ({ type, items }: Enquiry): string =>
  (type === 'robes'
    ? robeProperties(items)
    : items.map(({ component = '', name }) => ({ label: component, value: name }))
  )
    .map(({ label, value }) => (label === '' ? value : `${label}: ${value}`))
    .join('; ');

/** Names of all custom fields, in order of appearance. */
const customNames = (enquiries: readonly Enquiry[]): string[] => [
  ...new Set(enquiries.flatMap(({ custom_fields }) => Object.keys(custom_fields).filter(isShown))),
];

/** Ids of all measures of rooms, in order of appearance. */
const measureIds = (enquiries: readonly Enquiry[]): string[] => [
  ...new Set(enquiries.flatMap(({ measures }) => Object.keys(measures))),
];

const rowOf = (enquiry: Enquiry, names: readonly string[], ids: readonly string[]): Sheet[number] => {
  const { name, email, phone, postcode, budget, created_at, stage, owner, url, custom_fields, measures } = enquiry;
  return [
    name,
    email,
    phone ?? '',
    postcode ?? '',
    budget ?? '',
    sheetDate(created_at),
    stage,
    owner?.name ?? '',
    sourceOf(enquiry),
    itemsOf(enquiry),
    url ?? '',
    ...names.map((custom) => (Object.hasOwn(custom_fields, custom) ? (custom_fields[custom] ?? '') : '')),
    ...ids.map((id) => (Object.hasOwn(measures, id) ? (measures[id] ?? '') : '')),
  ];
};

/** Enquiries as a sheet, one row each; custom fields and measures have a column each at the end. */
export const enquirySheet = (enquiries: readonly Enquiry[]): Sheet => {
  const names = customNames(enquiries);
  const ids = measureIds(enquiries);
  return [
    [...heads(), ...names.map(asLabel), ...ids.map(asLabel)],
    ...enquiries.map((enquiry) => rowOf(enquiry, names, ids)),
  ];
};
