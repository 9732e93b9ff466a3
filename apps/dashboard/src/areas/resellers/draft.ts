import { isRecord } from '@vitrine/domain/is-record';
import { type Draft, PERSON_FIELDS } from './new-reseller.ts';

/** Whose draft it is, and in which organisation. */
export interface DraftKey {
  signedInId: number;
  organisationId: number;
}

const keyOf = ({ signedInId, organisationId }: DraftKey): string =>
  `vitrine.reseller-draft.${signedInId}.${organisationId}`;

const isPerson = (value: unknown): boolean =>
  isRecord(value) && typeof value.key === 'number' && PERSON_FIELDS.every((field) => typeof value[field] === 'string');

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  Array.isArray(value.people) &&
  value.people.length > 0 &&
  value.people.every(isPerson) &&
  Array.isArray(value.access) &&
  value.access.every((id) => typeof id === 'number');

/** What was filled in before; null when there is nothing, or nothing readable. */
export const readDraft = (draftKey: DraftKey): Draft | null => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(draftKey)) ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
};

export const saveDraft = (draftKey: DraftKey, draft: Draft): void => {
  try {
    sessionStorage.setItem(keyOf(draftKey), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage must not stop the typing.
  }
};

export const clearDraft = (draftKey: DraftKey): void => {
  try {
    sessionStorage.removeItem(keyOf(draftKey));
  } catch {
    // Then there was none either.
  }
};
