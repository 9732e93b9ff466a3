import { z } from 'zod';
import { emailKey } from '../email-address.ts';
import { emailField } from '../email-field.ts';
import { followUpMessages } from '../enquiries/follow-up-messages.ts';
import { enquiryLimits } from '../enquiries/limits.ts';
import { domain, organisationEdit, tenantName } from '../organisations/schemas.ts';
import { chosenLanguage } from '../session/schemas.ts';
import { personName, user } from '../users/schemas.ts';
import { resellerLimits as limits } from './limits.ts';
import { resellerMessages as messages } from './messages.ts';

/** One of the organisation's configurators, granted to the reseller or available to it. */
export const grantedConfigurator = z.object({
  id: z.number().int(),
  name: z.string(),
  group: z.object({ id: z.number().int(), name: z.string(), safe_name: z.string() }),
  group_name: z.string(),
  configurator_type_id: z.number().int(),
  deployed: z.boolean(),
  /** Granted to the reseller, or being granted. */
  linked: z.boolean(),
  processing: z.boolean(),
  failed: z.boolean(),
  /** The version of the reseller's copy; null without a copy. */
  version: z.number().nullable(),
  /** Folder of its live files on the content host: that of the reseller's copy, or the organisation's. */
  live_url: z.string(),
  scenes: z.array(z.object({ id: z.union([z.string(), z.number()]), deployVersion: z.number() })),
  image: z.string().nullable(),
});
export type GrantedConfigurator = z.output<typeof grantedConfigurator>;

/** An organisation-like record. */
export const reseller = z.object({
  id: z.number().int(),
  name: z.string(),
  safe_name: z.string(),
  contact_email: z.string().nullable(),
  organisation_id: z.number().int(),
  logo: z.string().nullable(),
  data_url: z.string(),
  access_subdomain: z.string().nullable(),
  /** The website that may show its copies; null: only the manufacturer's. */
  authorised_domain: z.string().nullable(),
  two_step_required: z.boolean(),
  /** The language of its emails; null: that of its manufacturer. */
  language: chosenLanguage,
  /** Its users may change layers and images of its copies. */
  builds_copies: z.boolean(),
  /** Postcode prefixes whose enquiries the reseller receives. */
  postcode_areas: z.array(z.string()),
  configurators: z.array(grantedConfigurator),
  users: z.array(user),
  updated_at: z.string(),
});
export type Reseller = z.output<typeof reseller>;

/** What a list shows of a reseller. The whole reseller, with its users and grants, is read by its id. */
export const resellerRow = reseller.pick({ id: true, name: true }).extend({
  /** Access to a configurator is being granted. */
  processing: z.boolean(),
  /** A copy could not be created. */
  failed: z.boolean(),
});
export type ResellerRow = z.output<typeof resellerRow>;

const contactEmail = emailField({ required: () => messages.emailRequired, invalid: () => messages.emailInvalid });

const companyName = tenantName(() => messages.companyRequired).refine((name) => name.length >= limits.nameMinimum, {
  error: () => messages.companyShort,
});

/** POST organisations/{id}/resellers. */
export const newReseller = z.object({
  name: companyName,
  contact_email: contactEmail,
  users: z
    .array(
      z.object({
        first_name: personName(() => messages.firstNameRequired).refine(
          (name) => name.length >= limits.personNameMinimum,
          { error: () => messages.firstNameShort },
        ),
        last_name: personName(() => messages.lastNameRequired).refine(
          (name) => name.length >= limits.personNameMinimum,
          { error: () => messages.lastNameShort },
        ),
        email: contactEmail,
      }),
    )
    .min(1)
    .max(limits.usersMaximum, { error: () => messages.usersTooMany })
    .superRefine((users, context) => {
      const keys = users.map(({ email }) => emailKey(email));
      for (const [index, key] of keys.entries()) {
        if (keys.indexOf(key) === index) continue;
        context.addIssue({ code: 'custom', path: [index, 'email'], message: messages.emailRepeated });
      }
    }),
  configurators: z
    .array(z.object({ id: z.number().int(), version: z.union([z.number(), z.string()]).optional() }))
    .min(1, { error: () => messages.noneSelected })
    .max(limits.configuratorsMaximum),
  organisation_id: z.number().int().optional(),
});
export type NewReseller = z.output<typeof newReseller>;

/**
 * Editable fields of a reseller, for both routes: the id is in the body or in the path. policies/resellers.ts says who
 * may change which field.
 */
export const resellerEdit = organisationEdit.extend({
  name: tenantName(() => messages.nameRequired)
    .refine((name) => name.length >= limits.nameMinimum, { error: () => messages.nameShort })
    .optional(),
  contact_email: contactEmail.optional(),
  configurators: z
    .array(z.object({ id: z.number().int(), linked: z.boolean() }))
    .max(limits.configuratorsMaximum)
    .optional(),
  /** '' removes it. */
  authorised_domain: z
    .preprocess((input) => (typeof input === 'string' && input.trim() === '' ? null : input), domain.nullable())
    .optional(),
  builds_copies: z.boolean().optional(),
  /** As people write them: 'SW, W, NW1'. */
  postcode_areas: z
    .string()
    .max(enquiryLimits.areasTextMaximum, { error: () => followUpMessages.areasTooMany })
    .optional(),
});
export type ResellerEdit = z.output<typeof resellerEdit>;
