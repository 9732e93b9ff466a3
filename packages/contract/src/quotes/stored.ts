import { z } from 'zod';
import { PRICE_UNITS } from '../prices/limits.ts';
import { LINE_KINDS } from './limits.ts';

/** One line of a quote as it is stored and answered. Money in minor units, rates in hundredths of a per cent. */
export const storedLine = z.object({
  id: z.string(),
  kind: z.enum(LINE_KINDS),
  sku: z.string().nullable(),
  name: z.string(),
  quantity: z.number(),
  unit: z.enum(PRICE_UNITS),
  /** Null for a part without a price, which must have one before the quote is sent. */
  unit_price: z.number().int().nullable(),
  discount: z.number().int(),
  tax_rate: z.number().int(),
});

/** What a user edits, as it is stored and answered. */
export const storedContent = z.object({
  title: z.string(),
  customer: z.object({ name: z.string(), email: z.string(), phone: z.string(), address: z.string() }),
  /** Whether the prices of the lines contain tax. */
  tax_included: z.boolean(),
  lines: z.array(storedLine),
  valid_until: z.string(),
  notes: z.string(),
  terms: z.string(),
});

/** How a seller numbers and words its quotes, as it is stored and answered. */
export const storedSettings = z.object({
  prefix: z.string(),
  next_number: z.number().int(),
  valid_days: z.number().int(),
  seller: z.string(),
  colour: z.string().nullable(),
  notes: z.string(),
  terms: z.string(),
});
