import { runOn } from '@vitrine/store/database';
import type { Services } from '../../services.ts';
import { type Expectations, type Ids, PASSED, SIGNED_OUT } from './callers.ts';

/** Users of the organisation who manage configurators; for others its prices do not exist. */
const SEES_PRICES = {
  others: 404,
  by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 403 },
};

const lists = ({ organisation }: Ids) => `/organisations/${organisation}/price-lists`;
const list = (ids: Ids) => `${lists(ids)}/1000000`;

const aList = {
  prepare: async ({ db }: Services, { organisation }: Ids) => {
    await runOn(
      db,
      `insert into price_lists (id, organisation_id, name, currency, created_at, updated_at)
        overriding system value values (1000000, $1, 'Retail', 'GBP', now(), now())
        on conflict (id) do update set revision = 1, status = 'draft'`,
      [organisation],
    );
  },
};

/** The configurator has no version that is live. */
const CALCULATES = {
  others: 404,
  by: { ...SIGNED_OUT, administrator: PASSED, owner: PASSED, staff: PASSED, powerless: PASSED, reseller: PASSED },
  body: ({ configurator }: Ids) => ({ configurator_id: configurator, design: 'A,B' }),
};

const settings = { display: 'total', differences: false, measures: false, country: null };

/** Price lists and calculations. */
export const prices = {
  listPriceLists: { ...SEES_PRICES, url: lists },
  createPriceList: { ...SEES_PRICES, url: lists, body: () => ({ name: 'Trade', currency: 'EUR' }) },
  changePriceSettings: {
    ...SEES_PRICES,
    url: ({ organisation }) => `/organisations/${organisation}/price-settings`,
    body: () => settings,
  },
  listArticles: { ...SEES_PRICES, url: ({ organisation }) => `/organisations/${organisation}/articles` },
  readPriceList: { ...SEES_PRICES, ...aList, url: list },
  changePriceList: { ...SEES_PRICES, ...aList, url: list, body: () => ({ revision: 1, name: 'Retail' }) },
  deletePriceList: { ...SEES_PRICES, ...aList, url: list },
  savePrices: {
    ...SEES_PRICES,
    ...aList,
    url: (ids) => `${list(ids)}/prices`,
    body: () => ({ revision: 1, changes: { 'sku A-1': 4999 } }),
  },
  checkPriceList: { ...SEES_PRICES, ...aList, url: (ids) => `${list(ids)}/check` },
  changePriceListStatus: {
    ...SEES_PRICES,
    ...aList,
    url: (ids) => `${list(ids)}/status`,
    body: () => ({ status: 'draft' }),
  },
  readPriceListHistory: { ...SEES_PRICES, ...aList, url: (ids) => `${list(ids)}/history` },
  calculatePrice: CALCULATES,
  listDesignParts: CALCULATES,
  downloadDesignParts: { ...CALCULATES, url: () => '/prices/parts/csv' },
  // Its enquiry has no design.
  readEnquiryParts: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 409, owner: 409, staff: 409, powerless: 409 },
    url: ({ enquiry }) => `/enquiries/${enquiry}/parts`,
  },
  readEnquiryPartsFile: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 409, owner: 409, staff: 409, powerless: 409 },
    url: ({ enquiry }) => `/enquiries/${enquiry}/parts/csv`,
  },
  readPriceKeys: { others: 200 },
  readViewerPrices: {
    others: 404,
    url: ({ configurator }) => `/viewer/prices?configurator_id=${configurator}`,
  },
} satisfies Expectations;
