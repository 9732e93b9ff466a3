import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { sessionMessages } from '@vitrine/contract/session/messages';
import { useEffect } from 'react';
import { shellMessages } from '../layout/messages.ts';
import { appConfigQuery } from '../session/queries.ts';
import { HOME } from '../tenant/paths.ts';
import { EmptyCase } from '../ui/drawings.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PlainButton } from '../ui/PlainButton.tsx';
import classes from './NotFound.module.css';
import { titleDocument } from './useTitle.ts';

/** Any address that leads nowhere. */
export const NotFound = () => {
  const navigate = useNavigate();
  const appConfig = useQueryClient().getQueryData(appConfigQuery.queryKey);
  useEffect(() => titleDocument(sessionMessages.notFound), []);
  return (
    <main className={classes.page}>
      <EmptyState
        drawing={<EmptyCase />}
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
