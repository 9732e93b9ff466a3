import type { AccountLanguage } from '@vitrine/contract/languages/limits';
import { type EnquiryEmailData, UNSET_CUSTOMISATION } from '../src/email-data.ts';

type OfAnyReader = EnquiryEmailData & { language: AccountLanguage };

/** A complete email about an ordinary enquiry. */
export const anEmail = (overrides: Partial<OfAnyReader> = {}): OfAnyReader => ({
  language: 'en-gb',
  now: new Date('2026-11-24T10:00:00Z'),
  organisation: {
    name: 'Oakline Kitchens',
    logoUrl: 'https://content.example/logo.png',
    address: '14 Canal Wharf, Leeds LS11 5PS',
  },
  configuratorName: 'Panoramic Kitchen',
  sceneName: 'UK Kitchen',
  enquiry: {
    name: 'Priya Shah',
    email: 'priya.shah@example.com',
    phone: '07700 900119',
    postcode: 'LS6 2QA',
    budget: '£12,000',
    customFields: { showroom: 'Leeds' },
    createdAt: new Date('2026-11-24T09:42:00Z'),
  },
  items: [
    { component: 'Walls', name: 'Soft Linen', thumbnailUrl: 'https://content.example/soft_linen.webp' },
    { component: 'Doors', name: 'Matt Marine Navy', thumbnailUrl: null },
  ],
  imageUrl: 'https://content.example/design.jpg',
  designUrl: 'https://shop.example/kitchens?panoramicConfig=W2,D4',
  customisation: UNSET_CUSTOMISATION,
  ...overrides,
});
