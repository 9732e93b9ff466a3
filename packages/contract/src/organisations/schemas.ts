import { z } from 'zod';
import { emailField } from '../email-field.ts';
import { parseHost } from '../entered-host.ts';
import { chosenLanguage, userParent } from '../session/schemas.ts';
import { UNSAFE_IN_NAMES } from '../unsafe-in-names.ts';
import { FIRST_USER } from './first-user.ts';
import { organisationLimits as limits, RESERVED_SUBDOMAINS, type TenantImageKind } from './limits.ts';
import { organisationMessages as messages } from './messages.ts';

/** One row of the administrators' list: the organisation and its figures for the current month. */
export const organisationRow = userParent.extend({
  /** Whether the own domain is verified. Until then it is not used. */
  access_domain_verified: z.boolean(),
  authorised_domain: z.string().nullable(),
  configurators: z.array(z.object({ id: z.number().int(), name: z.string(), configurator_type_id: z.number().int() })),
  /** Sessions a month in the contract; null without a contract. */
  session_limit: z.number().int().nullable(),
  billing_sessions: z.number().int(),
  product_sessions: z.number().int(),
  /** Leads of this month so far, and of last month. */
  leads_this_month: z.number().int(),
  leads_last_month: z.number().int(),
});
export type OrganisationRow = z.output<typeof organisationRow>;

/** Full-width letters and other spaces look like the usual ones, so they become these. What was typed else stays: ™, ². */
const plainName = (input: string): string =>
  input
    .replaceAll(/[\uff01-\uff5e]/g, (sign) => sign.normalize('NFKC'))
    .replaceAll(/\p{Zs}+/gu, ' ')
    .normalize('NFC')
    .trim();

/**
 * The name of an organisation or reseller, with the message of a missing one. Addresses contain it, so it needs at least
 * one letter or digit.
 */
export const tenantName = (required: () => string) =>
  z
    .string({ error: required })
    .transform(plainName)
    .refine((name) => name !== '', { error: required, abort: true })
    .refine((name) => name.length <= limits.nameMaximum, { error: () => messages.nameLong })
    .refine((name) => !UNSAFE_IN_NAMES.test(name) && /[\p{L}\p{N}]/u.test(name), {
      error: () => messages.nameInvalid,
    });
export const organisationName = tenantName(() => messages.nameRequired);

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/;

export const subdomain = z
  .string({ error: () => messages.subdomainRequired })
  .transform((input) => input.trim().toLowerCase())
  .refine((input) => input !== '', { error: () => messages.subdomainRequired, abort: true })
  .refine((input) => LABEL.test(input) && !input.includes('--'), {
    error: () => messages.subdomainInvalid,
    abort: true,
  })
  .refine((input) => !RESERVED_SUBDOMAINS.includes(input), { error: () => messages.subdomainReserved });

const DOMAIN = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** People paste addresses, so the scheme, path, port and `www.` are removed and only the host is stored. */
const hostOf = (input: string): string => {
  const bare = input.trim().toLowerCase();
  return parseHost(bare) ?? bare;
};

const domainOr = (required: () => string) =>
  z
    .string({ error: required })
    .max(limits.domainMaximum * 4)
    .transform(hostOf)
    .refine((input) => input !== '', { error: required, abort: true })
    .refine((input) => DOMAIN.test(input) && input.includes('.'), { error: () => messages.domainInvalid });

/** The authorised domain. */
export const domain = domainOr(() => messages.authorisedDomainRequired);

/** The own domain; null removes it. */
export const ownDomain = domainOr(() => messages.domainInvalid).nullable();

const contactEmail = (required: () => string) => emailField({ required, invalid: () => messages.emailInvalid });

const wholeNumber = (field: () => string, required: () => string, maximum: number) => {
  const invalid = { error: () => messages.numberInvalid(field()) };
  return z
    .union([z.number(), z.string().trim().min(1, { error: required }).transform(Number)], { error: required })
    .pipe(
      z
        .number(invalid)
        .int(invalid)
        .min(1, invalid)
        .max(maximum, { error: () => messages.numberLarge(field(), maximum) }),
    );
};
const sessions = wholeNumber(
  () => messages.sessionsName,
  () => messages.sessionsRequired,
  limits.sessionsMaximum,
);
const years = wholeNumber(
  () => messages.yearsName,
  () => messages.yearsRequired,
  limits.yearsMaximum,
);
const tiles = wholeNumber(
  () => messages.tilesName,
  () => messages.numberInvalid(messages.tilesName),
  limits.tilesMaximum,
);

/** An image as a data URL. Its content decides its type. */
const imageData = (kind: TenantImageKind) =>
  z
    .string()
    .regex(/^data:image\/(png|jpeg|svg\+xml);base64,[A-Za-z0-9+/=]*$/, { error: () => messages.imageInvalid(kind) });

const flag = z
  .union([z.boolean(), z.literal(0), z.literal(1), z.enum(['0', '1'])])
  .transform((input) => input === true || input === 1 || input === '1');

/** POST organisations: with the contract, the first user and the images. */
export const newOrganisation = z.object({
  name: organisationName,
  authorised_domain: domain,
  access_subdomain: subdomain,
  enterprise: flag.default(false),
  contact_email: contactEmail(() => messages.emailRequired).optional(),
  logo: imageData('logo').optional(),
  banner: imageData('banner').optional(),
  first_name: z.string().trim().min(1).max(80).default(FIRST_USER.first_name),
  last_name: z.string().trim().min(1).max(80).default(FIRST_USER.last_name),
  sessions,
  years,
});
export type NewOrganisation = z.output<typeof newOrganisation>;

/** PATCH organisations/{id}/edit: what an organisation can change itself. */
export const organisationEdit = z.object({
  id: z.number().int().optional(),
  name: organisationName.optional(),
  logo: imageData('logo').optional(),
  banner: imageData('banner').optional(),
  contact_email: contactEmail(() => messages.contactEmailRequired).optional(),
  /** The language of its emails; null: that of its manufacturer, else British English. */
  language: chosenLanguage.optional(),
});
export type OrganisationEdit = z.output<typeof organisationEdit>;

/** What only administrators set. Clients send only changed fields. */
export const organisationTerms = z.object({
  primary: z.boolean().optional(),
  enterprise: z.boolean().optional(),
  localisation: z.boolean().optional(),
  authorised_domain: domain.optional(),
  access_subdomain: subdomain.optional(),
  contract: z
    .object({
      starting_at: z.iso.date().optional(),
      years: years.optional(),
      sessions: sessions.optional(),
      tiles: tiles.nullable().optional(),
      logo_removal: z.boolean().optional(),
      call_to_action: z.boolean().optional(),
    })
    .optional(),
});
export type OrganisationTerms = z.output<typeof organisationTerms>;

/** The own domain and how to verify it: by a TXT record, or by a file with the same text. */
export const accessDomain = z.object({
  access_domain: z.string().nullable(),
  verified: z.boolean(),
  record_name: z.string().nullable(),
  file_address: z.string().nullable(),
  proof: z.string().nullable(),
  /** Since when the record of a domain in use has been missing. */
  missing_since: z.string().nullable(),
});
export type AccessDomain = z.output<typeof accessDomain>;

const airtableText = z.string().trim().min(1).max(limits.airtableTextMaximum);

/** The connection to an Airtable base. The key can be set but never read. */
export const airtableConnection = z.object({ base_id: airtableText, table: airtableText, key: airtableText });
export type AirtableConnection = z.output<typeof airtableConnection>;
export const airtableState = z.object({
  connected: z.boolean(),
  base_id: z.string().nullable(),
  table: z.string().nullable(),
});
export type AirtableState = z.output<typeof airtableState>;
