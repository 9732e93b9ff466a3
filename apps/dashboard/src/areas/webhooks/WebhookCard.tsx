import { Box, Button, Flex, Group, Text } from '@mantine/core';
import { webhookMessages as messages } from '@vitrine/contract/webhooks/messages';
import type { Webhook } from '@vitrine/contract/webhooks/schemas';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { announce } from '../../ui/feedback/announce.ts';
import { Switch } from '../../ui/forms/Switch.tsx';
import { Deliveries, StateBadge } from './Deliveries.tsx';
import { enableWebhook, renewSecret, sendTest, useRemoving, useWebhookAct, type WebhooksOwner } from './useWebhooks.ts';

interface WebhookCardProps {
  webhook: Webhook;
  owner: WebhooksOwner;
  onSecret: (secret: string) => void;
}

/** One webhook: switch, test, deliveries, new secret and removal. */
export const WebhookCard = ({ webhook, owner, onSecret }: WebhookCardProps) => {
  const { address, enabled } = webhook;
  const [question, setQuestion] = useState<'remove' | 'secret' | null>(null);
  const [opened, setOpened] = useState(false);
  const switching = useWebhookAct(owner, (on: boolean) => enableWebhook(owner, on));
  const testing = useWebhookAct(owner, () => sendTest(owner));
  const removing = useRemoving(owner);
  const renewing = useWebhookAct(owner, () => renewSecret(owner));
  const close = (): void => setQuestion(null);
  const test = (): void =>
    testing.mutate(undefined, {
      onSuccess: () => {
        setOpened(true);
        announce(messages.testSent);
      },
    });
  return (
    <Box component="li" p={20} bd="1px solid var(--vt-line)" bdrs={12}>
      <Group gap={12} wrap="nowrap">
        <Text inherit flex={1} miw={0} fw={500} className="vt-anywhere">
          {address}
        </Text>
        {webhook.last && <StateBadge status={webhook.last} />}
        <Switch
          label={messages.enable(address)}
          on={enabled}
          locked={switching.isPending}
          onToggle={() => switching.mutate(!enabled)}
        />
      </Group>
      <Flex gap={8} wrap="wrap" mt={14}>
        <Button size="xs" aria-busy={testing.isPending} onClick={test}>
          {messages.test}
        </Button>
        <Button
          size="xs"
          aria-expanded={opened}
          aria-label={messages.showDeliveries(address)}
          onClick={() => setOpened(!opened)}
        >
          {messages.deliveries}
        </Button>
        <Button size="xs" onClick={() => setQuestion('secret')}>
          {messages.secretNew}
        </Button>
        <Button size="xs" variant="danger" aria-label={messages.remove(address)} onClick={() => setQuestion('remove')}>
          {messages.removeConfirm}
        </Button>
      </Flex>
      {opened && <Deliveries owner={owner} address={address} />}
      {question === 'remove' && (
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
      {question === 'secret' && (
        <ConfirmDialog
          title={messages.secretNew}
          question={messages.secretNewQuestion}
          yes={messages.secretNew}
          busy={renewing.isPending}
          onYes={() => renewing.mutate(undefined, { onSuccess: ({ secret }) => onSecret(secret), onSettled: close })}
          onClose={close}
        />
      )}
    </Box>
  );
};
