import { type EnquiryEmailData, UNSET_CUSTOMISATION } from '../src/email-data.ts';

/** A complete email about an ordinary enquiry. */
export const anEmail = (overrides: Partial<EnquiryEmailData> = {}): EnquiryEmailData => ({
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
    createdAt: 'today at 09:42',
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
