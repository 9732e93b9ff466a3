import { expect, test } from 'vitest';
import { anEnquiry } from '../../../test/samples.ts';
import { enquirySheet } from './enquiry-sheet.ts';

const HEADS = [
  ...['Name', 'Email', 'Phone', 'Postcode', 'Budget', 'Date', 'Stage', 'Owner', 'Configurator', 'Items', 'Page'],
];

test('has one row an enquiry, and a column for each custom field and measure', () => {
  const sheet = enquirySheet([
    anEnquiry({
      ...{ phone: '07700 900119', postcode: 'LS11 5PS', budget: '10000', url: 'https://shop.test/kitchen' },
      ...{ stage: 'Quoted', owner: { id: 4, name: 'Ben Carter' } },
      items: [
        { component: 'Walls', name: 'Soft Linen' },
        { component: 'Floor', name: 'Oak Planks' },
      ],
      custom_fields: { preferred_showroom: 'Leeds', custom_pricing_data: '{}' },
    }),
    anEnquiry({
      ...{ name: 'Ann', email: 'ann@x.test', type: 'floors', configurator: null },
      items: [{ name: 'Graphite', blend: 'Storm' }],
      custom_fields: { colour: 'Blue' },
      measures: { wall: 4.25 },
    }),
  ]);
  const source = 'Kitchens | Panoramic Kitchen';
  expect(sheet).toEqual([
    [...HEADS, 'Preferred showroom', 'Colour', 'Wall'],
    [
      ...['Priya Shah', 'priya@example.com', '07700 900119', 'LS11 5PS', '10000', '2026-11-20 08:15', 'Quoted'],
      ...['Ben Carter', source, 'Walls: Soft Linen; Floor: Oak Planks', 'https://shop.test/kitchen', 'Leeds', '', ''],
    ],
    [
      'Ann',
      'ann@x.test',
      '',
      '',
      '',
      '2026-11-20 08:15',
      'New',
      '',
      'Unknown source',
      'Graphite',
      '',
      '',
      'Blue',
      4.25,
    ],
  ]);
});

test('calls the parts of a sliding robe as the details do', () => {
  const items = ['Rail', 'Drawers'].map((name) => ({ component: 'internals', name }));
  const row = enquirySheet([anEnquiry({ type: 'robes', items })])[1];
  expect(row?.[HEADS.indexOf('Items')]).toBe('Internal 1: Rail; Internal 2: Drawers');
});

test('of nothing there are the heads', () => {
  expect(enquirySheet([])).toEqual([HEADS]);
});
