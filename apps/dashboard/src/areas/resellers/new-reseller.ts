import { isEmailAddress, isSameEmail, normaliseEmail } from '@vitrine/contract/email-address';
import { resellerLimits as limits } from '@vitrine/contract/resellers/limits';
import { resellerMessages as messages } from '@vitrine/contract/resellers/messages';
import type { NewReseller } from '@vitrine/contract/resellers/schemas';

type PersonField = 'first_name' | 'last_name' | 'email';

/** One user row; the key stays with the row when others are removed. */
export type Person = Record<PersonField, string> & { key: number };

/** The values of both steps. */
export interface Draft {
  name: string;
  people: Person[];
  /** Ids of the selected configurators. */
  access: number[];
}

export const newPerson = (key: number): Person => ({ key, first_name: '', last_name: '', email: '' });

export const NO_DRAFT: Draft = { name: '', people: [newPerson(0)], access: [] };

const nameIssue = (name: string): string | null => {
  if (name.trim() === '') return messages.companyRequired;
  return name.trim().length < limits.nameMinimum ? messages.companyShort : null;
};

const partIssue = (text: string, required: string, short: string): string | null => {
  if (text.trim() === '') return required;
  return text.trim().length < limits.personNameMinimum ? short : null;
};

const emailIssue = (email: string, earlier: readonly Person[]): string | null => {
  if (email.trim() === '') return messages.emailRequired;
  if (!isEmailAddress(normaliseEmail(email))) return messages.emailInvalid;
  return earlier.some((other) => isSameEmail(other.email, email)) ? messages.emailRepeated : null;
};

/** All errors of the first step, by the path of their field. */
export const issuesIn = ({ name, people }: Draft): Readonly<Record<string, string>> => {
  const found = [
    ['name', nameIssue(name)],
    ...people.flatMap((person, index) => [
      [`people.${index}.first_name`, partIssue(person.first_name, messages.firstNameRequired, messages.firstNameShort)],
      [`people.${index}.last_name`, partIssue(person.last_name, messages.lastNameRequired, messages.lastNameShort)],
      [`people.${index}.email`, emailIssue(person.email, people.slice(0, index))],
    ]),
  ];
  return Object.fromEntries(found.filter(([, issue]) => issue !== null));
};

interface Grantable {
  id: number;
  deployed: boolean;
  deployed_version: number | null;
}

/** The payload: the live version of each ticked configurator. */
export const payloadOf = (draft: Draft, configurators: readonly Grantable[], organisationId: number): NewReseller => {
  const users = draft.people.map(({ first_name, last_name, email }) => ({
    first_name: first_name.trim(),
    last_name: last_name.trim(),
    email: email.trim(),
  }));
  return {
    name: draft.name.trim(),
    contact_email: users[0]?.email ?? '',
    users,
    configurators: configurators
      .filter(({ id, deployed }) => deployed && draft.access.includes(id))
      .map(({ id, deployed_version }) => ({ id, ...(deployed_version !== null && { version: deployed_version }) })),
    organisation_id: organisationId,
  };
};
