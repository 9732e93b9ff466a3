import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { resellerMessages as messages } from '@vitrine/contract/resellers/messages';
import type { resellerRoutes } from '@vitrine/contract/resellers/routes';
import type { NewReseller, Reseller, ResellerEdit } from '@vitrine/contract/resellers/schemas';
import { errorText } from '../../calls/api-error.ts';
import { call } from '../../calls/call.ts';
import { useNotify } from '../../layout/Notifications.tsx';
import { resellerQuery, resellersQuery, takeReseller } from '../../tenant/reseller-queries.ts';
import { type Tenant, useTenant } from '../../tenant/useTenant.ts';

const createReseller = (organisationId: number, body: NewReseller) =>
  call<typeof resellerRoutes.createReseller>('POST', '/organisations/:organisationId/resellers', {
    params: { organisationId },
    body,
  });

/** The id is in the body. */
const editReseller = (body: ResellerEdit) => call<typeof resellerRoutes.editReseller>('PATCH', '/resellers', { body });

const retryGrant = (resellerId: number, configuratorId: number) =>
  call<typeof resellerRoutes.retryGrant>('POST', '/resellers/:resellerId/configurators/:configuratorId/grant', {
    params: { resellerId, configuratorId },
  });

const deleteReseller = (resellerId: number) =>
  call<typeof resellerRoutes.deleteReseller>('DELETE', '/resellers/:resellerId', { params: { resellerId } });

interface ChangeMessages {
  /** Title and message on success; without them the page shows it. */
  success?: readonly [string, string];
  failed: string;
}

/** Sends a change, shows the result in the notification modal, and updates the reseller. */
const useChange = <Input, Answered>(
  send: (input: Input) => Promise<Answered>,
  take: (queryClient: QueryClient, tenant: Tenant, answered: Answered, input: Input) => void,
  { success, failed }: ChangeMessages,
) => {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const tenant = useTenant();
  return useMutation({
    mutationFn: send,
    onSuccess: (answered, input) => {
      take(queryClient, tenant, answered, input);
      if (success !== undefined) notify({ kind: 'success', title: success[0], message: success[1] });
    },
    onError: (error) => notify({ kind: 'error', title: failed, message: errorText(error) }),
  });
};

const show = (queryClient: QueryClient, { key }: Tenant, reseller: Reseller): void =>
  takeReseller(queryClient, key, reseller);

export const useCreate = () =>
  useChange(
    ({ organisationId, reseller }: { organisationId: number; reseller: NewReseller }) =>
      createReseller(organisationId, reseller),
    show,
    { success: [messages.createdTitle, messages.created], failed: messages.notCreatedTitle },
  );

export const useEdit = () =>
  useChange(editReseller, show, {
    success: [messages.editedTitle, messages.edited],
    failed: messages.notEditedTitle,
  });

export const useRetryGrant = (resellerId: number) =>
  useChange((configuratorId: number) => retryGrant(resellerId, configuratorId), show, {
    failed: messages.notRetriedTitle,
  });

const leaveOut = (queryClient: QueryClient, { key }: Tenant, _: unknown, resellerId: number): void => {
  queryClient.setQueryData(resellersQuery(key, null).queryKey, (before) =>
    before?.filter(({ id }) => id !== resellerId),
  );
  queryClient.removeQueries({ queryKey: resellerQuery(key, resellerId).queryKey, type: 'inactive' });
};

export const useDelete = () =>
  useChange(deleteReseller, leaveOut, {
    success: [messages.deletedTitle, messages.deleted],
    failed: messages.notDeletedTitle,
  });
