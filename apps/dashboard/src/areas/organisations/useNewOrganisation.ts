import { useQueryClient } from '@tanstack/react-query';
import { organisationMessages as messages } from '@vitrine/contract/organisations/messages';
import type { organisationRoutes } from '@vitrine/contract/organisations/routes';
import { useState } from 'react';
import { call } from '../../calls/call.ts';
import { useChange } from '../../layout/useChange.ts';
import { organisationsQuery } from '../../session/queries.ts';
import { useSession } from '../../session/session.ts';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';
import { missingIn, type NewOrganisationValues, NO_ORGANISATION, payloadOf, serverIssues } from './new-organisation.ts';

const createOrganisation = (body: ReturnType<typeof payloadOf>) =>
  call<typeof organisationRoutes.createOrganisation>('POST', '/organisations', { body: body as never });

/** Creates the organisation, refetches the list and shows the result. `onCreated` also runs once its form is closed. */
const useCreate = (onCreated: () => void) => {
  const queryClient = useQueryClient();
  const [fetching, setFetching] = useState(false);
  const send = async (values: NewOrganisationValues): Promise<void> => {
    await createOrganisation(payloadOf(values));
    setFetching(true);
    await queryClient.invalidateQueries({ queryKey: organisationsQuery.queryKey });
  };
  const creating = useChange(send, {
    success: [messages.createdTitle, messages.created],
    failed: messages.notCreatedTitle,
    onSuccess: onCreated,
    onSettled: () => setFetching(false),
  });
  const step = fetching ? messages.fetching : messages.sending;
  return { creating, overlay: creating.isPending ? step : null };
};

/** The create form; typed values outlive a reload and an expired session. */
export const useNewOrganisation = (leave: () => void) => {
  const { user } = useSession();
  const form = useDraftForm<NewOrganisationValues>(`new-organisation.${user.id}`, {
    initialValues: NO_ORGANISATION,
    validate: missingIn,
    images: ['logo', 'banner'],
  });
  const { creating, overlay } = useCreate(() => {
    form.forget();
    leave();
  });
  const submit = form.submitWith((values) => {
    if (creating.isPending) return;
    creating.mutate(values, { onError: (error) => form.setErrors(serverIssues(error)) });
  });
  return { form, overlay, pending: creating.isPending, submit };
};

export type NewOrganisationForm = ReturnType<typeof useNewOrganisation>['form'];
