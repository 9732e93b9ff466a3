import { webhookMessages as messages } from '@vitrine/contract/webhooks/messages';
import type { Webhook } from '@vitrine/contract/webhooks/schemas';
import { useState } from 'react';
import { announce } from '../../../ui/announce.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { enableWebhook, renewSecret, sendTest, type WebhooksOwner } from '../calls.ts';
import { useRemoving, useWebhookAct } from '../useWebhooks.ts';
import { Deliveries } from './Deliveries.tsx';
import { StateBadge } from './StateBadge.tsx';
import classes from './WebhookCard.module.css';

interface WebhookCardProps {
  webhook: Webhook;
  owner: WebhooksOwner;
  onSecret: (secret: string) => void;
}

/** One address: on or off, tested, its deliveries, its secret, its end. */
export const WebhookCard = ({ webhook, owner, onSecret }: WebhookCardProps) => {
  const { address, enabled } = webhook;
  const [asked, setAsked] = useState<'remove' | 'secret' | null>(null);
  const [opened, setOpened] = useState(false);
  const switching = useWebhookAct(owner, (on: boolean) => enableWebhook(owner, on));
  const testing = useWebhookAct(owner, () => sendTest(owner));
  const removing = useRemoving(owner);
  const renewing = useWebhookAct(owner, () => renewSecret(owner));
  const close = (): void => setAsked(null);
  const test = (): void =>
    testing.mutate(undefined, {
      onSuccess: () => {
        setOpened(true);
        announce(messages.testSent);
      },
    });
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <p className={classes.address}>{address}</p>
        {webhook.last && <StateBadge status={webhook.last} />}
        <Switch
          label={messages.enable(address)}
          on={enabled}
          locked={switching.isPending}
          onToggle={() => switching.mutate(!enabled)}
        />
      </div>
      <div className={classes.actions}>
        <Button size="compact" busy={testing.isPending} onClick={test}>
          {messages.test}
        </Button>
        <Button
          size="compact"
          aria-expanded={opened}
          aria-label={messages.showDeliveries(address)}
          onClick={() => setOpened(!opened)}
        >
          {messages.deliveries}
        </Button>
        <Button size="compact" onClick={() => setAsked('secret')}>
          {messages.secretNew}
        </Button>
        <Button
          size="compact"
          variant="danger"
          aria-label={messages.remove(address)}
          onClick={() => setAsked('remove')}
        >
          {messages.removeConfirm}
        </Button>
      </div>
      {opened && <Deliveries owner={owner} address={address} />}
      {asked === 'remove' && (
        <ConfirmDialog
          title={messages.removeTitle}
          question={messages.removeQuestion}
          yes={messages.removeConfirm}
          destroys
          busy={removing.isPending}
          onYes={() => removing.mutate(undefined, { onSettled: close })}
          onClose={close}
        />
      )}
      {asked === 'secret' && (
        <ConfirmDialog
          title={messages.secretNew}
          question={messages.secretNewQuestion}
          yes={messages.secretNew}
          busy={renewing.isPending}
          onYes={() => renewing.mutate(undefined, { onSuccess: ({ secret }) => onSecret(secret), onSettled: close })}
          onClose={close}
        />
      )}
    </li>
  );
};
