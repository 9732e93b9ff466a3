import type { EmailCustomisation, EnquiryMailData } from '../src/mail-data.ts';

/** Nothing worded, nothing switched on. */
export const noCustomisation: EmailCustomisation = {
  customer_subject: null,
  customer_from: null,
  enquiry_subject: null,
  append_customer_name: null,
  append_customer_email: null,
  header_title: null,
  header_text: null,
  popup_title: null,
  popup_text: null,
  cta_title: null,
  cta_title_enabled: null,
  cta_text: null,
  cta_text_enabled: null,
  cta_btn: null,
  cta_link: null,
  cta_button_enabled: null,
  address: null,
  address_enabled: null,
  linkedin: null,
  linkedin_enabled: null,
  facebook: null,
  facebook_enabled: null,
  twitter: null,
  twitter_enabled: null,
  instagram: null,
  instagram_enabled: null,
};

/** A complete mail about an ordinary enquiry. */
export const aMail = (overrides: Partial<EnquiryMailData> = {}): EnquiryMailData => ({
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
  pictureUrl: 'https://content.example/design.jpg',
  designUrl: 'https://shop.example/kitchens?panoramicConfig=W2,D4',
  customisation: noCustomisation,
  ...overrides,
});
