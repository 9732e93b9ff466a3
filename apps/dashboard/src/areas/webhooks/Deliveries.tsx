import { Badge, Box, Button, Text } from '@mantine/core';
import { webhookMessages as messages } from '@vitrine/contract/webhooks/messages';
import type { WebhookDelivery } from '@vitrine/contract/webhooks/schemas';
import { longDate } from '@vitrine/domain/dates/format-date';
import { useState } from 'react';
import { announce } from '../../ui/feedback/announce.ts';
import { NotLoaded } from '../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../ui/feedback/Skeletons.tsx';
import classes from './Deliveries.module.css';
import { resendDelivery, useDeliveries, useWebhookAct, type WebhooksOwner } from './useWebhooks.ts';

const KINDS = { waiting: 'pending', delivered: 'active', failed: 'expired' } as const;

/** A delivery's state as a coloured word. */
export const StateBadge = ({ status }: Pick<WebhookDelivery, 'status'>) => (
  <Badge variant={KINDS[status]}>{messages.states[status]}</Badge>
);

/** The response, and the time of the next attempt. */
const story = ({ answer_status, error, next_try_at, tries }: WebhookDelivery, now: Date): string =>
  [
    answer_status !== null && messages.answered(answer_status),
    error !== null && messages.errors[error],
    next_try_at !== null && tries > 0 && messages.nextTry(longDate(next_try_at, now)),
  ]
    .filter((part) => part !== false)
    // A sentence ends the list only.
    .map((part, at, parts) => (at < parts.length - 1 ? part.replace(/\.$/, '') : part))
    .join(' · ');

const Row = ({ delivery, owner, now }: { delivery: WebhookDelivery; owner: WebhooksOwner; now: Date }) => {
  const resending = useWebhookAct(owner, () => resendDelivery({ ...owner, deliveryId: delivery.id }));
  const sent = delivery.tried_at ?? delivery.created_at;
  return (
    <li className={classes.row}>
      <Text span inherit fw={500}>
        {messages.events[delivery.event]}
      </Text>
      <time className={classes.when} dateTime={sent}>
        {longDate(sent, now)}
      </time>
      <StateBadge status={delivery.status} />
      <span className={classes.story}>{story(delivery, now)}</span>
      <Button
        size="xs"
        variant="subtle"
        aria-busy={resending.isPending}
        aria-label={`${messages.resend}: ${messages.events[delivery.event]}, ${longDate(sent, now)}`}
        onClick={() => resending.mutate(undefined, { onSuccess: () => announce(messages.resent) })}
      >
        {messages.resend}
      </Button>
    </li>
  );
};

/** The deliveries of a webhook, newest first. */
export const Deliveries = ({ owner, address }: { owner: WebhooksOwner; address: string }) => {
  const deliveries = useDeliveries(owner);
  const [now] = useState(() => new Date());
  const skeleton = <RowsSkeleton label={messages.deliveries} image={false} />;
  if (!deliveries.data) return <NotLoaded what={messages.deliveries} query={deliveries} skeleton={skeleton} />;
  if (deliveries.data.length === 0)
    return (
      <Text inherit c="dimmed" fz={13} mt={16}>
        {messages.noDeliveries}
      </Text>
    );
  return (
    <Box component="ul" mt={16} className="vt-ruled-top vt-underlined" aria-label={messages.showDeliveries(address)}>
      {deliveries.data.map((delivery) => (
        <Row key={delivery.id} delivery={delivery} owner={owner} now={now} />
      ))}
    </Box>
  );
};
