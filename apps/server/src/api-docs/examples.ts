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
  addPreview: { body: { shape: 'L-shape', release: 'Technical', version: '1.006' } },
  listEnquiryRows: { query: { limit: 100, before: 418 } },
  changeEnquiry: { body: { stage: 'Contacted', owner_id: 3 } },
  readAllAnalytics: { query: {} },
  readOrganisationAnalytics: { query: { from: '2026-06-01', to: '2026-06-15', compare: 'before' } },
  readConfiguratorAnalytics: { query: { from: '2026-06-01', to: '2026-06-15' } },
};
