import { Box } from '@mantine/core';
import { supportMessages as messages } from '@vitrine/contract/support/messages';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { CommonIssuesScreen } from './CommonIssuesScreen.tsx';

/** Contacts and common issues, outside any configurator. */
export const SupportScreen = () => (
  <>
    <PageHeader title={messages.title} />
    <Box maw={820} pt={{ base: 20, sm: 28 }} pb={64}>
      <CommonIssuesScreen />
    </Box>
  </>
);
