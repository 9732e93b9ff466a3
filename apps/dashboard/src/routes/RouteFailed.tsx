import type { ErrorComponentProps } from '@tanstack/react-router';
import { errorText } from '../calls/api-error.ts';
import { TornImage } from '../ui/drawings.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { uiMessages } from '../ui/messages.ts';
import { PlainButton } from '../ui/PlainButton.tsx';

/** A screen whose code or first data did not arrive. Loading the page again also fetches code of a newer release. */
export const RouteFailed = ({ error }: ErrorComponentProps) => (
  <div role="alert">
    <EmptyState
      drawing={<TornImage />}
      title={uiMessages.screenFailed}
      help={`${errorText(error)}\n${uiMessages.editsSafe}`}
      action={<PlainButton onClick={() => window.location.reload()}>Try again</PlainButton>}
    />
  </div>
);
