/** A request and its answer. */
export interface RouteExample {
  params?: unknown;
  query?: unknown;
  /** Fields where the route takes a form. */
  body?: unknown;
  answer?: unknown;
}

const IMAGE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const A_RESELLER_EDIT = { id: 21, name: 'Northside Interiors', contact_email: 'hello@northside.example' };

const A_DESIGN_TO_PRICE = { configurator_id: 12, design: 'W1,D2,H1', country: 'GB', measures: { wall: 4.2 } };
const A_PRICE_DISPLAY = { display: 'total', differences: true, measures: false, country: 'GB' };

const A_LINE = {
  ...{ id: 'design-1', kind: 'design', sku: 'PK-1', name: 'Matt Navy', unit: 'piece' },
  ...{ quantity: 14, unit_price: 18_500, discount: 500, tax_rate: 2000 },
};
const A_QUOTE_CONTENT = {
  title: 'Kitchen with fitting',
  customer: {
    name: 'Ann Bell',
    email: 'ann@customer.example',
    phone: '020 7946 0000',
    address: '7 High Street\nLeeds LS1 4AP',
  },
  tax_included: false,
  lines: [
    A_LINE,
    {
      ...A_LINE,
      id: 'fitting',
      kind: 'fitting',
      sku: null,
      name: 'Fitting',
      quantity: 1,
      unit_price: 96_000,
      discount: 0,
    },
  ],
  valid_until: '2026-07-15',
  notes: 'The worktop is oiled on site.',
  terms: 'Half of the total is due with the order.',
};
const SUMS_OF_QUOTE = {
  ...{ subtotal: 342_050, discount: 12_950, net: 342_050, total: 410_460 },
  taxes: [{ rate: 2000, base: 342_050, amount: 68_410 }],
};
const A_QUOTE = {
  ...{
    id: 31,
    organisation_id: 7,
    number: 'Q-0007',
    state: 'sent',
    versions: 1,
    has_changes: false,
    currency: 'GBP',
    decimals: 2,
  },
  ...{ net: 342_050, total: 410_460, valid_until: '2026-07-15', has_question: false, reseller: null },
  ...{ enquiry_id: 418, configurator: { id: 12, name: 'Panoramic Kitchen' }, revision: 3, can_edit: true },
  created_at: '2026-06-14T09:42:00.000Z',
  updated_at: '2026-06-15T09:42:00.000Z',
  sent_at: '2026-06-15T09:42:00.000Z',
  content: A_QUOTE_CONTENT,
  sums: SUMS_OF_QUOTE,
  design: {
    configurator: { id: 12, name: 'Panoramic Kitchen' },
    ...{ reseller_id: null, design: 'W1,D2,H1', version: 1.006, measures: {}, image: null },
    url: 'https://www.oakline.example/kitchens',
  },
  lost_reason: null,
  sent: [
    {
      ...{ version: 1, number: 'Q-0007-1', sent_at: '2026-06-15T09:42:00.000Z', sent_by: 'Hannah Moore' },
      ...{ sent_to: 'ann@customer.example', valid_until: '2026-07-15', net: 342_050, total: 410_460, accepted: null },
    },
  ],
  messages: [],
};
const QUOTE_SETTINGS = {
  ...{ prefix: 'Q-', next_number: 8, valid_days: 30, colour: '#1F6F5F', notes: '' },
  seller: '1 Mill Lane\nLeeds LS1 4AB\nVAT GB 123 4567 89',
  terms: 'Half of the total is due with the order.',
};
const A_LINK = { token: '57-b2xkIHdvcmRzIG9mIGEgc2lnbmF0dXJlIGFyZSBiYXNlNjQ' };
const A_LINKED_QUOTE = {
  seller: { name: 'Oakline Kitchens', logo: null, colour: '#1F6F5F', details: QUOTE_SETTINGS.seller },
  ...{ number: 'Q-0007-1', state: 'open', title: A_QUOTE_CONTENT.title, sent_at: A_QUOTE.sent_at },
  customer: { name: 'Ann Bell', address: A_QUOTE_CONTENT.customer.address },
  ...{ valid_until: '2026-07-15', currency: 'GBP', tax_included: false, sums: SUMS_OF_QUOTE },
  lines: A_QUOTE_CONTENT.lines.map((line, index) => ({ ...line, amount: index === 0 ? 246_050 : 96_000 })),
  ...{ notes: A_QUOTE_CONTENT.notes, terms: A_QUOTE_CONTENT.terms, accepted: null, messages: [] },
  design: { name: 'Panoramic Kitchen', image: null, url: 'https://www.oakline.example/kitchens' },
};

/** Examples for routes whose schemas do not state all requirements; all others are built from the schemas. */
export const EXAMPLES: Record<string, RouteExample> = {
  createOrganisation: {
    body: {
      name: 'Oakline Kitchens',
      authorised_domain: 'oakline.example',
      access_subdomain: 'oakline',
      enterprise: 1,
      contact_email: 'hello@oakline.example',
      logo: IMAGE,
      first_name: 'Organization',
      last_name: 'Admin',
      sessions: 5000,
      years: 3,
    },
  },
  editOrganisation: {
    body: { id: 7, name: 'Oakline Kitchens', logo: IMAGE, contact_email: 'hello@oakline.example' },
  },
  editReseller: { body: A_RESELLER_EDIT },
  editResellerById: { body: A_RESELLER_EDIT },
  editOwnReseller: { body: A_RESELLER_EDIT },
  createConfigurator: {
    body: {
      name: 'Panoramic Kitchen',
      organisation_id: '7',
      configurator_type: '1',
      configurator_subtype: 'uk_kitchen',
      assets_version: 'latest',
      deployed: '0',
      group_name: 'Kitchens',
    },
  },
  saveBuiltVersion: {
    body: {
      based_on: '1.005',
      newest_seen: '1.006',
      note: 'More colours',
      assets_uploaded: { 'layers/walls/sage.png': 'c1e5a0d3'.repeat(8) },
    },
  },
  saveMinorVersion: {
    body: {
      version: 1.005,
      new_version: 1.006,
      newest_seen: 1.005,
      data: [{ layer_index: 0, id: 'W1', data: { price: 41.5 } }],
      note: 'Prices of the autumn',
    },
  },
  deployVersion: { body: { version: 1.006, based_on: 1.005 } },
  sendEnquiry: {
    body: {
      name: 'Priya Shah',
      email: 'priya@example.org',
      phone: '07700 900119',
      configurator_id: 12,
      type: 'panoramic',
      items: [{ component: 'Walls', id: 'W1', name: 'Chalk White' }],
      url: 'https://www.oakline.example/kitchens?panoramicConfig=W1',
      terms: '1',
      client_key: 'f3b7c2a9d1',
    },
  },
  priceDesign: {
    body: { configurator_id: 12, reseller: [], design: 'W1,D2,H1', country: 'GB', measures: {} },
    answer: {
      lines: [
        { sku: 'PK-1', name: 'Oak', quantity: 1, unit: 'piece', unit_price: 129.5, amount: 129.5, currency: 'GBP' },
      ],
      total: 129.5,
      tax: { country: 'GB', rate: 20, amount: 21.58, is_included: true },
      currency: 'GBP',
      design: 'W1,D2,H1',
      signature: 'eyJhbGciOiJFZERTQSJ9.eyJ0b3RhbCI6MTI5LjV9.c2lnbmF0dXJl',
    },
  },
  createPriceList: { body: { name: 'Retail 2027', currency: 'GBP' } },
  changePriceSettings: { body: A_PRICE_DISPLAY, answer: A_PRICE_DISPLAY },
  changePriceList: {
    body: {
      revision: 4,
      valid_from: '2027-01-01',
      valid_until: null,
      tax_included: true,
      taxes: [{ country: 'GB', rate: 2000 }],
      surcharges: [{ name: 'Wide doors', kind: 'rate', value: 500, when: { kind: 'option', option: 'Wide' } }],
    },
  },
  savePrices: { body: { revision: 5, changes: { 'sku PK-1': 12_950, 'sku PK-2': null } } },
  calculatePrice: { body: A_DESIGN_TO_PRICE },
  listDesignParts: { body: A_DESIGN_TO_PRICE },
  downloadDesignParts: { body: A_DESIGN_TO_PRICE },
  createQuote: { body: { enquiry_id: 418 }, answer: A_QUOTE },
  readQuote: { answer: A_QUOTE },
  saveQuote: { body: { revision: 3, content: A_QUOTE_CONTENT }, answer: A_QUOTE },
  sendQuote: { body: { revision: 3 }, answer: A_QUOTE },
  readQuoteSettings: { answer: QUOTE_SETTINGS },
  changeQuoteSettings: { body: QUOTE_SETTINGS, answer: QUOTE_SETTINGS },
  calculateDesignLines: { answer: { lines: [A_LINE], tax_included: false, version: 1.006, gone: [], unpriced: [] } },
  readLinkedQuote: { body: A_LINK, answer: A_LINKED_QUOTE },
  acceptLinkedQuote: {
    body: { ...A_LINK, name: 'Ann Bell' },
    answer: {
      ...A_LINKED_QUOTE,
      state: 'accepted',
      accepted: { name: 'Ann Bell', at: '2026-06-16T08:15:00.000Z' },
    },
  },
  saveTranslations: {
    params: { configuratorId: 12, language: 'de' },
    body: {
      changes: [{ place: 'item/doors/D1/name', text: 'Marineblau matt', source: 'Matt Navy', seen: null }],
    },
  },
  importTranslations: {
    params: { configuratorId: 12, language: 'de' },
    body: {
      entries: [{ place: 'item/doors/D1/name', source: 'Matt Navy', text: 'Marineblau matt' }],
      apply: false,
    },
  },
  addPreview: { body: { shape: 'L-shape', release: 'Technical', version: '1.006' } },
  listEnquiryRows: { query: { limit: 100, before: 418 } },
  changeEnquiry: { body: { stage: 'Contacted', owner_id: 3 } },
  readAllAnalytics: { query: {} },
  readOrganisationAnalytics: { query: { from: '2026-06-01', to: '2026-06-15', compare: 'before' } },
  readConfiguratorAnalytics: { query: { from: '2026-06-01', to: '2026-06-15' } },
};
