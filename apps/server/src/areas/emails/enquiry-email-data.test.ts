import { CONFIGURATOR_TYPE } from '@vitrine/contract/configurators/limits';
import type { Language } from '@vitrine/contract/languages/limits';
import type { EnquiryOfEmail } from '@vitrine/store/emails/enquiry-of-email';
import { expect, test } from 'vitest';
import type { Services } from '../../services.ts';
import { enquiryEmailData } from './enquiry-email-data.ts';

const services = {
  addresses: { content: 'https://content.example', origin: () => 'https://admin.example' },
  clock: () => new Date('2026-11-24T10:00:00Z'),
  secrets: { derive: () => Buffer.from('key') },
} as unknown as Services;
const field = (name: string, placeholder: string) => ({ name, placeholder, type: 'text', required: false });

const dataOf = (enquiry: object, language: Language = 'en-gb') =>
  enquiryEmailData(
    services,
    {
      createdAt: new Date('2026-11-24T09:00:00Z'),
      customFields: {},
      items: [],
      tenantLogo: null,
      configuratorTypeId: CONFIGURATOR_TYPE.floors,
      ...enquiry,
    } as unknown as EnquiryOfEmail,
    [],
    language,
  );

test('answers of custom fields have the labels of the form; a field that was removed since has its name', () => {
  const { customFields } = dataOf({
    customFields: { flaeche: '12.5', kdnr: '7', ort: 'Plzeň', alt: 'x' },
    customisation: {
      saveDesign: { customFields: [field('flaeche', 'Bodenfläche in m²'), field('kdnr', 'Nr.'), field('ort', 'Nr.')] },
    },
  }).enquiry;
  expect(customFields).toEqual({ 'Bodenfläche in m²': '12.5', 'Nr.': '7', ort: 'Plzeň', alt: 'x' });
});

test('flakes of an own mix come with percentage, size and colour', () => {
  const item = { component: 'Flake 1', name: 'Schwefelgelb', blend: 'Own mix, 40 %', flake_size: 's' };
  const { items } = dataOf({ items: [{ ...item, hex_thumbnail: '#F1DD38' }], customisation: null });
  expect(items).toEqual([
    { component: 'Flake 1', name: 'Schwefelgelb, 40\u00A0%, Small', thumbnailUrl: null, colour: '#F1DD38' },
  ]);
});

test('a kitchen’s layer keeps its name, whatever a wardrobe’s part of that name is called', () => {
  const enquiry = { items: [{ component: 'Doors', name: 'Navy' }], customisation: null };
  const { items } = dataOf({ ...enquiry, configuratorTypeId: CONFIGURATOR_TYPE.panoramic }, 'de');
  expect(items.map(({ component }) => component)).toEqual(['Doors']);
  const ofRobe = dataOf({ ...enquiry, configuratorTypeId: CONFIGURATOR_TYPE.slidingrobe }, 'de');
  expect(ofRobe.items.map(({ component }) => component)).toEqual(['Anzahl der Türen']);
});

test('parts that the product names are named in the reader’s language', () => {
  const item = { component: 'Flake 1', name: 'Schwefelgelb', blend: 'Own mix, 40 %', flake_size: 's' };
  const { items } = dataOf({ items: [item, { component: 'Walls', name: 'Chalk' }], customisation: null }, 'de');
  expect(items.map(({ component, name }) => [component, name])).toEqual([
    ['Flocke 1', 'Schwefelgelb, 40\u00A0%, Klein'],
    ['Walls', 'Chalk'],
  ]);
});

test('the image is what the visitor saw; without one the design is drawn in the version that is live now', () => {
  const enquiry = { configuratorId: 7, resellerId: 3, design: 'WA-02,DO-05', liveVersion: 1006, customisation: null };
  expect(dataOf({ ...enquiry, image: 'enquiries/a/preview.jpg' }).imageUrl).toBe(
    'https://content.example/enquiries/a/preview.jpg',
  );
  const drawn = new URL(dataOf({ ...enquiry, image: null }).imageUrl ?? '');
  expect(Object.fromEntries(drawn.searchParams)).toEqual({
    ...{ configurator: '7', reseller: '3', design: 'WA-02,DO-05', version: '1.006' },
    ...{ width: '1200', height: '630', format: 'jpeg', sig: expect.stringMatching(/^[\w-]{43}$/) },
  });
  expect(dataOf({ ...enquiry, image: null, design: '' }).imageUrl).toBeNull();
});
