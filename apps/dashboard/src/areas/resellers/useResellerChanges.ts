import type { QueryClient } from '@tanstack/react-query';
import { resellerMessages as messages } from '@vitrine/contract/resellers/messages';
import type { resellerRoutes } from '@vitrine/contract/resellers/routes';
import type { NewReseller, Reseller, ResellerEdit } from '@vitrine/contract/resellers/schemas';
import { call } from '../../calls/call.ts';
import { useChange } from '../../layout/useChange.ts';
import { resellerQuery, resellersQuery, takeReseller } from '../../tenant/reseller-queries.ts';
import { useTenant } from '../../tenant/useTenant.ts';

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

/** Shows the changed reseller at once. */
const useShow = () => {
  const { key } = useTenant();
  return (reseller: Reseller, queryClient: QueryClient): void => takeReseller(queryClient, key, reseller);
};

/** `onCreated` also runs once its form is closed. */
export const useCreate = (onCreated: () => void) => {
  const show = useShow();
  return useChange(
    ({ organisationId, reseller }: { organisationId: number; reseller: NewReseller }) =>
      createReseller(organisationId, reseller),
    {
      success: [messages.createdTitle, messages.created],
      failed: messages.notCreatedTitle,
      onSuccess: (reseller, queryClient) => {
        show(reseller, queryClient);
        onCreated();
      },
    },
  );
};

export const useEdit = () =>
  useChange(editReseller, {
    success: [messages.editedTitle, messages.edited],
    failed: messages.notEditedTitle,
    onSuccess: useShow(),
  });

export const useRetryGrant = (resellerId: number) =>
  useChange((configuratorId: number) => retryGrant(resellerId, configuratorId), {
    failed: messages.notRetriedTitle,
    onSuccess: useShow(),
  });

export const useDelete = () => {
  const { key } = useTenant();
  return useChange(deleteReseller, {
    success: [messages.deletedTitle, messages.deleted],
    failed: messages.notDeletedTitle,
    onSuccess: (_, queryClient, resellerId) => {
      queryClient.setQueryData(resellersQuery(key, null).queryKey, (before) =>
        before?.filter(({ id }) => id !== resellerId),
      );
      queryClient.removeQueries({ queryKey: resellerQuery(key, resellerId).queryKey, type: 'inactive' });
    },
  });
};
