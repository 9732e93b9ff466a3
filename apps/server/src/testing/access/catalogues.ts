import { type Expectations, type Ids, NO_RESELLERS, OWN_AND_RESELLERS, PASSED, SIGNED_OUT } from './callers.ts';

const TAB = '5b0c1c1e7a534f1c9a516c1df0a3a001';

/** Configurators, their versions and manufacturers. */
const anUpload = ({ organisation }: Ids) => `/organisations/${organisation}/uploads/${'u'.repeat(32)}`;

export const catalogues = {
  listConfigurators: { others: 200, by: SIGNED_OUT },
  listOrganisationConfigurators: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 200 },
    url: ({ organisation }) => `/organisations/${organisation}/configurators`,
  },
  readConfigurator: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 200, reseller: 200 },
    url: ({ configurator }) => `/configurators/${configurator}`,
  },
  saveMinorVersion: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: PASSED, owner: PASSED, staff: PASSED, powerless: 403, reseller: PASSED },
    url: ({ configurator }) => `/configurators/${configurator}/version/minor`,
    body: () => ({ data: [{ layer_index: 0, id: 'W2', data: { price: 1 } }], version: 99, new_version: 99.001 }),
  },
  syncAirtable: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 422, owner: 422, staff: 422, powerless: 403, ...NO_RESELLERS },
    url: ({ organisation, configurator }) =>
      `/organisations/${organisation}/configurators/${configurator}/airtable/sync`,
    body: () => ({}),
  },
  deployVersion: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: PASSED, owner: PASSED, staff: PASSED, powerless: 403, reseller: PASSED },
    url: ({ configurator }) => `/configurators/${configurator}/deploy`,
    body: () => ({ version: '99' }),
  },
  readPropagation: {
    others: 403,
    by: { ...SIGNED_OUT, administrator: 404 },
    url: ({ configurator }) => `/configurators/${configurator}/propagations/987654`,
  },
  readVersionPreview: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 200, reseller: 200 },
    url: ({ configurator }) => `/configurators/${configurator}/versions/1/preview`,
  },
  exportVersion: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 403, reseller: 200 },
    url: ({ configurator }) => `/configurators/${configurator}/versions/1/export`,
  },
  reportEditor: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 403, reseller: 200 },
    url: ({ configurator }) => `/configurators/${configurator}/editors/${TAB}`,
  },
  endEditor: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 403, reseller: 200 },
    url: ({ configurator }) => `/configurators/${configurator}/editors/${TAB}`,
  },
  listPreviews: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 200, reseller: 200 },
    url: ({ configurator }) => `/configurators/${configurator}/previews`,
  },
  addPreview: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 403, ...NO_RESELLERS },
    url: ({ configurator }) => `/configurators/${configurator}/previews`,
    body: () => ({ version: '1' }),
  },
  deletePreview: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 404, owner: 404, staff: 404, powerless: 403, ...NO_RESELLERS },
    url: ({ configurator }) => `/configurators/${configurator}/previews/987654`,
  },
  listManufacturers: {
    others: 404,
    by: { ...OWN_AND_RESELLERS, powerless: 403 },
    url: ({ organisation }) => `/manufacturers?organisation_id=${organisation}`,
  },
  addManufacturer: { others: 403, by: { ...SIGNED_OUT, administrator: PASSED }, body: () => ({}) },
  removeManufacturer: {
    others: 403,
    by: { ...SIGNED_OUT, administrator: 404 },
    url: () => '/manufacturers/987654',
  },
  listProducts: {
    others: 404,
    by: { ...OWN_AND_RESELLERS, powerless: 403 },
    url: ({ organisation }) => `/products?organisation_id=${organisation}`,
  },
  assignProducts: { others: 403, by: { ...SIGNED_OUT, administrator: PASSED }, body: () => ({}) },
  editConfigurator: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 403, reseller: 200 },
    url: ({ configurator }) => `/configurators/${configurator}/edit`,
    body: () => ({ contact_email: ['sales@example.org'] }),
  },
  createConfigurator: {
    others: 403,
    by: { ...SIGNED_OUT, administrator: PASSED },
    url: ({ organisation }) => `/organisations/${organisation}/configurators`,
    body: () => ({}),
  },
  saveMajorVersion: {
    others: 403,
    by: { ...SIGNED_OUT, administrator: PASSED },
    url: ({ configurator }) => `/configurators/${configurator}/version/major`,
    body: () => ({}),
  },
  saveBuiltVersion: {
    others: 403,
    by: { ...SIGNED_OUT, administrator: PASSED },
    url: ({ configurator }) => `/configurators/${configurator}/version/built`,
    body: () => ({}),
  },
  listItemUses: {
    others: 403,
    by: { ...SIGNED_OUT, administrator: 200 },
    url: ({ configurator }) => `/configurators/${configurator}/item-uses`,
    body: () => ({ ids: ['D1'] }),
  },
  findStoredImages: {
    others: 403,
    by: { ...SIGNED_OUT, administrator: 200 },
    url: ({ organisation }) => `/organisations/${organisation}/uploads/stored`,
    body: () => ({ hashes: [] }),
  },
  createUpload: {
    others: 403,
    by: { ...SIGNED_OUT, administrator: 412 },
    url: ({ organisation }) => `/organisations/${organisation}/uploads`,
  },
  readUploadOffset: { others: 403, by: { ...SIGNED_OUT, administrator: 404 }, url: anUpload },
  sendUploadPart: { others: 403, by: { ...SIGNED_OUT, administrator: 404 }, url: anUpload },
  deleteUpload: { others: 403, by: { ...SIGNED_OUT, administrator: 404 }, url: anUpload },
  readSample: { others: 403, by: { ...SIGNED_OUT, administrator: 200 }, url: () => '/samples/wardrobe' },
  retryImages: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 403, ...NO_RESELLERS },
    url: ({ configurator }) => `/configurators/${configurator}/images/retry`,
  },
  deleteConfigurator: {
    others: 403,
    by: { ...SIGNED_OUT, administrator: 404 },
    url: () => '/configurators/987654',
  },
} satisfies Expectations;
