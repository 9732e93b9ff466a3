import { useIsFetching, useIsMutating, useQuery } from '@tanstack/react-query';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { sessionMessages } from '@vitrine/contract/session/messages';
import type { AppConfig } from '@vitrine/contract/session/schemas';
import { useState } from 'react';
import { appConfigQuery } from '../../session/queries.ts';
import { logoAddress } from '../../tenant/logo-address.ts';
import { HOME, LOGIN } from '../../tenant/paths.ts';
import { Mark, Wordmark } from '../../ui/images/Logo.tsx';
import bedroom from './bedroom.webp';
import { readInvitation } from './calls.ts';
import classes from './LoginLayout.module.css';

const invitationKey = ['invitation'];

/** The invitation of a token. Reading it changes nothing, so email scanners that open links do no harm. */
export const useInvitation = (token: string | undefined) =>
  useQuery({
    queryKey: [...invitationKey, token],
    queryFn: () => readInvitation(token ?? ''),
    enabled: token !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A line under the top edge while the screen waits for the server. */
const Loader = () => {
  const sending = useIsMutating() > 0;
  const reading = useIsFetching({ queryKey: invitationKey }) > 0;
  if (!sending && !reading) return null;
  return <div className={classes.loader} role="progressbar" aria-label={sessionMessages.loading} />;
};

/** The logo of the host's tenant, or its name without one, or the product's logo. */
const LoginLogo = ({ appConfig }: { appConfig: AppConfig | undefined }) => {
  const [failed, setFailed] = useState(false);
  if (!appConfig?.tenant) return <Wordmark />;
  const { tenant, content_url } = appConfig;
  const address = logoAddress(content_url, tenant);
  if (address === null || failed)
    return (
      <span className={classes.tenant}>
        <Mark size={28} />
        {tenant.name}
      </span>
    );
  return <img className={classes.tenantLogo} src={address} alt="" onError={() => setFailed(true)} />;
};

/** The frame of the sign-in and account screens: logo, form box and loader at the left, a room at the right. */
export const LoginLayout = () => {
  const { pathname } = useLocation();
  const { data: appConfig } = useQuery(appConfigQuery);
  return (
    <div className={classes.page}>
      <Loader />
      <main className={classes.side}>
        <Link to={HOME} className={classes.logo} aria-label={appConfig?.tenant?.name ?? 'Vitrine'}>
          <LoginLogo appConfig={appConfig} />
        </Link>
        <div className={classes.box}>
          <Outlet />
        </div>
        {pathname === LOGIN && <p className={classes.note}>{sessionMessages.needAnAccount}</p>}
      </main>
      <div className={classes.image}>
        <img src={bedroom} alt="" width={1210} height={1080} />
      </div>
    </div>
  );
};
