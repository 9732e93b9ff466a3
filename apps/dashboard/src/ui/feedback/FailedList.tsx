import { Button, Group, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { type ReactNode, useEffect, useRef } from 'react';
import { ApiError, errorText } from '../../calls/api-error.ts';
import { isUnloadedCode } from '../../calls/unloaded-code.ts';
import { TornImage } from './drawings.tsx';
import { EmptyState } from './EmptyState.tsx';

const help = (error: unknown): string =>
  error instanceof ApiError || isUnloadedCode(error)
    ? `${errorText(error)}\n${uiMessages.editsSafe}`
    : uiMessages.noAnswer;

interface FailedListProps {
  /** Names the list that did not load, as its heading does. */
  what: string;
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
}

/** Once pressed the button is gone: the focus goes to the page or dialog that it was on. Returns what to call on a press. */
const useFocusAfter = (): ((button: Element) => void) => {
  const around = useRef<HTMLElement | null>(null);
  useEffect(
    () => () => {
      if (document.activeElement === document.body) around.current?.focus({ preventScroll: true });
    },
    [],
  );
  return (button) => {
    around.current = button.closest('[role=dialog], [role=alertdialog], main');
  };
};

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
