import type { QueryClient } from '@tanstack/react-query';
import { notFound, type ParsedLocation, redirect } from '@tanstack/react-router';
import type { CurrentUser } from '@vitrine/contract/session/schemas';
import { HOME, LOGIN, ORGANISATIONS, pathsOf } from '../tenant/paths.ts';
import { isLeaving, leaveForHome } from './leave-for.ts';
import { appConfigQuery, userQuery } from './queries.ts';
import type { Session } from './session.ts';

interface GuardArguments {
  context: { queryClient: QueryClient };
  location: ParsedLocation;
}

/** Whether a user belongs on another host than this; administrators may look at every host. */
export const belongsElsewhere = (user: CurrentUser, here: string): boolean =>
  user.home !== '' && !user.is_admin && user.home !== here;

/** The shell needs a session. Without one the sign-in form shows, and afterwards leads to the requested page. */
export const requireSession = async ({ context, location }: GuardArguments): Promise<{ session: Session }> => {
  const { queryClient } = context;
  const [user, appConfig] = await Promise.all([
    queryClient.ensureQueryData(userQuery),
    queryClient.ensureQueryData(appConfigQuery),
  ]);
  if (user === null) {
    const next = location.pathname === HOME ? {} : { next: location.href };
    throw redirect({ to: LOGIN, search: next });
  }
  if (belongsElsewhere(user, window.location.origin)) await leaveForHome(user);
  return { session: { user, appConfig } };
};

/** The sign-in form is only for visitors without a session, and stays closed while a sign-in redirects. */
export const requireNoSession = async ({ context }: GuardArguments): Promise<void> => {
  if (isLeaving()) await new Promise(() => undefined);
  if ((await context.queryClient.ensureQueryData(userQuery)) !== null) throw redirect({ to: HOME });
};

/** The bare address of a host leads to the form. */
export const goToLogin = async (): Promise<never> => {
  throw redirect({ to: LOGIN, replace: true });
};

/**
 * The bare home route redirects to its first child: organisations on the admin host, configurators elsewhere.
 * /home/anything means /anything.
 */
export const leaveHome = async ({ context, location }: GuardArguments): Promise<never> => {
  const rest = location.pathname.slice(HOME.length).replace(/\/$/, '');
  if (rest !== '') throw redirect({ to: rest, search: location.search, hash: location.hash, replace: true });
  const { admin_host } = await context.queryClient.ensureQueryData(appConfigQuery);
  throw redirect({ to: admin_host ? ORGANISATIONS : pathsOf(null).configurators, replace: true });
};

/** Views of administrators, on the admin host only. */
export const onAdminHost = async ({ context }: GuardArguments): Promise<void> => {
  const { admin_host } = await context.queryClient.ensureQueryData(appConfigQuery);
  if (!admin_host) throw notFound();
};

/** Views of the user's tenant; the admin host shows tenants below /organisations/:orgName instead. */
export const onNormalHost = async ({ context }: GuardArguments): Promise<void> => {
  const { admin_host } = await context.queryClient.ensureQueryData(appConfigQuery);
  if (admin_host) throw redirect({ to: ORGANISATIONS, replace: true });
};

/** Views of a tenant that the admin host has as well, for the provider's own staff. */
export const onEitherHost = async ({ context }: GuardArguments): Promise<void> => {
  const [user, { admin_host }] = await Promise.all([
    context.queryClient.ensureQueryData(userQuery),
    context.queryClient.ensureQueryData(appConfigQuery),
  ]);
  if (admin_host && !user?.is_admin) throw notFound();
};

/** Views for administrators, on every host. */
export const onlyAdministrators = async ({ context }: GuardArguments): Promise<void> => {
  if (!(await context.queryClient.ensureQueryData(userQuery))?.is_admin) throw notFound();
};

/** Views for an action of some users; `path` is the view's own part of the address. */
export const onlyWho =
  (may: (user: CurrentUser) => boolean, path: string) =>
  async ({ context, location }: GuardArguments): Promise<void> => {
    const user = await context.queryClient.ensureQueryData(userQuery);
    if (user === null || may(user)) return;
    const parts = location.pathname.split('/');
    const own = parts.lastIndexOf(path.split('/')[0] ?? '');
    throw redirect({ to: parts.slice(0, own).join('/'), search: location.search, replace: true });
  };
