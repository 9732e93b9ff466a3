import { Text } from '@mantine/core';
import { followUpMessages as messages } from '@vitrine/contract/enquiries/follow-up-messages';
import { useEffect } from 'react';
import { EmptyTray } from '../../ui/drawings.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FailedList } from '../../ui/FailedList.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { EnquiryTabs } from './parts/EnquiryTabs.tsx';
import { SpamList } from './parts/SpamList.tsx';
import { useQuarantine } from './useQuarantine.ts';

/** Enquiries that look sent by a machine: nobody was told of them until a person releases them. */
export const SpamScreen = () => {
  const { waiting } = useQuarantine();
  const { hasNextPage, isFetching, isError, fetchNextPage } = waiting;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return (
    <>
      <PageHeader title="Customer Enquiries" />
      <EnquiryTabs />
      <Text size="sm" maw={640} mb={16} c="dimmed">
        {messages.spamHelp}
      </Text>
      {waiting.isPending ? (
        <RowsSkeleton label={messages.fetchingSpam} image={false} />
      ) : !waiting.data ? (
        <FailedList
          what={messages.spam}
          error={waiting.error}
          onRetry={waiting.refetch}
          retrying={waiting.isFetching}
        />
      ) : waiting.data.rows.length === 0 ? (
        <EmptyState drawing={<EmptyTray />} title={messages.noSpam} help={messages.noSpamHelp} />
      ) : (
        <SpamList enquiries={waiting.data.rows} total={waiting.data.total} />
      )}
    </>
  );
};
