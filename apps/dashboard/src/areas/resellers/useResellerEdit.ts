import { isEmailAddress, normaliseEmail } from '@vitrine/contract/email-address';
import { ACCOUNT_LANGUAGES } from '@vitrine/contract/languages/limits';
import { resellerLimits as limits } from '@vitrine/contract/resellers/limits';
import { resellerMessages as messages } from '@vitrine/contract/resellers/messages';
import type { Reseller, ResellerEdit } from '@vitrine/contract/resellers/schemas';
import { isRecord } from '@vitrine/domain/is-record';
import { useEffect, useState } from 'react';
import { useSession } from '../../session/session.ts';
import { focusInvalid } from '../../ui/focus-invalid.ts';
import { clearDraft, readDraft, saveDraft } from '../../ui/forms/draft-storage.ts';
import { useEdit } from './useResellerChanges.ts';

/** The edits; untouched fields follow the reseller. */
interface Edits {
  name?: string;
  contact?: string;
  /** '' follows the manufacturer. */
  language?: string;
  /** The configurators that were ticked and unticked, by their ids. */
  access?: Readonly<Record<string, boolean>>;
}

interface Values {
  name: string;
  contact: string;
  language: string;
  /** Ids of the selected configurators. */
  access: readonly number[];
}

type Issues = Partial<Record<'name' | 'contact', string>>;

const storedIn = ({ name, contact_email, language, configurators }: Reseller): Values => ({
  name,
  contact: contact_email ?? '',
  language: language ?? '',
  access: configurators.filter(({ linked }) => linked).map(({ id }) => id),
});

const valuesOf = (reseller: Reseller, { access = {}, ...edits }: Edits): Values => ({
  ...storedIn(reseller),
  ...edits,
  access: reseller.configurators.filter(({ id, linked }) => access[id] ?? linked).map(({ id }) => id),
});

/** The configurators whose selection differs from what is stored now. */
const accessEdits = (reseller: Reseller, access: readonly number[]): Record<string, boolean> =>
  Object.fromEntries(
    reseller.configurators
      .filter(({ id, linked }) => access.includes(id) !== linked)
      .map(({ id, linked }) => [id, !linked]),
  );

const changedAccess = (reseller: Reseller, { access }: Values): { id: number; linked: boolean }[] =>
  reseller.configurators
    .filter(({ id, linked }) => access.includes(id) !== linked)
    .map(({ id, linked }) => ({ id, linked: !linked }));

/** The changed parts. */
const differences = (reseller: Reseller, values: Values) => {
  const stored = storedIn(reseller);
  return {
    name: values.name !== stored.name,
    contact: values.contact !== stored.contact,
    language: values.language !== stored.language,
    access: changedAccess(reseller, values).length > 0,
  };
};

/** The issues that block saving. An existing name may be shorter than a new one. */
const issuesIn = (reseller: Reseller, values: Values): Issues => {
  const differ = differences(reseller, values);
  const name = values.name.trim();
  const contact = values.contact.trim();
  const issues: Issues = {};
  if (name === '') issues.name = messages.nameRequired;
  else if (differ.name && name.length < limits.changedNameMinimum) issues.name = messages.nameShort;
  if (differ.contact && contact === '') issues.contact = messages.emailRequired;
  else if (differ.contact && !isEmailAddress(normaliseEmail(contact))) issues.contact = messages.emailInvalid;
  return issues;
};

/** The saved draft; invalid parts are ignored. */
const readEdits = (draft: Record<string, unknown> | null): Edits => {
  const { name, contact, language, access } = draft ?? {};
  return {
    ...(typeof name === 'string' && { name }),
    ...(typeof contact === 'string' && { contact }),
    ...(typeof language === 'string' && { language }),
    ...(isRecord(access) && {
      access: Object.fromEntries(
        Object.entries(access).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
      ),
    }),
  };
};

/** What was edited after these edits were sent. */
const editsSince = (sent: Edits, now: Edits): Edits =>
  Object.fromEntries(Object.entries(now).filter(([field, value]) => value !== sent[field as keyof Edits]));

/** The payload: name, language and configurators only if changed. */
const payloadOf = (reseller: Reseller, values: Values): ResellerEdit => ({
  id: reseller.id,
  ...(differences(reseller, values).name && { name: values.name.trim() }),
  ...(values.contact.trim() !== '' && { contact_email: values.contact.trim() }),
  ...(differences(reseller, values).language && {
    language: ACCOUNT_LANGUAGES.find((language) => language === values.language) ?? null,
  }),
  configurators: changedAccess(reseller, values),
});

/**
 * The state of Reseller Settings, and of Manage Access alone: values, changes, and the confirmation before access
 * changes. Edits survive a reload and an ended session; those of the dialog end with it, and are none of the settings.
 */
export const useResellerEdit = (reseller: Reseller, onSaved?: () => void, isDialog = false) => {
  const key = `${isDialog ? 'reseller-access' : 'reseller-settings'}.${useSession().user.id}.${reseller.id}`;
  const [edits, setEdits] = useState<Edits>(() => readEdits(readDraft(key)));
  const [issues, setIssues] = useState<Issues>({});
  const [asking, setAsking] = useState(false);
  const saving = useEdit();
  const values = valuesOf(reseller, edits);
  const differ = differences(reseller, values);
  const dirty = differ.name || differ.contact || differ.language || differ.access;
  useEffect(() => {
    if (dirty) saveDraft(key, edits);
    else clearDraft(key);
  }, [key, dirty, edits]);
  useEffect(() => () => (isDialog ? clearDraft(key) : undefined), [key, isDialog]);
  const send = (): void =>
    saving.mutate(payloadOf(reseller, values), {
      onSuccess: () => {
        setEdits((now) => editsSince(edits, now));
        onSaved?.();
      },
      onSettled: () => setAsking(false),
    });
  return {
    values,
    issues,
    asking,
    saving: saving.isPending,
    dirty,
    change: ({ access, ...changed }: Partial<Values>): void => {
      setEdits({ ...edits, ...changed, ...(access && { access: accessEdits(reseller, access) }) });
      setIssues(({ name, contact }) => ({
        ...(changed.name === undefined && name !== undefined && { name }),
        ...(changed.contact === undefined && contact !== undefined && { contact }),
      }));
    },
    discard: (): void => {
      clearDraft(key);
      setEdits({});
      setIssues({});
    },
    /** Saves, after a confirmation if access changed. */
    save: (): void => {
      if (saving.isPending) return;
      const found = issuesIn(reseller, values);
      setIssues(found);
      if (Object.keys(found).length > 0) {
        focusInvalid();
        return;
      }
      if (differ.access) setAsking(true);
      else send();
    },
    confirm: send,
    decline: (): void => setAsking(false),
  };
};
