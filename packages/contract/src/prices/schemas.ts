import { z } from 'zod';
import { priceLimits as limits, PRICE_UNITS } from './limits.ts';
import { priceMessages as messages } from './messages.ts';
import { priceTable, surcharge, taxRate } from './price-table.ts';
import { enteredMeasures } from './quantity.ts';

const day = z.iso.date().nullable();
const article = z.string().min(1).max(limits.articleMaximum);
const money = z
  .number({ error: () => messages.amountInvalid })
  .int({ error: () => messages.amountInvalid })
  .min(0, { error: () => messages.amountInvalid })
  .max(limits.amountMaximum, { error: () => messages.amountInvalid });

/** What visitors see of prices. */
export const PRICE_DISPLAYS = ['total', 'from', 'none'] as const;

/** How a tenant shows prices to visitors. */
export const priceSettings = z.object({
  /** The total with its breakdown, the price of the cheapest design, or none. */
  display: z.enum(PRICE_DISPLAYS),
  /** Whether options show how much more or less they cost than the current choice. */
  differences: z.boolean(),
  /** Whether visitors can enter the measures of their own room. */
  measures: z.boolean(),
  /** The country whose tax is used where a page names none; null for prices without tax. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: () => messages.countryUnknown })
    .nullable(),
});
export type PriceSettings = z.output<typeof priceSettings>;

/** Settings that a request leaves out keep their value. */
export const priceSettingsChange = priceSettings.partial();
export type PriceSettingsChange = z.output<typeof priceSettingsChange>;

export const DEFAULT_PRICE_SETTINGS: PriceSettings = {
  display: 'total',
  differences: false,
  measures: false,
  country: null,
};

const listFields = {
  name: z
    .string({ error: () => messages.nameRequired })
    .trim()
    .min(1, { error: () => messages.nameRequired })
    .max(limits.listNameMaximum, { error: () => messages.nameLong }),
  /** The first and last day, in UTC; null without. */
  valid_from: day,
  valid_until: day,
  /** `manufacturer`: a reseller's list begins with the manufacturer's prices, changed by `change`. */
  base: z.enum(['none', 'manufacturer']),
  /** Hundredths of a per cent: -500 is 5 % less than the manufacturer. */
  change: z.number().int().min(-limits.rateMaximum).max(limits.surchargeRateMaximum),
  /** Whether the prices contain tax, and whether visitors see totals with it. */
  tax_included: z.boolean(),
  tax_shown: z.boolean(),
  taxes: z
    .array(taxRate)
    .max(limits.taxesMaximum)
    .refine((taxes) => new Set(taxes.map(({ country }) => country)).size === taxes.length, {
      error: () => messages.taxTwice,
    }),
  surcharges: z.array(surcharge).max(limits.surchargesMaximum),
};

const currency = z
  .string({ error: () => messages.currencyUnknown })
  .regex(/^[A-Z]{3}$/, { error: () => messages.currencyUnknown });

export const priceListSummary = z.object({
  id: z.number().int(),
  ...listFields,
  currency: z.string(),
  status: z.enum(['draft', 'live']),
  /** Counts up with every save; a save names the one that it is based on. */
  revision: z.number().int(),
  /** How many prices it has. */
  count: z.number().int(),
  updated_at: z.string(),
});
export type PriceListSummary = z.output<typeof priceListSummary>;

export const priceLists = z.object({ settings: priceSettings, lists: z.array(priceListSummary) });
export type PriceLists = z.output<typeof priceLists>;

/** `prices`: article -> minor units. */
export const priceList = priceListSummary.extend({ prices: z.record(z.string(), z.number().int()) });
export type PriceList = z.output<typeof priceList>;

export const newPriceList = z.object({
  name: listFields.name,
  currency,
  /** A list of the same tenant whose prices and settings the new one begins with. */
  copy_of: z.number().int().positive().optional(),
});
export type NewPriceList = z.output<typeof newPriceList>;

export const priceListChanges = z
  .object({ revision: z.number().int(), ...z.object(listFields).partial().shape })
  .refine(({ valid_from, valid_until }) => !valid_from || !valid_until || valid_from <= valid_until, {
    error: () => messages.datesReversed,
    path: ['valid_until'],
  });
export type PriceListChanges = z.output<typeof priceListChanges>;

/** Article -> minor units; null removes the price. */
export const savedPrices = z.object({
  revision: z.number().int(),
  changes: z
    .record(article, money.nullable())
    .refine((changes) => Object.keys(changes).length <= limits.pricesMaximum, { error: () => messages.pricesFull }),
});
export type SavedPrices = z.output<typeof savedPrices>;

export const savedRevision = z.object({ revision: z.number().int() });

/** Something that can have a price: an item, blend, finish or part of the tenant's live configurators. */
export const pricedArticle = z.object({
  article: z.string(),
  sku: z.string().nullable(),
  name: z.string(),
  /** The layer or table that it is in. */
  table: z.string(),
  configurator: z.object({ id: z.number().int(), name: z.string() }),
  unit: z.enum(PRICE_UNITS),
  /** The price in the data file, in minor units of its currency; null without. */
  file_price: z.number().int().nullable(),
  currency: z.string(),
  /** Whether visitors can choose it. */
  is_offered: z.boolean(),
});
export type PricedArticle = z.output<typeof pricedArticle>;

/** What is to be settled before a list goes live. */
export const priceListCheck = z.object({
  /** Articles that visitors can choose and that have no price. */
  missing: z.array(pricedArticle),
  /** Live lists of the same currency that are valid on some of the same days. */
  overlaps: z.array(z.object({ id: z.number().int(), name: z.string() })),
});
export type PriceListCheck = z.output<typeof priceListCheck>;

export const priceListStatus = z.object({
  status: z.enum(['draft', 'live']),
  /** Goes live although some articles have no price. */
  accept_missing: z.boolean().default(false),
});
export type PriceListStatus = z.output<typeof priceListStatus>;

export const priceListChange = z.object({
  id: z.number().int(),
  at: z.string(),
  user: z.string(),
  kind: z.enum(['created', 'prices', 'settings', 'live', 'draft']),
  /** How many prices changed, and the first of them. */
  count: z.number().int(),
  changes: z.array(
    z.object({ article: z.string(), from: z.number().int().nullable(), to: z.number().int().nullable() }),
  ),
});
export type PriceListChange = z.output<typeof priceListChange>;

/** Where and in what a design is priced: fields of every calculation. */
export const pricingContext = {
  /** Another currency than the configurator's, where the tenant has a list in it. */
  currency: currency.optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: () => messages.countryUnknown })
    .optional(),
  measures: enteredMeasures.default({}),
};

export const designToCalculate = z.object({
  configurator_id: z.number().int().positive(),
  /** The reseller whose copy and prices are meant. */
  reseller_id: z.number().int().positive().nullable().default(null),
  design: z.string().trim().min(1).max(limits.designMaximum),
  ...pricingContext,
});
export type DesignToCalculate = z.output<typeof designToCalculate>;

/** One line of a calculation. Money in minor units. */
export const calculatedPart = z.object({
  article: z.string(),
  sku: z.string().nullable(),
  name: z.string(),
  component: z.string(),
  unit: z.enum(PRICE_UNITS),
  quantity: z.number(),
  unit_price: z.number().int().nullable(),
  amount: z.number().int().nullable(),
});

export const calculatedDesign = z.object({
  currency: z.string(),
  /** Decimals of the currency's minor unit: 2 for GBP. */
  decimals: z.number().int(),
  parts: z.array(calculatedPart),
  surcharges: z.array(z.object({ name: z.string(), amount: z.number().int() })),
  subtotal: z.number().int(),
  tax: z
    .object({ country: z.string(), rate: z.number().int(), amount: z.number().int(), is_included: z.boolean() })
    .nullable(),
  total: z.number().int().nullable(),
  /** The list, its revision, and the version that the design was priced on. */
  price_list: z.object({ id: z.number().int(), name: z.string(), revision: z.number().int() }).nullable(),
  version: z.number(),
  /** The design in the published version. */
  design: z.string(),
});
export type CalculatedDesign = z.output<typeof calculatedDesign>;

/** One line of a parts list: what to order or make. Money in minor units. */
export const listedPart = calculatedPart.omit({ component: true });

/** Everything that a design needs, each article once. */
export const designParts = z.object({
  configurator: z.string(),
  /** The version that it was made on, and the design on it. */
  version: z.number(),
  design: z.string(),
  currency: z.string(),
  decimals: z.number().int(),
  parts: z.array(listedPart),
  surcharges: z.array(z.object({ name: z.string(), amount: z.number().int() })),
  subtotal: z.number().int(),
});
export type DesignParts = z.output<typeof designParts>;

/** The same for the design of an enquiry. */
export const partsList = designParts.extend({ enquiry_id: z.number().int() });
export type PartsList = z.output<typeof partsList>;

/** What the viewer prices designs with. */
export const viewerPrices = z.object({
  settings: priceSettings.pick({ display: true, differences: true, measures: true }),
  /** Null while no list of the currency is valid: then the prices of the data file are. */
  table: priceTable.nullable(),
});
export type ViewerPrices = z.output<typeof viewerPrices>;
