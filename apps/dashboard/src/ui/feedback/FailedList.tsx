import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { ApiError, errorText } from '../../calls/api-error.ts';
import { uiMessages } from '../messages.ts';
import { TornImage } from './drawings.tsx';
import { EmptyState } from './EmptyState.tsx';

interface FailedListProps {
  /** Names the list that did not load, as its heading does. */
  what: string;
  error: unknown;
  onRetry: () => void;
  retrying?: boolean;
}

const help = (error: unknown): string =>
  error instanceof ApiError ? `${errorText(error)}\n${uiMessages.editsSafe}` : uiMessages.noAnswer;

/** Replaces a list that did not load, with the reason and Try again. */
export const FailedList = ({ what, error, onRetry, retrying = false }: FailedListProps) => (
  <div role="alert">
    <EmptyState
      drawing={<TornImage />}
      title={uiMessages.didNotLoad(what)}
      help={help(error)}
      action={
        <Button leftSection={<IconRefresh size={16} stroke={1.6} />} aria-busy={retrying} onClick={onRetry}>
          Try again
        </Button>
      }
    />
  </div>
);
