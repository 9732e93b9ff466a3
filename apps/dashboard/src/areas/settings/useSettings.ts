import { useQueryClient } from '@tanstack/react-query';
import { normaliseEmail, withAsciiDomain } from '@vitrine/contract/email-address';
import { type AccountLanguage, DEFAULT_LANGUAGE } from '@vitrine/contract/languages/limits';
import { organisationMessages as messages } from '@vitrine/contract/organisations/messages';
import { resellerMessages } from '@vitrine/contract/resellers/messages';
import { mayAdministerOrganisations } from '@vitrine/domain/policies/organisations';
import { fieldError } from '../../calls/api-error.ts';
import { useChange } from '../../layout/useChange.ts';
import { organisationsQuery } from '../../session/queries.ts';
import { useSession } from '../../session/session.ts';
import { useRenewSession } from '../../session/useRenewSession.ts';
import type { TenantParent } from '../../tenant/useTenant.ts';
import { focusInvalid } from '../../ui/focus-invalid.ts';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';
import { useUndoCancel } from '../../ui/forms/useUndoCancel.ts';
import { editOrganisation, editOwnReseller } from './calls.ts';
import { languageOf } from './OwnLanguage.tsx';

/** The edited record: an organisation's, or that of the user's reseller. */
export interface Subject extends Pick<TenantParent, 'id' | 'name' | 'logo' | 'data_url' | 'updated_at'> {
  kind: 'organisation' | 'reseller';
  contact_email: string | null;
  banner: string | null;
  language: AccountLanguage | null;
  /** The manufacturer's name, where a reseller can follow its language. */
  manufacturer: string | null;
}

/** The form's values; '' without a new image, and for the manufacturer's language. */
interface SettingsValues {
  contact_email: string;
  language: string;
  logo: string;
  banner: string;
}

const storedValues = ({ contact_email, language, manufacturer }: Subject): SettingsValues => ({
  contact_email: contact_email ?? '',
  language: language ?? (manufacturer === null ? DEFAULT_LANGUAGE : ''),
  logo: '',
  banner: '',
});

const FIELDS = ['contact_email', 'language', 'logo', 'banner'] as const;

/** An address in the spelling that the server stores. */
const asStored = (email: string): string => withAsciiDomain(normaliseEmail(email));

const isOtherEmail = (stored: SettingsValues, values: SettingsValues): boolean =>
  asStored(values.contact_email) !== asStored(stored.contact_email);

/** The number of changed values. */
const changesIn = (stored: SettingsValues, values: SettingsValues): number =>
  [isOtherEmail(stored, values), values.language !== stored.language, values.logo !== '', values.banner !== ''].filter(
    Boolean,
  ).length;

/** The edit payload: id and name, and the other fields that changed. */
const payloadOf = ({ id, name }: Subject, stored: SettingsValues, values: SettingsValues) => ({
  id,
  name,
  ...(isOtherEmail(stored, values) && { contact_email: values.contact_email }),
  ...(values.language !== stored.language && { language: languageOf(values.language) }),
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

/** The form of Account Settings for one organisation or reseller. */
export const useSettings = (subject: Subject) => {
  const { user } = useSession();
  const stored = storedValues(subject);
  const form = useDraftForm(`settings.${user.id}.${subject.kind}.${subject.id}`, {
    initialValues: stored,
    validate: ({ contact_email }) =>
      contact_email.trim() === '' ? { contact_email: messages.contactEmailRequired } : {},
    images: ['logo', 'banner'],
  });
  const saving = useSave(subject);
  const cancelled = useUndoCancel(form.restore);
  return {
    form,
    changes: changesIn(stored, form.values),
    saving: saving.isPending,
    save: (): void => {
      if (saving.isPending) return;
      if (form.validate().hasErrors) {
        focusInvalid();
        return;
      }
      const { values } = form;
      saving.mutate(payloadOf(subject, stored, values), {
        onSuccess: () => {
          cancelled.forget();
          const now = form.getValues();
          const saved = { contact_email: asStored(values.contact_email), logo: '', banner: '' };
          // What is changed while it is saved stays.
          for (const field of ['contact_email', 'logo', 'banner'] as const)
            if (now[field] === values[field]) form.setFieldValue(field, saved[field]);
        },
        onError: (error) => {
          for (const field of FIELDS) form.setFieldError(field, fieldError(error, field));
        },
      });
    },
    /** Can be undone. */
    cancel: (): void => {
      cancelled.note(form.getValues());
      form.setValues(stored);
    },
  };
};
