import { redirect } from '@tanstack/react-router';

interface LoaderInput {
  location: { pathname: string; search: object };
}

/** Redirects the short address of the history to the modal over the tables. */
export const goToHistory = async ({ location }: LoaderInput): Promise<never> => {
  const to = location.pathname.replace(/versions\/?$/, 'data/versions');
  throw redirect({ to, search: location.search as never, replace: true });
};
