import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSession } from '../../session/session.ts';
import { clearDraft, readDraft, saveDraft } from './draft.ts';
import {
  changedIn,
  missingIn,
  refusedIn,
  USER_FIELDS,
  type UserField,
  type UserIssues,
  type UserValues,
} from './user-form.ts';

export interface UserForm {
  values: UserValues;
  issues: UserIssues;
  inputs: Record<UserField, RefObject<HTMLInputElement | null>>;
  change: (field: UserField, value: string) => void;
  /** Whether all is there; otherwise says what is missing, and the first such field gets the focus. */
  check: () => boolean;
  /** Shows what the server said of single fields. */
  showRefused: (error: unknown) => void;
}

/** What is typed lasts as long as the form is open, also when the page is loaded again meanwhile. */
const useDraft = (form: string, original: UserValues) => {
  const { user } = useSession();
  const [values, setValues] = useState(() => readDraft({ signedInId: user.id, form }) ?? original);
  const dirty = Object.keys(changedIn(original, values)).length > 0;
  useEffect(() => {
    const draftKey = { signedInId: user.id, form };
    if (dirty) saveDraft(draftKey, values);
    else clearDraft(draftKey);
  }, [user.id, form, values, dirty]);
  useEffect(() => () => clearDraft({ signedInId: user.id, form }), [user.id, form]);
  return [values, setValues] as const;
};

/** The three fields of Add User and Edit User; `form` names the draft. */
export const useUserForm = (form: string, original: UserValues): UserForm => {
  const [values, setValues] = useDraft(form, original);
  const [issues, setIssues] = useState<UserIssues>({});
  const inputs = {
    first_name: useRef<HTMLInputElement>(null),
    last_name: useRef<HTMLInputElement>(null),
    email: useRef<HTMLInputElement>(null),
  };
  const show = (found: UserIssues): boolean => {
    setIssues(found);
    const first = USER_FIELDS.find((field) => found[field] !== undefined);
    if (first !== undefined) inputs[first].current?.focus();
    return first === undefined;
  };
  return {
    values,
    issues,
    inputs,
    change: (field, value) => {
      setValues((before) => ({ ...before, [field]: value }));
      setIssues(({ [field]: _corrected, ...others }) => others);
    },
    check: () => show(missingIn(values)),
    showRefused: (error) => setIssues(refusedIn(error)),
  };
};
