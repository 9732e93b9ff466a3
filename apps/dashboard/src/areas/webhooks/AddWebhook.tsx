import { Box, Button, Text } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { webhookMessages as messages } from '@vitrine/contract/webhooks/messages';
import type { WebhookWithSecret } from '@vitrine/contract/webhooks/schemas';
import { ApiError, errorText } from '../../calls/api-error.ts';
import { useSession } from '../../session/session.ts';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { useDraftText } from '../../ui/draft-storage.ts';
import { ModalFrame } from '../../ui/ModalFrame.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface AddWebhookProps {
  adding: UseMutationResult<WebhookWithSecret, Error, string>;
  onAdded: (secret: string) => void;
  /** What is typed is kept by organisation. */
  draftOf: number;
}

const NOTHING = { address: '' };

/** One address to add; what the server says against it stands at the field. */
export const AddWebhook = ({ adding, onAdded, draftOf }: AddWebhookProps) => {
  const { user } = useSession();
  const [values, setValues] = useDraftText(`webhook.${user.id}.${draftOf}`, NOTHING, []);
  const { error } = adding;
  const atField = error instanceof ApiError ? error.errors?.address?.[0] : undefined;
  const errorMessage = error ? (atField ?? errorText(error)) : undefined;
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
            setValues(NOTHING);
            onAdded(secret);
          },
        });
      }}
    >
      <TextField
        label={messages.address}
        name="address"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
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

/** The secret, this once. */
export const SecretModal = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <ModalFrame
    title={messages.secretTitle}
    sentence={messages.secretOnce}
    width={560}
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
