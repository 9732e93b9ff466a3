import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { HOME, LOGIN } from '../../shell/places.ts';
import { Wordmark } from '../../ui/Logo.tsx';
import bedroom from './bedroom.webp';
import classes from './LoginLayout.module.css';
import { invitationKey } from './useInvitation.ts';

/** A line under the top edge while the screen waits for the server. */
const Loader = () => {
  const sending = useIsMutating() > 0;
  const reading = useIsFetching({ queryKey: invitationKey }) > 0;
  if (!sending && !reading) return null;
  return <div className={classes.loader} role="progressbar" aria-label="Loading" />;
};

/** The frame of the sign-in and account screens: logo, form box and loader at the left, a room at the right. */
export const LoginLayout = () => {
  const { pathname } = useLocation();
  return (
    <div className={classes.page}>
      <Loader />
      <main className={classes.side}>
        <Link to={HOME} className={classes.logo} aria-label="Vitrine">
          <Wordmark />
        </Link>
        <div className={classes.box}>
          <Outlet />
        </div>
        {pathname === LOGIN && (
          <p className={classes.note}>Need an account? Ask whoever manages Vitrine in your company to invite you.</p>
        )}
      </main>
      <div className={classes.picture}>
        <img src={bedroom} alt="" width={1210} height={1080} />
      </div>
    </div>
  );
};
