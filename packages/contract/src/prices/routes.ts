import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { designLimits } from '../designs/limits.ts';
import { jsonList } from '../enquiries/schemas.ts';
import {
  calculatedDesign,
  designToCalculate,
  newPriceList,
  pricedArticle,
  priceList,
  priceListChange,
  priceListChanges,
  priceListCheck,
  priceListStatus,
  priceListSummary,
  priceLists,
  priceSettings,
  pricingContext,
  savedPrices,
  savedRevision,
  viewerPrices,
} from './schemas.ts';

const id = z.coerce.number().int().positive();
/** An organisation, or a reseller. */
const tenant = z.object({ organisationId: id });
const one = tenant.extend({ listId: id });
const access = 'permission:configurators';

/** Price lists of an organisation or a reseller, and calculations with them. */
export const priceRoutes = {
  listPriceLists: defineRoute({
    method: 'GET',
    path: '/organisations/:organisationId/price-lists',
    access,
    summary: 'The price lists without their prices, and what visitors see of them',
    params: tenant,
    answer: priceLists,
  }),
  createPriceList: defineRoute({
    method: 'POST',
    path: '/organisations/:organisationId/price-lists',
    access,
    summary: 'Create a price list as a draft, empty or as a copy of another one',
    params: tenant,
    body: newPriceList,
    answer: priceListSummary,
    errors: ['prices.lists_full'],
  }),
  changePriceSettings: defineRoute({
    method: 'PUT',
    path: '/organisations/:organisationId/price-settings',
    access,
    summary: 'Change what visitors see of prices',
    params: tenant,
    body: priceSettings,
    answer: priceSettings,
  }),
  listArticles: defineRoute({
    method: 'GET',
    path: '/organisations/:organisationId/articles',
    access,
    summary: 'Everything in the live configurators that can have a price',
    params: tenant,
    answer: z.array(pricedArticle),
  }),
  readPriceList: defineRoute({
    method: 'GET',
    path: '/organisations/:organisationId/price-lists/:listId',
    access,
    summary: 'A price list with its prices',
    params: one,
    answer: priceList,
  }),
  changePriceList: defineRoute({
    method: 'PATCH',
    path: '/organisations/:organisationId/price-lists/:listId',
    access,
    summary: 'Change name, dates, taxes and surcharges of a price list',
    params: one,
    body: priceListChanges,
    answer: priceListSummary,
    errors: ['prices.moved', 'prices.overlap'],
  }),
  deletePriceList: defineRoute({
    method: 'DELETE',
    path: '/organisations/:organisationId/price-lists/:listId',
    access,
    summary: 'Delete a price list that is not live',
    params: one,
    answer: z.object({ success: z.literal(true) }),
    errors: ['prices.live'],
  }),
  savePrices: defineRoute({
    method: 'PATCH',
    path: '/organisations/:organisationId/price-lists/:listId/prices',
    access,
    summary: 'Save changed prices, all or none',
    params: one,
    body: savedPrices,
    answer: savedRevision,
    errors: ['prices.moved'],
  }),
  checkPriceList: defineRoute({
    method: 'GET',
    path: '/organisations/:organisationId/price-lists/:listId/check',
    access,
    summary: 'What a price list lacks before it goes live',
    params: one,
    answer: priceListCheck,
  }),
  changePriceListStatus: defineRoute({
    method: 'PUT',
    path: '/organisations/:organisationId/price-lists/:listId/status',
    access,
    summary: 'Put a price list live, or take it offline',
    params: one,
    body: priceListStatus,
    answer: priceListSummary,
    errors: ['prices.overlap', 'prices.incomplete'],
  }),
  readPriceListHistory: defineRoute({
    method: 'GET',
    path: '/organisations/:organisationId/price-lists/:listId/history',
    access,
    summary: 'Who changed what in a price list, newest first',
    params: one,
    answer: z.array(priceListChange),
  }),
  calculatePrice: defineRoute({
    method: 'POST',
    path: '/prices/calculate',
    access: 'signed-in',
    summary: 'What a design costs, by part, with surcharges and tax',
    body: designToCalculate,
    answer: calculatedDesign,
  }),
  readViewerPrices: defineRoute({
    method: 'GET',
    path: '/viewer/prices',
    access: 'public',
    summary: 'The prices of a published configurator, where its tenant shows prices',
    query: z.object({
      configurator_id: id,
      reseller: jsonList(z.coerce.number().int(), designLimits.resellersMaximum).default([]),
      currency: pricingContext.currency,
      country: pricingContext.country,
    }),
    answer: viewerPrices,
    errors: ['access.foreign_origin'],
  }),
} as const;
