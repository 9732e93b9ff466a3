import { z } from 'zod';
import { makeStorable } from '../characters/make-storable.ts';
import { emailField } from '../email-field.ts';
import { DEFAULT_LANGUAGE } from '../languages/limits.ts';
import { languageOfTag } from '../languages/tags.ts';
import { priceLimits } from '../prices/limits.ts';
import { enteredMeasures } from '../prices/quantity.ts';
import { followUpMessages } from './follow-up-messages.ts';
import { enquiryLimits as limits } from './limits.ts';
import { enquiryMessages as messages } from './messages.ts';
import { ENQUIRY_STAGES } from './stages.ts';
import { isWardrobe, partialWardrobe } from './wardrobe.ts';

const text = (maximum: number) => z.string().trim().max(maximum);

/** A list, or that list as JSON text. */
export const jsonList = <T extends z.ZodType>(
  entry: T,
  maximum: number,
  asList: (parsed: unknown) => unknown = (parsed) => parsed,
) =>
  z.preprocess((input, context) => {
    if (typeof input !== 'string') return asList(input);
    try {
      return input === '' ? [] : asList(JSON.parse(input));
    } catch {
      context.addIssue({ code: 'custom', params: { mustBe: 'json_list' } });
      return z.NEVER;
    }
  }, z.array(entry).max(maximum));

/** Items can be an object by component: `{ doorType: 'Sliding' }`, `{ Walls: { name: 'Oak' } }`. */
const itemsAsList = (input: unknown): unknown => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  if (isWardrobe(input)) return [input];
  return Object.entries(input).flatMap(([component, item]: [string, unknown]) =>
    [item]
      .flat()
      .map((each: unknown) => (typeof each === 'object' ? { component, ...each } : { component, name: String(each) })),
  );
};

/**
 * A record, or that record as JSON text: fields of forms are text. Its fields are counted first, because a request has
 * room for some ten thousand, and checking each takes a second.
 */
export const jsonRecord = <T extends z.ZodType>(record: T, maximum: number) =>
  z.preprocess((input, context) => {
    const value = typeof input === 'string' ? parsedRecord(input) : input;
    if (value === undefined && input !== undefined)
      context.addIssue({ code: 'custom', params: { mustBe: 'json_object' } });
    else if (value !== null && typeof value === 'object' && Object.keys(value).length > maximum)
      context.addIssue({ code: 'too_big', origin: 'array', maximum, inclusive: true });
    else return value;
    return z.NEVER;
  }, record);

function parsedRecord(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Custom fields by name. */
const customFields = jsonRecord(
  z.record(text(limits.customFieldNameMaximum), text(limits.customFieldTextMaximum)),
  limits.customFieldsSent,
);

/** One chosen item of a design, as the visitor's form sends it. Panoramic designs use component, name, thumbnail. */
export const designItem = z.object({
  component: text(limits.itemTextMaximum).optional(),
  id: z.union([text(limits.itemTextMaximum), z.number()]).optional(),
  name: text(limits.itemTextMaximum),
  thumbnail: text(limits.urlMaximum).optional(),
  product_code: text(limits.itemTextMaximum).optional(),
  blend: text(limits.itemTextMaximum).optional(),
  flake_size: text(limits.itemTextMaximum).optional(),
  hex_thumbnail: text(limits.itemTextMaximum).optional(),
});
export type DesignItem = z.output<typeof designItem>;

/** One item as a page sends it: with its name or id, or a whole wardrobe. */
const sentItem = z.preprocess(
  (input) => (isWardrobe(input) ? { wardrobe: input } : input),
  designItem.extend({ name: designItem.shape.name.default(''), wardrobe: partialWardrobe.optional() }),
);
export type SentItem = z.output<typeof sentItem>;

/** At most how many rows of an enquiry the items become: one for each, and one for each part of a wardrobe. */
const rowsOf = (items: readonly SentItem[]): number =>
  items.reduce(
    (sum, { wardrobe: { internals = [], doors = [], ...choices } = {} }) =>
      sum + Math.max(1, Object.keys(choices).length) + internals.length + doors.length,
    0,
  );

/** Rejects items that become more rows than an enquiry can have. */
export const limitRows = (items: readonly SentItem[], context: z.core.$RefinementCtx): void => {
  if (rowsOf(items) > limits.itemRowsMaximum)
    context.addIssue({ code: 'too_big', origin: 'array', maximum: limits.itemRowsMaximum, inclusive: true });
};

/**
 * POST viewer/contact/request, multipart: fields arrive as text. The form requires terms, a longer name and a phone.
 * The server does not, because other clients send enquiries without them.
 */
export const enquiryFields = z.object({
  name: text(limits.nameMaximum).min(1, { error: () => messages.nameRequired }),
  email: emailField({ required: () => messages.emailInvalid, invalid: () => messages.emailInvalid }),
  phone: text(limits.phoneMaximum).default(''),
  budget: text(limits.budgetMaximum).default(''),
  postcode: text(limits.postcodeMaximum).default(''),
  configurator_id: z.coerce.number('Say which configurator this is for').int().positive(),
  reseller: jsonList(z.coerce.number().int(), 20).default([]),
  items: jsonList(sentItem, limits.itemsMaximum, itemsAsList).superRefine(limitRows),
  type: z.enum(['floors', 'robes', 'panoramic']),
  url: text(limits.urlMaximum).default(''),
  scene_name: text(limits.itemTextMaximum).default(''),
  /** The organisation's custom fields, by name. */
  custom_fields: customFields.default({}),
  design: text(limits.urlMaximum).default(''),
  /** The measures of the visitor's own room. */
  measures: jsonRecord(enteredMeasures, priceLimits.measuresMaximum).default({}),
  /** The language of the form, as a tag: 'de', 'de-AT'. An unknown one counts as British English. */
  lang: z
    .string()
    .catch('')
    .transform((tag) => languageOfTag(tag) ?? DEFAULT_LANGUAGE)
    .default(DEFAULT_LANGUAGE),
  terms: z.enum(['0', '1', 'true', 'false', '']).default(''),
  /** A hidden field that only programs fill in. */
  website: z.string().default(''),
  /** Milliseconds from the viewer's start to sending. */
  elapsed: z.coerce.number().nonnegative().optional().catch(undefined),
  /** The consent text that the form showed, with the address of the terms. */
  consent: text(limits.consentMaximum).transform(makeStorable).catch(''),
  /** The form sends the same for the same enquiry, so that a retry never duplicates one. */
  client_key: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional(),
});
export type EnquiryFields = z.output<typeof enquiryFields>;

export const contactAnswer = z.object({ success: z.boolean(), message: z.string() });

/** One enquiry in the list and the details modal. */
export const enquiry = z.object({
  id: z.number().int(),
  organisation_id: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  postcode: z.string().nullable(),
  budget: z.string().nullable(),
  custom_fields: z.record(z.string(), z.string()),
  /** The measures of the visitor's own room: id -> metres or square metres. */
  measures: z.record(z.string(), z.number()),
  created_at: z.string(),
  status: z.enum(['New', 'Viewed']),
  /** Equals the status until a user sets a stage. */
  stage: z.enum(ENQUIRY_STAGES),
  /** The user who is responsible for it. */
  owner: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  /** The reseller that has it. */
  reseller_id: z.number().int().nullable(),
  configurator: z
    .object({
      id: z.number().int(),
      name: z.string(),
      group_name: z.string(),
      /** Its project. */
      groups: z.array(z.object({ id: z.number().int(), name: z.string(), safe_name: z.string() })),
      configurator_type_id: z.number().int(),
    })
    .nullable(),
  type: z.enum(['floors', 'robes', 'other']),
  items: z.array(designItem),
  previewImage: z.string().nullable(),
  url: z.string().nullable(),
  sceneName: z.string().nullable(),
  data_url: z.string().nullable(),
  json_file: z.string().nullable(),
  /** The exact text that the visitor agreed to; null where none was stored. The version changes with the text. */
  consent: z
    .object({ text: z.string(), version: z.string(), language: z.string(), accepted_at: z.string() })
    .nullable(),
});
export type Enquiry = z.output<typeof enquiry>;

/** A page of the list: its size, and the last enquiry of the previous page. */
export const enquiryPage = z.object({
  limit: z.coerce.number().int().min(1).max(limits.pageMaximum).optional(),
  before: z.coerce.number().int().positive().optional(),
});
export type EnquiryPage = z.output<typeof enquiryPage>;

/** Clients send only changed fields; null unassigns. */
export const enquiryChanges = z
  .strictObject({
    status: z.enum(['New', 'Viewed']).optional(),
    stage: z.enum(ENQUIRY_STAGES).optional(),
    owner_id: z.number().int().positive().nullable().optional(),
  })
  .refine((input) => Object.keys(input).length > 0, { error: () => followUpMessages.nothingToChange })
  .refine(({ status, stage }) => status === undefined || stage === undefined, {
    error: () => followUpMessages.oneOfBoth,
    path: ['stage'],
  });
export type EnquiryChanges = z.input<typeof enquiryChanges>;

/** A user who can be an owner: for all enquiries of the organisation, or for those of one reseller. */
export const enquiryOwner = z.object({
  id: z.number().int(),
  name: z.string(),
  reseller: z.object({ id: z.number().int(), name: z.string() }).nullable(),
});
export type EnquiryOwner = z.output<typeof enquiryOwner>;
