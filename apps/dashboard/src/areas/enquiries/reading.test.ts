import { expect, test } from 'vitest';
import { anEnquiry } from '../../test/samples.ts';
import { factsOf, robeProperties } from './facts.ts';
import { ALL, filtered, filterOptions, sourceOf, UNKNOWN } from './filters/filter.ts';

test('shows what was filled in, without the prices of the shop', () => {
  const enquiry = anEnquiry({
    phone: '07700 900119',
    budget: ' ',
    custom_fields: { preferred_showroom: 'Leeds', notes: '', custom_pricing_data: '{}' },
  });
  expect(factsOf(enquiry).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Name: Priya Shah',
    'Email: priya@example.com',
    'Phone: 07700 900119',
    'Preferred showroom: Leeds',
  ]);
});

test('knows email and phone, and no field of the shop that is called so', () => {
  const enquiry = anEnquiry({ phone: '07700 900119', custom_fields: { phone: 'black' } });
  expect(factsOf(enquiry).map(({ value, contact }) => [value, contact])).toEqual([
    ['Priya Shah', undefined],
    ['priya@example.com', 'email'],
    ['07700 900119', 'phone'],
    ['black', undefined],
  ]);
});

test('filters by configurator, and by an unknown source', () => {
  const known = anEnquiry();
  const unknown = anEnquiry({ id: 52, configurator: null });
  const all = [known, unknown];
  expect([filtered(all, ALL), filtered(all, '1'), filtered(all, '2'), filtered(all, UNKNOWN)]).toEqual([
    all,
    [known],
    [],
    [unknown],
  ]);
  expect([sourceOf(known), sourceOf(unknown)]).toEqual(['Kitchens | Panoramic Kitchen', 'Unknown source']);
});

test('offers Show All, each configurator by group and name, and Unknown source only where there is any', () => {
  const configurators = [{ id: 1, name: 'Alpha', group_name: 'Kitchens' }];
  const labels = (enquiries: Parameters<typeof filterOptions>[1]) =>
    filterOptions(configurators, enquiries).map(({ label }) => label);
  expect(labels([anEnquiry()])).toEqual(['Show All', 'Kitchens | Alpha']);
  expect(labels([anEnquiry({ configurator: null })])).toEqual(['Show All', 'Kitchens | Alpha', 'Unknown source']);
});

test('calls the parts of a sliding robe by friendly names, and counts doors and internals', () => {
  const items = [
    { component: 'doorType', name: 'Sliding' },
    { component: 'cabinetWidth', name: '2400 mm' },
    { component: 'doors', name: 'Oak' },
    { component: 'internals', name: 'Rail' },
    { component: 'doors', name: 'Mirror' },
    { component: 'Soft close', name: 'Yes' },
  ];
  expect(robeProperties(items).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Type of Sliding Robe: Sliding',
    'Width: 2400 mm',
    'Door 1 panels: Oak',
    'Internal 1: Rail',
    'Door 2 panels: Mirror',
    'Soft close: Yes',
  ]);
  const page = 'https://oakline.example/robes';
  expect(robeProperties(items, page).at(-1)).toEqual({ label: 'Visualiser', value: page });
  expect(robeProperties([{ component: 'url', name: page }], page)).toHaveLength(1);
});
