import type { Contract } from '@vitrine/contract/billing/routes';
import type { OrganisationRow, OrganisationTerms } from '@vitrine/contract/organisations/schemas';

/** Addresses and contract of an organisation as they stand in the fields. */
export interface TermsValues {
  authorised_domain: string;
  access_subdomain: string;
  starting_at: string;
  years: string;
  sessions: string;
  tiles: string;
}

const textOf = (value: number | string | null | undefined): string => (value == null ? '' : String(value));

export const storedTerms = (organisation: OrganisationRow, contract: Contract | null): TermsValues => ({
  authorised_domain: textOf(organisation.authorised_domain),
  access_subdomain: textOf(organisation.access_subdomain),
  starting_at: textOf(contract?.starting_at.slice(0, 10)),
  years: textOf(contract?.years),
  sessions: textOf(contract?.sessions),
  tiles: textOf(contract?.tiles),
});

/** Only what differs is sent; an empty number of tiles means as many as they like. */
export const termsChanged = (stored: TermsValues, values: TermsValues): OrganisationTerms => {
  const differs = (field: keyof TermsValues): boolean => values[field].trim() !== stored[field];
  const contract = {
    ...(differs('starting_at') && { starting_at: values.starting_at }),
    ...(differs('years') && { years: Number(values.years) }),
    ...(differs('sessions') && { sessions: Number(values.sessions) }),
    ...(differs('tiles') && { tiles: values.tiles.trim() === '' ? null : Number(values.tiles) }),
  };
  return {
    ...(differs('authorised_domain') && { authorised_domain: values.authorised_domain }),
    ...(differs('access_subdomain') && { access_subdomain: values.access_subdomain }),
    ...(Object.keys(contract).length > 0 && { contract }),
  };
};
