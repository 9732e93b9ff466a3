import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { LANGUAGES } from '../languages/limits.ts';
import { feedSettingsChange, feedState } from './feed-schemas.ts';

const id = z.coerce.number().int().positive();
const params = z.object({ configuratorId: id });

/** Owner of the feed: a reseller's copy where the query names one, otherwise the configurator. */
const query = z.object({ reseller: id.optional() });

/** The language of the products' words; without one that of the tenant. */
const publicQuery = query.extend({ lang: z.enum(LANGUAGES).optional() });

const access = 'permission:configurators' as const;

export const feedRoutes = {
  readFeed: defineRoute({
    method: 'GET',
    path: '/configurators/:configuratorId/feed',
    access,
    summary: 'The product feed of a configurator: its settings, products and addresses',
    params,
    query,
    answer: feedState,
  }),
  saveFeed: defineRoute({
    method: 'PUT',
    path: '/configurators/:configuratorId/feed',
    access,
    summary: 'Change the page and brand of a product feed; an empty page ends it, one that is left out stays',
    params,
    query,
    body: feedSettingsChange,
    answer: feedState,
  }),
  readMerchantFeed: defineRoute({
    method: 'GET',
    path: '/feeds/:configuratorId/products.xml',
    access: 'public',
    summary: 'The default design and the presets as products, in the format of Google Merchant Center (RSS 2.0)',
    params,
    query: publicQuery,
    answer: z.unknown(),
    file: true,
  }),
  readStructuredData: defineRoute({
    method: 'GET',
    path: '/feeds/:configuratorId/products.jsonld',
    access: 'public',
    summary: 'The same products as a ProductGroup of schema.org, in JSON-LD',
    params,
    query: publicQuery,
    answer: z.unknown(),
    file: true,
  }),
} as const;
