import { Button, Group, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { uiMessages } from '@vitrine/contract/screens/messages';
import type { ReactNode } from 'react';
import { ApiError, errorText } from '../../calls/api-error.ts';
import { isUnloadedCode } from '../../calls/unloaded-code.ts';
import { TornImage } from './drawings.tsx';
import { EmptyState } from './EmptyState.tsx';
import { useFocusAfter } from './useFocusAfter.ts';

const help = (error: unknown): string =>
  error instanceof ApiError || isUnloadedCode(error)
    ? `${errorText(error)}\n${uiMessages.editsSafe}`
    : uiMessages.noAnswer;

interface FailedListProps {
  /** Names the list that did not load, as its heading does. */
  what: string;
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
}

/** Asks again, or reloads the page where code is missing. */
const TryAgain = ({ query, size }: Pick<FailedListProps, 'query'> & { size?: 'xs' }) => {
  const noteAround = useFocusAfter();
  return (
    <Button
      {...(size && { size })}
      leftSection={<IconRefresh size={16} stroke={1.6} />}
      aria-busy={query.isFetching}
      onClick={({ currentTarget }) => {
        noteAround(currentTarget);
        return isUnloadedCode(query.error) ? window.location.reload() : query.refetch();
      }}
    >
      {uiMessages.tryAgain}
    </Button>
  );
};

/** Replaces a list that did not load, with the reason and Try again. */
export const FailedList = ({ what, query }: FailedListProps) => (
  <div role="alert">
    <EmptyState
      drawing={<TornImage />}
      title={uiMessages.didNotLoad(what)}
      help={help(query.error)}
      action={<TryAgain query={query} />}
    />
  </div>
);

/** Replaces a small part of a screen that did not load. */
export const FailedLine = ({ what, query }: FailedListProps) => (
  <Group role="alert" gap={12} mih={36}>
    <Text span size="sm">
      {uiMessages.didNotLoad(what)}
    </Text>
    <TryAgain query={query} size="xs" />
  </Group>
);

interface NotLoadedProps extends FailedListProps {
  query: FailedListProps['query'] & { isPending: boolean };
  skeleton: ReactNode;
}

/** Replaces a list without data: its skeleton while it loads, otherwise the reason and Try again. */
export const NotLoaded = ({ skeleton, ...failed }: NotLoadedProps) =>
  failed.query.isPending ? skeleton : <FailedList {...failed} />;
