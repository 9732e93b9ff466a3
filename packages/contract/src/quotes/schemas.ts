import { z } from 'zod';
import { normaliseEmail } from '../email-address.ts';
import { emailField } from '../email-field.ts';
import { PRICE_UNITS, priceLimits } from '../prices/limits.ts';
import { isSeen, UNSAFE_IN_NAMES } from '../unsafe-in-names.ts';
import { LINE_KINDS, quoteLimits as limits } from './limits.ts';
import { storedContent, storedLine } from './stored.ts';
import { quoteValidation as messages } from './validation-messages.ts';

const text = (maximum: number) => z.string().trim().max(maximum);
const day = z.iso.date({ error: () => messages.dateInvalid });
const currency = z
  .string({ error: () => messages.currencyUnknown })
  .regex(/^[A-Z]{3}$/, { error: () => messages.currencyUnknown });
const rate = (error: () => string) =>
  z.number({ error }).int({ error }).min(0, { error }).max(limits.rateMaximum, { error });

/** Whether a user works on a quote (draft), the customer has it (sent), or it was decided. */
export const QUOTE_STATUSES = ['draft', 'sent', 'accepted', 'lost'] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

/** What lists show: a sent quote that is no longer valid is expired. */
export const QUOTE_STATES = [...QUOTE_STATUSES, 'expired'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/** One line of a quote. Money in minor units, rates in hundredths of a per cent. */
export const quoteLine = z
  .strictObject({
    /** Unique in the quote, chosen by the client. */
    id: z.string().min(1).max(40),
    kind: z.enum(LINE_KINDS),
    sku: text(limits.skuMaximum).nullable().default(null),
    name: z
      .string({ error: () => messages.lineNameRequired })
      .trim()
      .min(1, { error: () => messages.lineNameRequired })
      .max(limits.lineNameMaximum),
    quantity: z
      .number({ error: () => messages.quantityInvalid })
      .positive({ error: () => messages.quantityInvalid })
      .max(limits.quantityMaximum, { error: () => messages.quantityInvalid }),
    unit: z.enum(PRICE_UNITS).default('piece'),
    /** Null for a part without a price, which must have one before the quote is sent. */
    unit_price: z
      .number({ error: () => messages.amountInvalid })
      .int({ error: () => messages.amountInvalid })
      .min(-limits.amountMaximum, { error: () => messages.amountInvalid })
      .max(limits.amountMaximum, { error: () => messages.amountInvalid })
      .nullable(),
    discount: rate(() => messages.discountInvalid).default(0),
    tax_rate: rate(() => messages.rateInvalid).default(0),
  })
  // A price list can lower what a design costs by a surcharge below zero. Nothing else is negative.
  .refine(({ kind, unit_price }) => kind === 'surcharge' || unit_price === null || unit_price >= 0, {
    error: () => messages.amountInvalid,
    path: ['unit_price'],
  });
export type QuoteLine = z.output<typeof quoteLine>;
export type QuoteLineInput = z.input<typeof quoteLine>;

/** Who the quote is for. A draft may lack the email address. */
export const quoteCustomer = z.strictObject({
  name: z
    .string({ error: () => messages.customerRequired })
    .trim()
    .min(1, { error: () => messages.customerRequired, abort: true })
    .max(limits.customerNameMaximum)
    .refine((name) => isSeen(name) && !UNSAFE_IN_NAMES.test(name), { error: () => messages.customerRequired }),
  email: z
    .string()
    .transform(normaliseEmail)
    .pipe(z.literal('').or(emailField({ required: () => messages.emailInvalid, invalid: () => messages.emailInvalid })))
    // Answers have it as it is.
    .pipe(z.string()),
  phone: text(limits.phoneMaximum).default(''),
  /** In lines, as it is printed. */
  address: text(limits.addressMaximum).default(''),
});
export type QuoteCustomer = z.output<typeof quoteCustomer>;

/** What a user edits. Each sent state keeps a copy of it for ever. */
export const quoteContent = z.strictObject({
  title: text(limits.titleMaximum).default(''),
  customer: quoteCustomer,
  /** Whether the prices of the lines contain tax. */
  tax_included: z.boolean(),
  lines: z
    .array(quoteLine)
    .max(limits.linesMaximum, { error: () => messages.linesFull })
    .refine((lines) => new Set(lines.map(({ id }) => id)).size === lines.length, { error: () => messages.lineTwice }),
  valid_until: day,
  /** For the customer, above the terms. */
  notes: text(limits.notesMaximum).default(''),
  terms: text(limits.termsMaximum).default(''),
});
export type QuoteContent = z.output<typeof quoteContent>;
export type QuoteContentInput = z.input<typeof quoteContent>;

/** The sums of a quote in minor units, one tax for each rate. */
export const quoteSums = z.object({
  /** The lines as their prices are: with or without tax. */
  subtotal: z.number().int(),
  /** What the discounts of the lines take off, contained in the subtotal. */
  discount: z.number().int(),
  taxes: z.array(z.object({ rate: z.number().int(), base: z.number().int(), amount: z.number().int() })),
  /** Without tax. */
  net: z.number().int(),
  /** What the customer pays. */
  total: z.number().int(),
});
export type QuoteSums = z.output<typeof quoteSums>;

/** The design that a quote is for. */
const quoteDesign = z.object({
  configurator: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  reseller_id: z.number().int().nullable(),
  design: z.string(),
  /** The version that its lines were calculated on; null before. */
  version: z.number().nullable(),
  measures: z.record(z.string(), z.number()),
  /** An image of it, and the address at which it can be looked at; null without. */
  image: z.string().nullable(),
  url: z.string().nullable(),
});
export type QuoteDesign = z.output<typeof quoteDesign>;

/** A state that was sent. */
export const quoteVersion = z.object({
  version: z.number().int(),
  /** 'Q-0007-2' */
  number: z.string(),
  sent_at: z.string(),
  sent_by: z.string(),
  sent_to: z.string(),
  valid_until: z.string(),
  net: z.number().int(),
  total: z.number().int(),
  accepted: z.object({ name: z.string(), at: z.string() }).nullable(),
});
export type QuoteVersion = z.output<typeof quoteVersion>;
export const quoteMessage = z.object({
  id: z.number().int(),
  from: z.enum(['customer', 'seller']),
  /** The user or the customer. */
  author: z.string(),
  text: z.string(),
  at: z.string(),
});
export type QuoteMessage = z.output<typeof quoteMessage>;

export const quoteSummary = z.object({
  id: z.number().int(),
  organisation_id: z.number().int(),
  /** 'Q-0007' */
  number: z.string(),
  title: z.string(),
  customer: z.string(),
  state: z.enum(QUOTE_STATES),
  /** How often it was sent. */
  versions: z.number().int(),
  /** Whether the draft differs from what was sent last. */
  has_changes: z.boolean(),
  currency: z.string(),
  net: z.number().int(),
  total: z.number().int(),
  valid_until: z.string(),
  /** Whether the customer's newest message has no answer. */
  has_question: z.boolean(),
  reseller: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  enquiry_id: z.number().int().nullable(),
  configurator: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  sent_at: z.string().nullable(),
});
export type QuoteSummary = z.output<typeof quoteSummary>;

export const quote = quoteSummary.omit({ customer: true, title: true }).extend({
  /** Counts up with every save; a save names the one that it is based on. */
  revision: z.number().int(),
  /** Whether the caller can change, send and decide it. */
  can_edit: z.boolean(),
  decimals: z.number().int(),
  content: storedContent,
  sums: quoteSums,
  design: quoteDesign.nullable(),
  lost_reason: z.string().nullable(),
  sent: z.array(quoteVersion),
  messages: z.array(quoteMessage),
});
export type Quote = z.output<typeof quote>;

/** The newest first; `before` is the last one of the page before. */
export const quotePage = z.object({
  state: z.enum(QUOTE_STATES).optional(),
  search: z.string().trim().max(limits.searchMaximum).optional(),
  enquiry: z.coerce.number().int().positive().optional(),
  before: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(limits.pageMaximum).default(limits.pageMaximum),
});

/** From an enquiry, from a design, as a copy, or from nothing. */
export const newQuote = z.strictObject({
  enquiry_id: z.number().int().positive().optional(),
  copy_of: z.number().int().positive().optional(),
  design: z
    .strictObject({
      configurator_id: z.number().int().positive(),
      reseller_id: z.number().int().positive().nullable().default(null),
      design: z.string().trim().min(1).max(priceLimits.designMaximum),
    })
    .optional(),
  /** Otherwise that of the design, or of the seller's newest quote. */
  currency: currency.optional(),
  customer_name: text(limits.customerNameMaximum).optional(),
});
export type NewQuote = z.input<typeof newQuote>;

/** All of the content; what is left out takes its default. */
export const savedQuote = z.strictObject({ revision: z.number().int(), content: quoteContent });

export const quoteRevision = z.strictObject({ revision: z.number().int() });

/** The lines of the design by today's prices, and what happened to the lines that the quote has. */
export const designLines = z.object({
  lines: z.array(storedLine),
  tax_included: z.boolean(),
  version: z.number(),
  /** Names of items that are no longer in the catalogue, so that the design has others or none in their place. */
  gone: z.array(z.string()),
  /** Names of parts without a price. */
  unpriced: z.array(z.string()),
});
export type DesignLines = z.output<typeof designLines>;

export const lostQuote = z.strictObject({
  revision: z.number().int(),
  reason: text(limits.reasonMaximum).default(''),
});

const messageText = z
  .string({ error: () => messages.messageRequired })
  .trim()
  .min(1, { error: () => messages.messageRequired })
  .max(limits.messageMaximum);
export const quoteAnswer = z.strictObject({ text: messageText });

const wholeNumber = (maximum: number, error: () => string) =>
  z.number({ error }).int({ error }).min(1, { error }).max(maximum, { error });

/** How an organisation or a reseller numbers and words its quotes. */
export const quoteSettings = z.strictObject({
  prefix: text(limits.prefixMaximum).regex(/^[\p{L}\p{N}./_-]*$/u, { error: () => messages.prefixInvalid }),
  next_number: wholeNumber(limits.numberMaximum, () => messages.nextNumberInvalid),
  valid_days: wholeNumber(limits.validDaysMaximum, () => messages.validDaysInvalid),
  /** Address, registration and tax numbers of the seller, as they are printed. */
  seller: text(limits.sellerMaximum),
  /** The brand's colour on quotes, '#rrggbb'. */
  colour: z
    .string()
    .regex(/^#[\da-f]{6}$/i, { error: () => messages.colourInvalid })
    .nullable()
    .default(null),
  notes: text(limits.notesMaximum),
  terms: text(limits.termsMaximum),
});
export type QuoteSettings = z.output<typeof quoteSettings>;
/** Settings that a request leaves out keep their value. */
export const quoteSettingsChange = quoteSettings.extend({ colour: quoteSettings.shape.colour.unwrap() }).partial();
export type QuoteSettingsChange = z.output<typeof quoteSettingsChange>;
export const DEFAULT_QUOTE_SETTINGS: QuoteSettings = {
  prefix: 'Q-',
  next_number: 1,
  valid_days: 30,
  seller: '',
  colour: null,
  notes: '',
  terms: '',
};

/** Values without tax in minor units, by currency. */
const figures = {
  currency: z.string(),
  /** Quotes sent, and what they come to. */
  quoted: z.number().int(),
  quoted_value: z.number().int(),
  /** Quotes accepted, and what they come to. */
  won: z.number().int(),
  won_value: z.number().int(),
};

/** A quote counts in the month it was first sent in, with what was sent last; it is won in the month of acceptance. */
export const quoteFigures = z.object({
  /** '2026-11', newest last. */
  months: z.array(z.object({ month: z.string(), ...figures })),
  configurators: z.array(z.object({ id: z.number().int().nullable(), name: z.string(), ...figures })),
  /** Resellers, and the organisation itself with `id` null. */
  resellers: z.array(z.object({ id: z.number().int().nullable(), name: z.string(), ...figures })),
});
export type QuoteFigures = z.output<typeof quoteFigures>;
