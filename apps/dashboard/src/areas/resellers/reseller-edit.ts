import { isEmailAddress } from '@vitrine/contract/email-address';
import { resellerLimits as limits } from '@vitrine/contract/resellers/limits';
import { resellerMessages as messages } from '@vitrine/contract/resellers/messages';
import type { Reseller, ResellerEdit } from '@vitrine/contract/resellers/schemas';

/** What was edited; what was not touched follows the reseller. */
export interface Edits {
  name?: string;
  contact?: string;
  /** Ids of the ticked configurators. */
  access?: readonly number[];
}

export interface Values {
  name: string;
  contact: string;
  access: readonly number[];
}

export type Issues = Partial<Record<'name' | 'contact', string>>;

const storedIn = ({ name, contact_email, configurators }: Reseller): Values => ({
  name,
  contact: contact_email ?? '',
  access: configurators.filter(({ linked }) => linked).map(({ id }) => id),
});

export const valuesOf = (reseller: Reseller, edits: Edits): Values => ({ ...storedIn(reseller), ...edits });

export const changedAccess = (reseller: Reseller, { access }: Values): { id: number; linked: boolean }[] =>
  reseller.configurators
    .filter(({ id, linked }) => access.includes(id) !== linked)
    .map(({ id, linked }) => ({ id, linked: !linked }));

/** Which parts differ from what is stored. */
export const differences = (reseller: Reseller, values: Values) => {
  const stored = storedIn(reseller);
  return {
    name: values.name !== stored.name,
    contact: values.contact !== stored.contact,
    access: changedAccess(reseller, values).length > 0,
  };
};

/** What keeps it from being saved. An existing name may be shorter than a new one has to be. */
export const issuesIn = (reseller: Reseller, values: Values): Issues => {
  const differ = differences(reseller, values);
  const name = values.name.trim();
  const contact = values.contact.trim();
  const issues: Issues = {};
  if (name === '') issues.name = messages.nameRequired;
  else if (differ.name && name.length < limits.changedNameMinimum) issues.name = messages.nameShort;
  if (differ.contact && contact === '') issues.contact = messages.emailRequired;
  else if (differ.contact && !isEmailAddress(contact)) issues.contact = messages.emailInvalid;
  return issues;
};

/** Edits as they were kept; anything that does not read as edits is left out. */
export const readEdits = (kept: Record<string, unknown> | null): Edits => {
  const { name, contact, access } = kept ?? {};
  return {
    ...(typeof name === 'string' && { name }),
    ...(typeof contact === 'string' && { contact }),
    ...(Array.isArray(access) && { access: access.filter((id): id is number => typeof id === 'number') }),
  };
};

/** The payload: name and configurators only where they changed. */
export const payloadOf = (reseller: Reseller, values: Values): ResellerEdit => ({
  id: reseller.id,
  ...(differences(reseller, values).name && { name: values.name.trim() }),
  ...(values.contact.trim() !== '' && { contact_email: values.contact.trim() }),
  configurators: changedAccess(reseller, values),
});
