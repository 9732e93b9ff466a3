import { useMutation, useQueryClient } from '@tanstack/react-query';
import { organisationMessages as messages } from '@vitrine/contract/organisations/messages';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../calls/api-error.ts';
import { useNotify } from '../../layout/Notifications.tsx';
import { organisationsQuery } from '../../session/queries.ts';
import { useSession } from '../../session/session.ts';
import { clearDraft, readDraft, saveDraft } from '../../ui/draft-storage.ts';
import { createOrganisation } from './calls.ts';
import {
  fromDraft,
  type Issues,
  missingIn,
  type NewOrganisationValues,
  NO_ORGANISATION,
  payloadOf,
  REQUIRED_FIELDS,
  refusedIn,
} from './new-organisation.ts';

/** Sends the new organisation, reads the list again, and tells how it went. */
const useCreate = () => {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [fetching, setFetching] = useState(false);
  const creating = useMutation({
    mutationFn: async (values: NewOrganisationValues) => {
      await createOrganisation(payloadOf(values));
      setFetching(true);
      await queryClient.invalidateQueries({ queryKey: organisationsQuery.queryKey });
    },
    onSuccess: () => notify({ kind: 'success', title: messages.createdTitle, message: messages.created }),
    onError: (error) => notify({ kind: 'error', title: messages.notCreatedTitle, message: errorText(error) }),
    onSettled: () => setFetching(false),
  });
  return { creating, overlay: creating.isPending ? (fetching ? messages.fetching : messages.sending) : null };
};

/** What the create form holds; typed values outlive a reload and an expired session. */
export const useNewOrganisation = (leave: () => void) => {
  const { user } = useSession();
  const key = `new-organisation.${user.id}`;
  const [values, setValues] = useState(() => fromDraft(readDraft(key)));
  const [issues, setIssues] = useState<Issues>({});
  const form = useRef<HTMLFormElement>(null);
  const done = useRef(false);
  const { creating, overlay } = useCreate();
  useEffect(() => {
    const { logo, banner, ...words } = values;
    if (values !== NO_ORGANISATION && !done.current) saveDraft(key, words, { logo, banner });
  }, [key, values]);
  const clear = (): void => {
    done.current = true;
    clearDraft(key);
  };
  const submit = (): void => {
    if (creating.isPending) return;
    const missing = missingIn(values);
    setIssues(missing);
    const first = REQUIRED_FIELDS.find((field) => missing[field] !== undefined);
    if (first !== undefined) {
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    creating.mutate(values, {
      onSuccess: () => {
        clear();
        leave();
      },
      onError: (error) => setIssues(refusedIn(error)),
    });
  };
  return {
    values,
    issues,
    form,
    overlay,
    pending: creating.isPending,
    submit,
    clear,
    change: (changed: Partial<NewOrganisationValues>): void => {
      setValues((before) => ({ ...before, ...changed }));
      const corrected = Object.keys(changed);
      setIssues((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !corrected.includes(field))));
    },
  };
};

export type NewOrganisationForm = ReturnType<typeof useNewOrganisation>;
