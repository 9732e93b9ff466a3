import { Badge } from '@mantine/core';
import { webhookMessages as messages } from '@vitrine/contract/webhooks/messages';
import type { WebhookDelivery } from '@vitrine/contract/webhooks/schemas';

const KINDS = { waiting: 'pending', delivered: 'active', failed: 'expired' } as const;

/** What became of a delivery, in a word and its colour. */
export const StateBadge = ({ status }: Pick<WebhookDelivery, 'status'>) => (
  <Badge variant={KINDS[status]}>{messages.states[status]}</Badge>
);
