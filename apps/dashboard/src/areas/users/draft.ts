import { isRecord } from '@vitrine/domain/is-record';
import { USER_FIELDS, type UserValues } from './user-form.ts';

/** Whose draft, and of what: the signed-in user, and the form with the user that it edits. */
export interface DraftKey {
  signedInId: number;
  form: string;
}

const keyOf = ({ signedInId, form }: DraftKey): string => `vitrine.user-draft.${signedInId}.${form}`;

/** What was typed before the page was loaded again; null when there is nothing, or nothing readable. */
export const readDraft = (draftKey: DraftKey): UserValues | null => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(draftKey)) ?? 'null');
    if (!isRecord(value) || !USER_FIELDS.every((field) => typeof value[field] === 'string')) return null;
    return value as UserValues;
  } catch {
    return null;
  }
};

export const saveDraft = (draftKey: DraftKey, values: UserValues): void => {
  try {
    sessionStorage.setItem(keyOf(draftKey), JSON.stringify(values));
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
