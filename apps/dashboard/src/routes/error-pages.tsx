import { useQueryClient } from '@tanstack/react-query';
import { type ErrorComponentProps, useNavigate } from '@tanstack/react-router';
import { sessionMessages } from '@vitrine/contract/session/messages';
import { useEffect } from 'react';
import { errorText } from '../calls/api-error.ts';
import { appConfigQuery } from '../session/queries.ts';
import { HOME } from '../tenant/paths.ts';
import { PlainButton } from '../ui/buttons/PlainButton.tsx';
import { TornImage } from '../ui/feedback/drawings.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { uiMessages } from '../ui/messages.ts';
import classes from './error-pages.module.css';
import { titleDocument } from './useTitle.ts';

/** Sentences of the shell that no area owns. */
const shellMessages = {
  notFoundHelp: 'This page does not exist, or you do not have access to it.',
} as const;

/** The page for unknown addresses. */
export const NotFound = () => {
  const navigate = useNavigate();
  const appConfig = useQueryClient().getQueryData(appConfigQuery.queryKey);
  useEffect(() => titleDocument(sessionMessages.notFound), []);
  return (
    <main className={classes.page}>
      <EmptyState
        title={sessionMessages.notFound}
        help={shellMessages.notFoundHelp}
        action={
          <PlainButton onClick={() => navigate({ to: HOME })}>
            {appConfig?.admin_host ? 'Back to Organisations' : 'Back to Configurators'}
          </PlainButton>
        }
      />
    </main>
  );
};

/** The page for a screen that did not load. A reload also fetches the code of a newer release. */
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
