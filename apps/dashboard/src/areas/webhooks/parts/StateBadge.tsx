import { webhookMessages as messages } from '@vitrine/contract/webhooks/messages';
import type { WebhookDelivery } from '@vitrine/contract/webhooks/schemas';
import { Badge } from '../../../ui/Badge.tsx';

const KINDS = { waiting: 'pending', delivered: 'active', failed: 'expired' } as const;

/** What became of a delivery, in a word and its colour. */
export const StateBadge = ({ status }: Pick<WebhookDelivery, 'status'>) => (
  <Badge kind={KINDS[status]}>{messages.states[status]}</Badge>
);
