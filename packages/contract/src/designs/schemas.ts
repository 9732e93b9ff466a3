import { z } from 'zod';
import { jsonList, jsonRecord } from '../enquiries/schemas.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../languages/limits.ts';
import { PRICE_UNITS, priceLimits } from '../prices/limits.ts';
import { enteredMeasures } from '../prices/quantity.ts';
import { pricingContext } from '../prices/schemas.ts';
import { designLimits as limits } from './limits.ts';

const text = (maximum: number) => z.string().trim().max(maximum);

/** Common fields of every call about a design: its owner and its short text. */
const designOf = {
  configurator_id: z.coerce.number().int().positive(),
  /** Resellers of the copy that the visitor sees. */
  reseller: jsonList(z.coerce.number().int(), limits.resellersMaximum).default([]),
  design: text(limits.designMaximum).min(1),
};

const page = text(limits.pageMaximum);
/** Which viewer of the page shows the design, where the page names its viewers. */
const viewer = text(limits.viewerNameMaximum).default('');

export const sharedDesign = z.object({ ...designOf, page: page.min(1), viewer });
export type SharedDesign = z.output<typeof sharedDesign>;

export const sharedLink = z.object({ url: z.string() });

const pricing = { ...pricingContext, measures: jsonRecord(enteredMeasures, priceLimits.measuresMaximum).default({}) };

export const designToPrice = z.object({ ...designOf, ...pricing });
export type DesignToPrice = z.output<typeof designToPrice>;

/** One line of a cart. Prices are in whole units of the currency, null where the catalogue has none. */
export const cartLine = z.object({
  sku: z.string().nullable(),
  name: z.string(),
  quantity: z.number(),
  /** What the price refers to. */
  unit: z.enum(PRICE_UNITS),
  unit_price: z.number().nullable(),
  /** The price of the quantity. */
  amount: z.number().nullable(),
  currency: z.string(),
});

export type CartLine = z.output<typeof cartLine>;

export const pricedDesign = z.object({
  lines: z.array(cartLine),
  /** With or without the tax, as visitors see it. */
  total: z.number().nullable(),
  tax: z.object({ country: z.string(), rate: z.number(), amount: z.number(), is_included: z.boolean() }).nullable(),
  currency: z.string(),
  /** The design in the published version. */
  design: z.string(),
  /** A token (JWS, EdDSA) over all of this, by which a shop's server knows that the price is ours; null without one. */
  signature: z.string().nullable(),
});
export type PricedDesign = z.output<typeof pricedDesign>;

/** A JSON Web Key Set (RFC 7517) with an Ed25519 key. */
export const priceKeys = z.object({
  keys: z.array(
    z.object({
      kty: z.literal('OKP'),
      crv: z.literal('Ed25519'),
      alg: z.literal('EdDSA'),
      use: z.literal('sig'),
      kid: z.string(),
      x: z.string(),
    }),
  ),
});

/** Multipart: fields arrive as text, the image as a file. */
export const sheetRequest = z.object({
  ...designOf,
  page: page.default(''),
  viewer,
  lang: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
  ...pricing,
});
export type SheetRequest = z.output<typeof sheetRequest>;

export const codeParams = z.object({ code: z.string().max(64) });

/** What oEmbed asks with: the address of a short link, and how much room there is for its image, in pixels. */
export const embedQuery = z.object({
  url: text(limits.pageMaximum).min(1),
  maxwidth: z.coerce.number().int().positive().optional(),
  maxheight: z.coerce.number().int().positive().optional(),
  format: z.literal('json').optional(),
});
export type EmbedQuery = z.output<typeof embedQuery>;

/** An answer of oEmbed 1.0 of the type photo. */
export const embedRecord = z.object({
  version: z.literal('1.0'),
  type: z.literal('photo'),
  title: z.string(),
  author_name: z.string(),
  author_url: z.string(),
  provider_name: z.string(),
  provider_url: z.string(),
  cache_age: z.number(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
});
export type EmbedRecord = z.output<typeof embedRecord>;
