import { Box, Button, Stack, Text } from '@mantine/core';
import type { QueryKey } from '@tanstack/react-query';
import { feedLimits as limits } from '@vitrine/contract/designs/feed-limits';
import { feedMessages as messages } from '@vitrine/contract/designs/feed-messages';
import type { feedRoutes } from '@vitrine/contract/designs/feed-routes';
import type { FeedSettings, FeedSettingsChange, FeedState } from '@vitrine/contract/designs/feed-schemas';
import { routeTitles } from '@vitrine/contract/screens/titles';
import { parseWebAddress } from '@vitrine/contract/web-address';
import { fieldError } from '../../../calls/api-error.ts';
import { call } from '../../../calls/call.ts';
import { useChange } from '../../../layout/useChange.ts';
import { useSession } from '../../../session/session.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useDraftForm } from '../../../ui/forms/useDraftForm.ts';

interface FeedTarget {
  configuratorId: number;
  resellerId: number | null;
}

const saveFeed = ({ configuratorId, resellerId }: FeedTarget, body: FeedSettingsChange) =>
  call<typeof feedRoutes.saveFeed>('PUT', '/configurators/:configuratorId/feed', {
    params: { configuratorId },
    query: resellerId === null ? {} : { reseller: resellerId },
    body,
  });

interface FeedFormProps {
  target: FeedTarget;
  stored: FeedSettings;
  queryKey: QueryKey;
}

const FIELDS = ['page', 'brand'] as const;

/** Page and brand of a product feed. */
export const FeedForm = ({ target, stored, queryKey }: FeedFormProps) => {
  const { user } = useSession();
  const form = useDraftForm(`feed.${user.id}.${target.configuratorId}.${target.resellerId ?? 'own'}`, {
    initialValues: stored,
    validate: ({ page }) =>
      page.trim() === '' || parseWebAddress(page.trim()) !== null ? {} : { page: messages.pageInvalid },
  });
  // Only what was changed is sent: what a colleague has saved of the other field stays.
  const send = (typed: FeedSettings): Promise<FeedState> =>
    saveFeed(
      target,
      Object.fromEntries(
        FIELDS.filter((field) => typed[field] !== stored[field]).map((field) => [field, typed[field]]),
      ),
    );
  const saving = useChange(send, {
    failed: routeTitles.integrationFeed,
    success: [messages.saved, messages.addressesHelp],
    replaces: queryKey,
    onSuccess: ({ settings }, _, sent) => {
      const now = form.getValues();
      // What is typed while it is saved stays.
      for (const field of FIELDS) if (now[field] === sent[field]) form.setFieldValue(field, settings[field]);
    },
    onError: (error) => {
      for (const field of FIELDS) form.setFieldError(field, fieldError(error, field));
    },
  });
  return (
    <form noValidate onSubmit={form.submitWith((values) => !saving.isPending && saving.mutate(values))}>
      <Stack gap={16} maw={560}>
        <Box>
          <TextField
            label={messages.page}
            inputMode="url"
            name="page"
            maximum={limits.pageMaximum}
            {...form.getInputProps('page')}
          />
          <Text size="sm" c="dimmed" mt={4}>
            {messages.pageHelp}
          </Text>
        </Box>
        <Box>
          <TextField
            label={messages.brand}
            name="brand"
            maximum={limits.brandMaximum}
            {...form.getInputProps('brand')}
          />
          <Text size="sm" c="dimmed" mt={4}>
            {messages.brandHelp}
          </Text>
        </Box>
        <Button
          type="submit"
          variant="filled"
          w={{ base: '100%', sm: 'auto' }}
          style={{ alignSelf: 'flex-start' }}
          disabled={!form.isChanged}
          aria-busy={saving.isPending}
        >
          {messages.save}
        </Button>
      </Stack>
    </form>
  );
};
