import { Box, Button, Stack, Text } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';

import { uiMessages } from '@vitrine/contract/screens/messages';
import { webhookLimits as limits } from '@vitrine/contract/webhooks/limits';
import { webhookMessages as messages } from '@vitrine/contract/webhooks/messages';
import type { WebhookWithSecret } from '@vitrine/contract/webhooks/schemas';
import { mayManageWebhooks } from '@vitrine/domain/policies/organisations';
import { useEffect, useState } from 'react';
import { ApiError, errorText } from '../../calls/api-error.ts';
import { Redirect } from '../../routes/Redirect.tsx';
import { useSession } from '../../session/session.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { ModalFrame } from '../../ui/dialogs/ModalFrame.tsx';
import { EmptyTray } from '../../ui/feedback/drawings.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotLoaded } from '../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { focusInvalid } from '../../ui/focus-invalid.ts';
import { useDraftText } from '../../ui/forms/draft-storage.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { BackLink, PageHeader } from '../../ui/page/PageHeader.tsx';
import { usePhone } from '../../ui/page/usePhone.ts';
import { useWebhooks } from './useWebhooks.ts';
import { WebhookCard } from './WebhookCard.tsx';
import classes from './WebhooksScreen.module.css';

interface AddWebhookProps {
  adding: UseMutationResult<WebhookWithSecret, Error, string>;
  onAdded: (secret: string) => void;
  /** Drafts are kept by organisation. */
  draftOf: number;
}

const NOTHING = { address: '' };

/** The form for a new address; the server's error is shown at the field. */
const AddWebhook = ({ adding, onAdded, draftOf }: AddWebhookProps) => {
  const { user } = useSession();
  const [values, setValues, clearSent] = useDraftText(`webhook.${user.id}.${draftOf}`, NOTHING);
  const { error } = adding;
  const atField = error instanceof ApiError ? error.errors?.address?.[0] : undefined;
  const errorMessage = error ? (atField ?? errorText(error)) : undefined;
  useEffect(() => {
    if (error) focusInvalid();
  }, [error]);
  return (
    <Box
      component="form"
      maw={720}
      mt={24}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (adding.isPending) return;
        adding.mutate(values.address, {
          onSuccess: ({ secret }) => {
            clearSent(values);
            onAdded(secret);
          },
        });
      }}
    >
      <TextField
        className={classes.address}
        label={messages.address}
        name="address"
        inputMode="url"
        autoComplete="off"
        placeholder={messages.addressPlaceholder}
        value={values.address}
        error={errorMessage}
        onChange={(event) => {
          if (error) adding.reset();
          setValues({ address: event.target.value });
        }}
        beside={
          <Button type="submit" variant="filled" aria-busy={adding.isPending}>
            {adding.isPending ? messages.adding : messages.add}
          </Button>
        }
      />
      <Text mt={6} c="dimmed" fz={12} lh="18px">
        {messages.addressHelp}
      </Text>
    </Box>
  );
};

/** The secret, shown once: Escape and a click outside do not close it. */
const SecretModal = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <ModalFrame
    title={messages.secretTitle}
    sentence={messages.secretOnce}
    width={560}
    small
    locked
    onClose={onClose}
    footer={(close) => (
      <Button variant="filled" data-autofocus onClick={close}>
        {messages.done}
      </Button>
    )}
  >
    <CodeBlock label={messages.secretTitle} code={secret} />
  </ModalFrame>
);

const Webhooks = ({ organisationId }: { organisationId: number }) => {
  const { webhooks, adding } = useWebhooks(organisationId);
  const [secret, setSecret] = useState<string | null>(null);
  const skeleton = <RowsSkeleton label={messages.fetching} image={false} />;
  if (!webhooks.data) return <NotLoaded what={messages.title} query={webhooks} skeleton={skeleton} />;
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

/** The organisation's endpoints that are notified of each enquiry. */
export const WebhooksScreen = () => {
  const { user } = useSession();
  const { paths, parent } = useTenant();
  const phone = usePhone();
  if (!mayManageWebhooks(user)) return <Redirect to={paths.settings} />;
  const back = <BackLink to={paths.settings}>{uiMessages.accountSettings}</BackLink>;
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
