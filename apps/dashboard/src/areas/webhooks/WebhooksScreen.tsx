import { Stack, Text } from '@mantine/core';
import { Navigate } from '@tanstack/react-router';
import { webhookLimits as limits } from '@vitrine/contract/webhooks/limits';
import { webhookMessages as messages } from '@vitrine/contract/webhooks/messages';
import { may } from '@vitrine/domain/permissions/may';
import { useState } from 'react';
import { useSession } from '../../session/session.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { EmptyTray } from '../../ui/drawings.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FailedList } from '../../ui/FailedList.tsx';
import { BackLink, PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { usePhone } from '../../ui/usePhone.ts';
import { AddWebhook, SecretModal } from './AddWebhook.tsx';
import { useWebhooks } from './useWebhooks.ts';
import { WebhookCard } from './WebhookCard.tsx';

const Webhooks = ({ organisationId }: { organisationId: number }) => {
  const { webhooks, adding } = useWebhooks(organisationId);
  const [secret, setSecret] = useState<string | null>(null);
  if (webhooks.isPending) return <RowsSkeleton label={messages.fetching} image={false} />;
  if (!webhooks.data)
    return (
      <FailedList
        what={messages.title}
        error={webhooks.error}
        onRetry={webhooks.refetch}
        retrying={webhooks.isFetching}
      />
    );
  const full = webhooks.data.length >= limits.perOrganisation;
  return (
    <>
      {full ? (
        <Text size="sm" maw={640} mt={4} c="dimmed">
          {messages.full}
        </Text>
      ) : (
        <AddWebhook adding={adding} onAdded={setSecret} draftOf={organisationId} />
      )}
      {webhooks.data.length === 0 ? (
        <EmptyState drawing={<EmptyTray />} title={messages.empty} help={messages.emptyHelp} />
      ) : (
        <Stack component="ul" gap={16} mt={28} pb={40}>
          {webhooks.data.map((webhook) => (
            <WebhookCard
              key={webhook.id}
              webhook={webhook}
              owner={{ organisationId, webhookId: webhook.id }}
              onSecret={setSecret}
            />
          ))}
        </Stack>
      )}
      {secret !== null && <SecretModal secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
};

/** Addresses of the organisation's own systems that are told of each enquiry. */
export const WebhooksScreen = () => {
  const { user } = useSession();
  const { paths, parent } = useTenant();
  const phone = usePhone();
  if (!may(user, 'organisations.admin') || user.reseller) return <Navigate to={paths.settings} replace />;
  const back = <BackLink to={paths.settings}>Account Settings</BackLink>;
  return (
    <>
      <PageHeader title={messages.title} path={back} />
      {phone && back}
      <Text size="sm" maw={640} mt={4} c="dimmed">
        {messages.help}
      </Text>
      {parent && <Webhooks key={parent.id} organisationId={parent.id} />}
    </>
  );
};
