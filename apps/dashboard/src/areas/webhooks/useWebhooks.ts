import { useQuery, useQueryClient } from '@tanstack/react-query';
import { webhookMessages as messages } from '@vitrine/contract/webhooks/messages';
import type { webhookRoutes } from '@vitrine/contract/webhooks/routes';
import type { Webhook } from '@vitrine/contract/webhooks/schemas';
import { call } from '../../calls/call.ts';
import { useMutation } from '../../calls/useMutation.ts';
import { useChange } from '../../layout/useChange.ts';

export interface WebhooksOwner {
  organisationId: number;
  webhookId: number;
}

const listWebhooks = (organisationId: number) =>
  call<typeof webhookRoutes.listWebhooks>('GET', '/organisations/:organisationId/webhooks', {
    params: { organisationId },
  });

const addWebhook = (organisationId: number, address: string) =>
  call<typeof webhookRoutes.addWebhook>('POST', '/organisations/:organisationId/webhooks', {
    params: { organisationId },
    body: { address },
  });

export const enableWebhook = (params: WebhooksOwner, enabled: boolean) =>
  call<typeof webhookRoutes.changeWebhook>('PATCH', '/organisations/:organisationId/webhooks/:webhookId', {
    params,
    body: { enabled },
  });

const removeWebhook = (params: WebhooksOwner) =>
  call<typeof webhookRoutes.removeWebhook>('DELETE', '/organisations/:organisationId/webhooks/:webhookId', { params });

export const renewSecret = (params: WebhooksOwner) =>
  call<typeof webhookRoutes.renewWebhookSecret>('POST', '/organisations/:organisationId/webhooks/:webhookId/secret', {
    params,
  });

export const sendTest = (params: WebhooksOwner) =>
  call<typeof webhookRoutes.testWebhook>('POST', '/organisations/:organisationId/webhooks/:webhookId/test', { params });

const listDeliveries = (params: WebhooksOwner) =>
  call<typeof webhookRoutes.listWebhookDeliveries>(
    'GET',
    '/organisations/:organisationId/webhooks/:webhookId/deliveries',
    { params },
  );

export const resendDelivery = (params: WebhooksOwner & { deliveryId: number }) =>
  call<typeof webhookRoutes.resendWebhookDelivery>(
    'POST',
    '/organisations/:organisationId/webhooks/:webhookId/deliveries/:deliveryId/resend',
    { params },
  );

const webhooksKey = (organisationId: number) => ['webhooks', organisationId] as const;
const deliveriesKey = ({ organisationId, webhookId }: WebhooksOwner) =>
  [...webhooksKey(organisationId), webhookId] as const;

/** Polling interval while deliveries are pending. */
const LOOK_MS = 3_000;

export const useWebhooks = (organisationId: number) => {
  const queryClient = useQueryClient();
  return {
    webhooks: useQuery({
      queryKey: webhooksKey(organisationId),
      queryFn: () => listWebhooks(organisationId),
      refetchInterval: ({ state }) => (state.data?.some(({ last }) => last === 'waiting') ? LOOK_MS : false),
    }),
    /** Its error is shown at the field. */
    adding: useMutation({
      mutationFn: (address: string) => addWebhook(organisationId, address),
      onSettled: () => queryClient.invalidateQueries({ queryKey: webhooksKey(organisationId) }),
    }),
  };
};

/** Changes one webhook, then refetches the list and its deliveries. */
export const useWebhookAct = <Input, Done>({ organisationId }: WebhooksOwner, act: (input: Input) => Promise<Done>) =>
  useChange(act, {
    failed: messages.notDone,
    onSettled: (queryClient) => queryClient.invalidateQueries({ queryKey: webhooksKey(organisationId) }),
  });

/** Removes a webhook from the list before the refetch, so that its deliveries are not read again. */
export const useRemoving = (owner: WebhooksOwner) => {
  const queryKey = webhooksKey(owner.organisationId);
  return useChange(() => removeWebhook(owner), {
    failed: messages.notDone,
    onSuccess: (_, queryClient) => {
      queryClient.setQueryData<Webhook[]>(queryKey, (listed) => listed?.filter(({ id }) => id !== owner.webhookId));
    },
    onSettled: (queryClient) => queryClient.invalidateQueries({ queryKey, exact: true }),
  });
};

/** The deliveries of one webhook; refetched while one is pending. */
export const useDeliveries = (owner: WebhooksOwner) =>
  useQuery({
    queryKey: deliveriesKey(owner),
    queryFn: () => listDeliveries(owner),
    refetchInterval: ({ state }) =>
      state.data?.some(({ status, tries }) => status === 'waiting' && tries === 0) ? LOOK_MS : false,
  });
