import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userMessages } from '@vitrine/contract/users/messages';
import { errorText } from '../../calls/api-error.ts';
import { useNotify } from '../../layout/Notifications.tsx';
import { organisationsQuery } from '../../session/queries.ts';
import { useRenewSession } from '../../session/useRenewSession.ts';
import { changeSignInRules } from './calls.ts';

/** Changes whether an organisation asks its users for a second step. What the page knows of the organisation follows. */
export const useTwoStepRule = (organisationId: number, opened: boolean) => {
  const queryClient = useQueryClient();
  const renewSession = useRenewSession();
  const notify = useNotify();
  return useMutation({
    mutationFn: async (required: boolean) => {
      await changeSignInRules(organisationId, required);
      await (opened ? queryClient.invalidateQueries({ queryKey: organisationsQuery.queryKey }) : renewSession());
    },
    onError: (error) => notify({ kind: 'error', title: userMessages.twoStepFailed, message: errorText(error) }),
  });
};
