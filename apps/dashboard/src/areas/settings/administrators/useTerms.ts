import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Contract } from '@vitrine/contract/billing/routes';
import { organisationMessages as messages } from '@vitrine/contract/organisations/messages';
import type { OrganisationRow } from '@vitrine/contract/organisations/schemas';
import { useEffect, useState } from 'react';
import { ApiError, errorText } from '../../../calls/api-error.ts';
import { useNotify } from '../../../layout/Notifications.tsx';
import { organisationsQuery } from '../../../session/queries.ts';
import { useSession } from '../../../session/session.ts';
import { clearDraft, readDraft, saveDraft } from '../../../ui/draft-storage.ts';
import { changeTerms } from '../calls.ts';
import { storedTerms, type TermsValues, termsChanged, termsWithDraft } from './terms.ts';

type Issues = Partial<Record<keyof TermsValues, string>>;

/** The server names fields of the contract as `contract.years`. */
const issuesOf = (error: unknown): Issues => {
  const errors = error instanceof ApiError ? error.errors : undefined;
  return Object.fromEntries(
    Object.entries(errors ?? {}).map(([field, said]) => [field.replace('contract.', ''), said.join(' ')]),
  );
};

/** What the fields of TermsForm hold; typed values outlive a reload, and an error stands under its field. */
export const useTerms = (organisation: OrganisationRow, contract: Contract | null) => {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const key = `terms.${user.id}.${organisation.id}`;
  const stored = storedTerms(organisation, contract);
  const [values, setValues] = useState(() => termsWithDraft(stored, readDraft(key)));
  const [issues, setIssues] = useState<Issues>({});
  const changed = termsChanged(stored, values);
  const changes = Object.keys(changed).length > 0;
  useEffect(() => {
    if (changes) saveDraft(key, values);
    else clearDraft(key);
  }, [key, changes, values]);
  const saving = useMutation({
    mutationFn: async () => {
      await changeTerms(organisation.id, changed);
      // What is stored may be written otherwise than it was typed: the fields show it anew.
      clearDraft(key);
      await queryClient.invalidateQueries({ queryKey: organisationsQuery.queryKey });
      await queryClient.invalidateQueries({ queryKey: ['contract', organisation.id] });
    },
    onSuccess: () => notify({ kind: 'success', title: messages.editedTitle, message: messages.edited }),
    onError: (error) => {
      setIssues(issuesOf(error));
      notify({ kind: 'error', title: messages.notEditedTitle, message: errorText(error) });
    },
  });
  return {
    values,
    issues,
    changes,
    saving: saving.isPending,
    save: (): void => {
      if (changes && !saving.isPending) saving.mutate();
    },
    cancel: (): void => {
      setValues(stored);
      setIssues({});
    },
    change: (field: keyof TermsValues, value: string): void => {
      setValues((before) => ({ ...before, [field]: value }));
      setIssues(({ [field]: _, ...others }) => others);
    },
  };
};
