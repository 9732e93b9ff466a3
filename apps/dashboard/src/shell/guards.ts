import type { QueryClient } from '@tanstack/react-query';
import { notFound, type ParsedLocation, redirect } from '@tanstack/react-router';
import type { CurrentUser } from '@vitrine/contract/session/schemas';
import { HOME, LOGIN, ORGANISATIONS, placesIn } from './places.ts';
import { surroundingsQuery, userQuery } from './queries.ts';
import type { Session } from './session.ts';

interface GuardArguments {
  context: { queryClient: QueryClient };
  location: ParsedLocation;
}

/** Where a user's own host is another one than this, its address; administrators may look at every host. */
export const otherHome = (user: CurrentUser, here: string): string | null =>
  user.home === '' || user.is_admin || user.home === here ? null : `${user.home}${HOME}`;

/** Goes to another host; the page that is left never shows anything more. */
export const leaveFor = (address: string): Promise<never> => {
  window.location.assign(address);
  return new Promise(() => undefined);
};

/** The shell needs a session; without one the form follows, and remembers the way (platform.md §2). */
export const requireSession = async ({ context, location }: GuardArguments): Promise<{ session: Session }> => {
  const { queryClient } = context;
  const [user, surroundings] = await Promise.all([
    queryClient.ensureQueryData(userQuery),
    queryClient.ensureQueryData(surroundingsQuery),
  ]);
  if (user === null) {
    const next = location.pathname === HOME ? {} : { next: location.href };
    throw redirect({ to: LOGIN, search: next });
  }
  const elsewhere = otherHome(user, window.location.origin);
  if (elsewhere !== null) await leaveFor(elsewhere);
  return { session: { user, surroundings } };
};

/** The sign-in form is for those who are not signed in. */
export const requireNoSession = async ({ context }: GuardArguments): Promise<void> => {
  if ((await context.queryClient.ensureQueryData(userQuery)) !== null) throw redirect({ to: HOME });
};

/** The bare address of a host leads to the form. */
export const goToLogin = async (): Promise<never> => {
  throw redirect({ to: LOGIN, replace: true });
};

/**
 * The bare home route leads to its first child: organisations on the admin host, configurators elsewhere (platform.md §2).
 * /home/anything means /anything (decision A4).
 */
export const leaveHome = async ({ context, location }: GuardArguments): Promise<never> => {
  const rest = location.pathname.slice(HOME.length).replace(/\/$/, '');
  if (rest !== '') throw redirect({ to: rest, search: location.search, replace: true });
  const { admin_host } = await context.queryClient.ensureQueryData(surroundingsQuery);
  throw redirect({ to: admin_host ? ORGANISATIONS : placesIn(null).configurators, replace: true });
};

/** Views of administrators, on the admin host only. */
export const onAdminHost = async ({ context }: GuardArguments): Promise<void> => {
  const { admin_host } = await context.queryClient.ensureQueryData(surroundingsQuery);
  if (!admin_host) throw notFound();
};

/** Views of one's own house; the admin host shows houses below /organisations/:orgName instead. */
export const onNormalHost = async ({ context }: GuardArguments): Promise<void> => {
  const { admin_host } = await context.queryClient.ensureQueryData(surroundingsQuery);
  if (admin_host) throw redirect({ to: ORGANISATIONS, replace: true });
};
