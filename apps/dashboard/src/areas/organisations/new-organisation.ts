import { FIRST_USER } from '@vitrine/contract/organisations/first-user';
import { organisationMessages as messages } from '@vitrine/contract/organisations/messages';
import { fieldError } from '../../calls/api-error.ts';

/** Fields that have to be filled in, in the order of the form. */
export const REQUIRED_FIELDS = [
  'name',
  'authorised_domain',
  'access_subdomain',
  'contact_email',
  'sessions',
  'years',
] as const;
export type RequiredField = (typeof REQUIRED_FIELDS)[number];

export interface NewOrganisationValues extends Record<RequiredField, string> {
  enterprise: boolean;
  /** Data URLs; '' without an image. */
  logo: string;
  banner: string;
}

const FIELDS = [...REQUIRED_FIELDS, 'logo', 'banner'] as const;
type Field = (typeof FIELDS)[number];

export type Issues = Partial<Record<Field, string>>;

export const NO_ORGANISATION: NewOrganisationValues = {
  name: '',
  authorised_domain: '',
  access_subdomain: '',
  contact_email: '',
  sessions: '',
  years: '',
  enterprise: false,
  logo: '',
  banner: '',
};

const REQUIRED: Record<RequiredField, string> = {
  get name() {
    return messages.nameRequired;
  },
  get authorised_domain() {
    return messages.authorisedDomainRequired;
  },
  get access_subdomain() {
    return messages.subdomainRequired;
  },
  get contact_email() {
    return messages.emailRequired;
  },
  get sessions() {
    return messages.sessionsRequired;
  },
  get years() {
    return messages.yearsRequired;
  },
};

const pick = <F extends Field>(fields: readonly F[], read: (field: F) => string | undefined): Issues =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const issue = read(field);
      return issue === undefined ? [] : [[field, issue]];
    }),
  );

/** Missing fields. The server checks formats and ranges. */
export const missingIn = (values: NewOrganisationValues): Issues =>
  pick(REQUIRED_FIELDS, (field) => (values[field].trim() === '' ? REQUIRED[field] : undefined));

/** The server's errors by field. */
export const serverIssues = (error: unknown): Issues => pick(FIELDS, (field) => fieldError(error, field));

/** The create payload: flags as 1 or 0, no empty fields, and two fixed names. */
export const payloadOf = (values: NewOrganisationValues) => ({
  name: values.name,
  authorised_domain: values.authorised_domain,
  access_subdomain: values.access_subdomain,
  enterprise: values.enterprise ? 1 : 0,
  ...(values.contact_email !== '' && { contact_email: values.contact_email }),
  ...(values.logo !== '' && { logo: values.logo }),
  ...(values.banner !== '' && { banner: values.banner }),
  ...FIRST_USER,
  sessions: Number(values.sessions),
  years: Number(values.years),
});
