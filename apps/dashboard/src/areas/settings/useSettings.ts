import { useQueryClient } from '@tanstack/react-query';
import { organisationMessages as messages } from '@vitrine/contract/organisations/messages';
import { resellerMessages } from '@vitrine/contract/resellers/messages';
import { mayAdministerOrganisations } from '@vitrine/domain/policies/organisations';
import { useEffect, useState } from 'react';
import { useChange } from '../../layout/useChange.ts';
import { organisationsQuery } from '../../session/queries.ts';
import { useSession } from '../../session/session.ts';
import { useRenewSession } from '../../session/useRenewSession.ts';
import type { TenantParent } from '../../tenant/useTenant.ts';
import { clearDraft, readDraft, saveDraft } from '../../ui/forms/draft-storage.ts';
import { editOrganisation, editOwnReseller } from './calls.ts';

/** The edited record: an organisation's, or that of the user's reseller. */
export interface Subject extends Pick<TenantParent, 'id' | 'name' | 'logo' | 'data_url' | 'updated_at'> {
  kind: 'organisation' | 'reseller';
  contact_email: string | null;
  banner: string | null;
}

/** The form's values; '' without a new image. */
interface SettingsValues {
  contact_email: string;
  logo: string;
  banner: string;
}

const storedValues = ({ contact_email }: Subject): SettingsValues => ({
  contact_email: contact_email ?? '',
  logo: '',
  banner: '',
});

const text = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

/** The draft merged into the stored values. */
const withDraft = (stored: SettingsValues, draft: Record<string, unknown> | null): SettingsValues => ({
  contact_email: text(draft?.contact_email, stored.contact_email),
  logo: text(draft?.logo, ''),
  banner: text(draft?.banner, ''),
});

/** The number of changed values. */
const changesIn = (stored: SettingsValues, values: SettingsValues): number =>
  [values.contact_email !== stored.contact_email, values.logo !== '', values.banner !== ''].filter(Boolean).length;

/** The edit payload: id and name, and the other fields that changed. */
const payloadOf = ({ id, name }: Subject, stored: SettingsValues, values: SettingsValues) => ({
  id,
  name,
  ...(values.contact_email !== stored.contact_email && { contact_email: values.contact_email }),
  ...(values.logo !== '' && { logo: values.logo }),
  ...(values.banner !== '' && { banner: values.banner }),
});

/** Saves the edit, then refetches everything that shows the organisation. */
const useSave = (subject: Subject) => {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const renewSession = useRenewSession();
  const ofReseller = subject.kind === 'reseller';
  const send = async (body: ReturnType<typeof payloadOf>): Promise<void> => {
    await (ofReseller ? editOwnReseller : editOrganisation)(subject.id, body);
    if (mayAdministerOrganisations(user))
      await queryClient.invalidateQueries({ queryKey: organisationsQuery.queryKey });
    await renewSession();
  };
  return useChange(send, {
    success: [messages.editedTitle, ofReseller ? resellerMessages.dataEdited : messages.edited],
    failed: messages.notEditedTitle,
  });
};

/** The state of Account Settings for one organisation or reseller. */
export const useSettings = (subject: Subject) => {
  const { user } = useSession();
  const key = `settings.${user.id}.${subject.kind}.${subject.id}`;
  const stored = storedValues(subject);
  const [values, setValues] = useState(() => withDraft(stored, readDraft(key)));
  const [error, setError] = useState<string | undefined>();
  const saving = useSave(subject);
  const changes = changesIn(stored, values);
  useEffect(() => {
    if (changes === 0) clearDraft(key);
    else saveDraft(key, { contact_email: values.contact_email }, { logo: values.logo, banner: values.banner });
  }, [key, changes, values]);
  const save = (): void => {
    if (saving.isPending) return;
    if (values.contact_email.trim() === '') {
      setError(messages.contactEmailRequired);
      return;
    }
    saving.mutate(payloadOf(subject, stored, values), {
      onSuccess: () => setValues((before) => ({ ...before, logo: '', banner: '' })),
    });
  };
  return {
    values,
    changes,
    error,
    saving: saving.isPending,
    save,
    cancel: (): void => {
      setValues(stored);
      setError(undefined);
    },
    change: (changed: Partial<SettingsValues>): void => {
      setValues((before) => ({ ...before, ...changed }));
      if (changed.contact_email !== undefined) setError(undefined);
    },
  };
};
