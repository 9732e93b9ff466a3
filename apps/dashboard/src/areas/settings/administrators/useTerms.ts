import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Contract } from '@vitrine/contract/billing/routes';
import { organisationMessages as messages } from '@vitrine/contract/organisations/messages';
import type { OrganisationRow } from '@vitrine/contract/organisations/schemas';
import { ApiError, errorText } from '../../../calls/api-error.ts';
import { useNotify } from '../../../layout/Notifications.tsx';
import { organisationsQuery } from '../../../session/queries.ts';
import { useSession } from '../../../session/session.ts';
import { useDraftForm } from '../../../ui/useDraftForm.ts';
import { changeTerms } from '../calls.ts';
import { storedTerms, termsChanged } from './terms.ts';

/** The server names fields of the contract as `contract.years`. */
const issuesOf = (error: unknown): Record<string, string> => {
  const errors = error instanceof ApiError ? error.errors : undefined;
  return Object.fromEntries(
    Object.entries(errors ?? {}).map(([field, said]) => [field.replace('contract.', ''), said.join(' ')]),
  );
};

/** The form of TermsForm: typed values outlive a reload, and what the server refuses is shown under its field. */
export const useTerms = (organisation: OrganisationRow, contract: Contract | null) => {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const initialValues = storedTerms(organisation, contract);
  const form = useDraftForm(`terms.${user.id}.${organisation.id}`, { initialValues });
  const changed = termsChanged(initialValues, form.values);
  const changes = Object.keys(changed).length > 0;
  const saving = useMutation({
    mutationFn: async () => {
      await changeTerms(organisation.id, changed);
      // The server may store a value otherwise than it was typed: the fields show what it stored.
      form.forget();
      await queryClient.invalidateQueries({ queryKey: organisationsQuery.queryKey });
      await queryClient.invalidateQueries({ queryKey: ['contract', organisation.id] });
    },
    onSuccess: () => notify({ kind: 'success', title: messages.editedTitle, message: messages.edited }),
    onError: (error) => {
      form.setErrors(issuesOf(error));
      notify({ kind: 'error', title: messages.notEditedTitle, message: errorText(error) });
    },
  });
  return {
    form,
    changes,
    saving: saving.isPending,
    save: form.submitWith(() => changes && !saving.isPending && saving.mutate()),
    cancel: (): void => form.setValues(initialValues),
  };
};
