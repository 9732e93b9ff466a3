import { z } from 'zod';
import { ACCOUNT_LANGUAGES, DEFAULT_LANGUAGE, LANGUAGES } from '../languages/limits.ts';
import { fieldIssue, fieldName } from './field-issue.ts';
import { type EmailTextName, FIELD_TYPES, LOGO_SLOTS, customisationLimits as limits } from './limits.ts';
import { linkIssue } from './link-issue.ts';
import { customisationMessages as messages } from './messages.ts';

/** Trimmed; an empty text is null. */
const texts = (maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum)
    .transform((input) => (input === '' ? null : input))
    .nullable()
    .default(null);

const link = (maximum: number) =>
  texts(maximum).superRefine((input, context) => {
    const message = input === null ? null : linkIssue(input);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

const flag = z.boolean().nullable().default(null);

export const customField = z.object({
  name: z.string(),
  placeholder: z.string().trim().max(limits.placeholderMaximum).default(''),
  type: z.enum(FIELD_TYPES),
  required: z.boolean().default(false),
});

const customFields = z
  .array(customField)
  .max(limits.customFields, { error: () => messages.fieldsFull })
  .superRefine((fields, context) => {
    fields.forEach(({ name }, at) => {
      const issue = fieldIssue(name, fields.slice(0, at));
      if (issue !== null) context.addIssue({ code: 'custom', path: [at, 'name'], message: issue });
    });
  })
  .transform((fields) =>
    fields.map((field) => ({
      ...field,
      name: fieldName(field.name),
      placeholder: field.placeholder || field.name.trim(),
    })),
  )
  .default([]);

const saveDesignShape = <Text, Fields>(
  text: (maximum: number) => Text,
  link: (maximum: number) => Text,
  fields: Fields,
) => ({
  contact: text(limits.saveDesign.contact),
  termsUrl: link(limits.saveDesign.termsUrl),
  cta_label: text(limits.saveDesign.cta_label),
  customFields: fields,
});

const email = limits.emails;

const emailsShape = <Text>(text: (maximum: number) => Text, link: (maximum: number) => Text) => ({
  customer_subject: text(email.customer_subject),
  customer_from: text(email.customer_from),
  enquiry_subject: text(email.enquiry_subject),
  append_customer_name: flag,
  append_customer_email: flag,
  header_title: text(email.header_title),
  header_text: text(email.header_text),
  popup_title: text(email.popup_title),
  popup_text: text(email.popup_text),
  cta_title: text(email.cta_title),
  cta_title_enabled: flag,
  cta_text: text(email.cta_text),
  cta_text_enabled: flag,
  cta_btn: text(email.cta_btn),
  cta_link: link(email.cta_link),
  cta_button_enabled: flag,
  address: text(email.address),
  address_enabled: flag,
  linkedin: link(email.linkedin),
  linkedin_enabled: flag,
  facebook: link(email.facebook),
  facebook_enabled: flag,
  twitter: link(email.twitter),
  twitter_enabled: flag,
  instagram: link(email.instagram),
  instagram_enabled: flag,
});

export const saveDesign = z.object(saveDesignShape(texts, link, customFields));

/** A call to action needs both its text and its link. */
export const emails = z
  .object(emailsShape(texts, link))
  .superRefine(({ cta_button_enabled, cta_btn, cta_link }, context) => {
    if (cta_button_enabled !== true || (cta_btn === null) === (cta_link === null)) return;
    const missing = cta_btn === null ? 'cta_btn' : 'cta_link';
    context.addIssue({ code: 'custom', path: [missing], message: messages.ctaIncomplete });
  });

const emailTextsShape = <Text>(text: (maximum: number) => Text, link: (maximum: number) => Text) => ({
  customer_subject: text(email.customer_subject),
  header_title: text(email.header_title),
  header_text: text(email.header_text),
  popup_title: text(email.popup_title),
  popup_text: text(email.popup_text),
  cta_title: text(email.cta_title),
  cta_text: text(email.cta_text),
  cta_btn: text(email.cta_btn),
  cta_link: link(email.cta_link),
  address: text(email.address),
});

/** Texts by language, beside the main ones: languages that a request does not name stay as they are. */
const textsByLanguage = z.partialRecord(z.enum(LANGUAGES), z.object(emailTextsShape(texts, link)));

/** Slot -> path of the image on the content host. */
const logos = z.partialRecord(z.enum(LOGO_SLOTS), z.string()).default({});

/** The stored form. It was validated on the way in, so it has no rules. */
const stored = () => z.string().nullable().default(null);
const storedField = z.object({
  name: z.string(),
  placeholder: z.string(),
  type: z.enum(FIELD_TYPES),
  required: z.boolean(),
});

/** GET configurators/{id}/customisation; null where nothing is set. */
export const customisation = z.object({
  logos,
  saveDesign: z.object(saveDesignShape(stored, stored, z.array(storedField).default([]))),
  emails: z.object(emailsShape(stored, stored)),
  /** The language that `emails` counts as written in: that of the tenant. */
  language: z.enum(ACCOUNT_LANGUAGES).default(DEFAULT_LANGUAGE),
  /** The texts in other languages. */
  texts: z.partialRecord(z.enum(LANGUAGES), z.object(emailTextsShape(stored, stored))).default({}),
});
export type Customisation = z.output<typeof customisation>;
export type SaveDesignCustomisation = Customisation['saveDesign'];
export type EmailsCustomisation = Customisation['emails'];
/** The texts of one other language. */
export type EmailTexts = Record<EmailTextName, string | null>;

/** POST configurators/{id}/customisation. Logos have their own routes and are ignored here. */
export const customisationEdit = z.object({
  logos: z.unknown().optional(),
  saveDesign: saveDesign.optional(),
  emails: emails.optional(),
  texts: textsByLanguage.optional(),
});
export type CustomisationEdit = z.output<typeof customisationEdit>;

/** Texts that a preview shows, and the visitor's language; without one the tenant's. */
export const emailPreviewInput = z.object({
  emails,
  texts: textsByLanguage.default({}),
  language: z.enum(LANGUAGES).optional(),
});
export type EmailPreviewInput = z.output<typeof emailPreviewInput>;

/** Previews of both emails about an enquiry, and the product's texts in their languages, which empty fields have. */
export const emailPreview = z.object({
  customer: z.object({ from: z.string(), subject: z.string(), html: z.string() }),
  organisation: z.object({ from: z.string(), subject: z.string(), html: z.string() }),
  defaults: z.object({
    customer_subject: z.string(),
    enquiry_subject: z.string(),
    header_title: z.string(),
    header_text: z.string(),
  }),
});
export type EmailPreview = z.output<typeof emailPreview>;
