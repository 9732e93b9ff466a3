import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { webhookMessages as messages } from '@vitrine/contract/webhooks/messages';
import type { Webhook } from '@vitrine/contract/webhooks/schemas';
import { errorText } from '../../calls/api-error.ts';
import { useNotify } from '../../layout/Notifications.tsx';
import { addWebhook, listDeliveries, listWebhooks, removeWebhook, type WebhooksOwner } from './calls.ts';

const webhooksKey = (organisationId: number) => ['webhooks', organisationId] as const;
const deliveriesKey = ({ organisationId, webhookId }: WebhooksOwner) =>
  [...webhooksKey(organisationId), webhookId] as const;

/** How often what waits is looked at again while it is on screen. */
const LOOK_MS = 3_000;

export const useWebhooks = (organisationId: number) => {
  const queryClient = useQueryClient();
  return {
    webhooks: useQuery({
      queryKey: webhooksKey(organisationId),
      queryFn: () => listWebhooks(organisationId),
      refetchInterval: ({ state }) => (state.data?.some(({ last }) => last === 'waiting') ? LOOK_MS : false),
    }),
    /** Its error stands at the field. */
    adding: useMutation({
      mutationFn: (address: string) => addWebhook(organisationId, address),
      onSettled: () => queryClient.invalidateQueries({ queryKey: webhooksKey(organisationId) }),
    }),
  };
};

/** Does something to one webhook, after which the list and its deliveries are read again. */
export const useWebhookAct = <Input, Done>({ organisationId }: WebhooksOwner, act: (input: Input) => Promise<Done>) => {
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: act,
    onSettled: () => queryClient.invalidateQueries({ queryKey: webhooksKey(organisationId) }),
    onError: (error) => notify({ kind: 'error', title: messages.notDone, message: errorText(error) }),
  });
};

/** Takes one off the list before the list is read again: its deliveries are not asked for once it is gone. */
export const useRemoving = (owner: WebhooksOwner) => {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const queryKey = webhooksKey(owner.organisationId);
  return useMutation({
    mutationFn: () => removeWebhook(owner),
    onSuccess: () => {
      queryClient.setQueryData<Webhook[]>(queryKey, (listed) => listed?.filter(({ id }) => id !== owner.webhookId));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey, exact: true }),
    onError: (error) => notify({ kind: 'error', title: messages.notDone, message: errorText(error) }),
  });
};

/** What was sent to one address; while something waits to be sent the list looks again by itself. */
export const useDeliveries = (owner: WebhooksOwner) =>
  useQuery({
    queryKey: deliveriesKey(owner),
    queryFn: () => listDeliveries(owner),
    refetchInterval: ({ state }) =>
      state.data?.some(({ status, tries }) => status === 'waiting' && tries === 0) ? LOOK_MS : false,
  });
