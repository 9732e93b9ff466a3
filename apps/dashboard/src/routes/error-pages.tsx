import { useQuery } from '@tanstack/react-query';
import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { frameMessages } from '@vitrine/contract/screens/frame-messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { sessionMessages } from '@vitrine/contract/session/messages';
import { errorText } from '../calls/api-error.ts';
import { appConfigQuery, userQuery } from '../session/queries.ts';
import { HOME, LOGIN } from '../tenant/paths.ts';
import { PlainButton } from '../ui/buttons/PlainButton.tsx';
import { TornImage } from '../ui/feedback/drawings.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import classes from './error-pages.module.css';
import { useMissingTitle } from './useTitle.ts';

/** The link to the first page of this host: the form for people who are signed out, otherwise the host's first list. */
const HomeLink = () => {
  const isAdminHost = useQuery(appConfigQuery).data?.admin_host === true;
  const isSignedOut = useQuery(userQuery).data === null;
  const label = isAdminHost ? frameMessages.backToOrganisations : frameMessages.backToConfigurators;
  return (
    <Link to={isSignedOut ? LOGIN : HOME} className="mantine-Button-root" data-variant="default">
      <span className="mantine-Button-label">{isSignedOut ? frameMessages.goToSignIn : label}</span>
    </Link>
  );
};

/** Says that there is nothing at this address, inside the menus: for ids that do not exist. */
export const MissingPage = () => {
  useMissingTitle();
  return <EmptyState isPage title={sessionMessages.notFound} help={frameMessages.notFoundHelp} action={<HomeLink />} />;
};

/** The page for unknown addresses. */
export const NotFound = () => (
  <main className={classes.page}>
    <MissingPage />
  </main>
);

/** The page for a screen that did not load. A reload also fetches the code of a newer release. */
export const RouteFailed = ({ error }: ErrorComponentProps) => (
  <div role="alert">
    <EmptyState
      drawing={<TornImage />}
      title={uiMessages.screenFailed}
      help={`${errorText(error)}\n${uiMessages.editsSafe}`}
      action={<PlainButton onClick={() => window.location.reload()}>{uiMessages.tryAgain}</PlainButton>}
    />
  </div>
);
