import { z } from 'zod';
import { LANGUAGES } from '../embed/limits.ts';
import { jsonList } from '../enquiries/schemas.ts';
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

export const designToPrice = z.object(designOf);
export type DesignToPrice = z.output<typeof designToPrice>;

/** One line of a cart. Prices are in whole units of the currency, null where the catalogue has none. */
export const cartLine = z.object({
  sku: z.string().nullable(),
  name: z.string(),
  quantity: z.number().int(),
  /** What the price refers to. Floors are priced by the square metre. */
  unit: z.enum(['piece', 'm2']),
  unit_price: z.number().nullable(),
  currency: z.string(),
});

export type CartLine = z.output<typeof cartLine>;

export const pricedDesign = z.object({
  lines: z.array(cartLine),
  total: z.number().nullable(),
  currency: z.string(),
  /** The design in the published version. */
  design: z.string(),
});
export type PricedDesign = z.output<typeof pricedDesign>;

/** Multipart: fields arrive as text, the image as a file. */
export const sheetRequest = z.object({
  ...designOf,
  page: page.default(''),
  viewer,
  lang: z.enum(LANGUAGES).default(LANGUAGES[0]),
});
export type SheetRequest = z.output<typeof sheetRequest>;

export const codeParams = z.object({ code: z.string().max(64) });
