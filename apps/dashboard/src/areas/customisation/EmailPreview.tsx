import { Box, Button, Flex, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { customisationMessages as messages } from '@vitrine/contract/customisation/messages';
import type { Customisation } from '@vitrine/contract/customisation/schemas';
import { useState } from 'react';
import { errorText } from '../../calls/api-error.ts';
import { useChange } from '../../layout/useChange.ts';
import { useDebounced } from '../../ui/forms/useDebounced.ts';
import { PillTabs } from '../../ui/page/PillTabs.tsx';
import { type CustomisationTarget, previewEmails, sendTestEmail } from './calls.ts';
import { ViewerForm, WIDTHS } from './FormPreview.tsx';
import type { Values } from './useCustomisation.ts';

const SETTLED_MS = 300;

const SEEN = [
  { key: 'customer', label: messages.visitorEmail },
  { key: 'organisation', label: messages.organisationEmail },
  { key: 'popup', label: messages.afterSending },
];

interface EmailPreviewProps {
  values: Values;
  logos: Customisation['logos'];
  target: CustomisationTarget;
}

/** The emails rendered by the server with the typed texts, a moment after the last key. */
export const EmailPreview = ({ values, logos, target }: EmailPreviewProps) => {
  const { emails } = values;
  const [seen, setSeen] = useState('customer');
  const [width, setWidth] = useState('desktop');
  const settled = useDebounced(emails, SETTLED_MS);
  const testing = useChange(() => sendTestEmail(target, emails), {
    success: ({ sent_to }) => [messages.testSentTitle, messages.testSent(sent_to)],
    failed: messages.notSentTitle,
  });
  const preview = useQuery({
    // A logo is stored by itself, and the emails show it.
    queryKey: ['email-preview', target, settled, logos],
    queryFn: () => previewEmails(target, settled),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  // A text that cannot be shown, such as half a link, leaves the last preview in place.
  const [shown, setShown] = useState(preview.data);
  if (preview.data !== undefined && preview.data !== shown) setShown(preview.data);
  const data = preview.data ?? shown;
  const email = seen === 'organisation' ? data?.organisation : data?.customer;
  return (
    <section aria-label={messages.preview}>
      <Flex gap={8} justify="space-between" wrap="wrap">
        <PillTabs label="Email" pills={SEEN} chosen={seen} onChoose={setSeen} controls="email-preview" />
        <PillTabs label="Width" pills={WIDTHS} chosen={width} onChoose={setWidth} controls="email-preview" />
      </Flex>
      <Text role="alert" mt={preview.isError ? 8 : 0} size="xs" c="red">
        {preview.isError && errorText(preview.error)}
      </Text>
      <Flex
        id="email-preview"
        role="tabpanel"
        aria-label={messages.preview}
        justify="center"
        mt={12}
        p={{ base: 8, sm: 20 }}
        bd="1px solid var(--vt-line)"
        bdrs={12}
        bg="var(--vt-sunken)"
      >
        {seen === 'popup' ? (
          <ViewerForm values={values} logos={logos} seen="sent" width={width} />
        ) : (
          <Box
            w="100%"
            maw={width === 'phone' ? 360 : 'none'}
            bd="1px solid var(--vt-line)"
            bdrs={8}
            bg="var(--vt-surface)"
            style={{ overflow: 'hidden' }}
          >
            <Text size="sm" px={16} pt={12} c="dimmed">
              {email?.from ?? ' '}
            </Text>
            <Text inherit px={16} pb={12} fw={600} className="vt-anywhere vt-ruled-bottom">
              {email?.subject ?? ' '}
            </Text>
            <Box
              // A frame that shows another document adds an entry to the browser's history: Back would seem dead.
              key={email?.html}
              component="iframe"
              title={messages.preview}
              sandbox=""
              srcDoc={email?.html ?? ''}
              display="block"
              w="100%"
              h={620}
              bd={0}
            />
          </Box>
        )}
      </Flex>
      <Flex justify="flex-end" mt={12}>
        <Button aria-busy={testing.isPending} onClick={() => testing.mutate()}>
          {messages.sendTest}
        </Button>
      </Flex>
    </section>
  );
};
