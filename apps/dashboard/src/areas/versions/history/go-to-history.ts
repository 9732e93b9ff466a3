import { redirect } from '@tanstack/react-router';

interface LoaderInput {
  location: { pathname: string; search: object };
}

/** The history lies over the tables: its short address leads there. */
export const goToHistory = async ({ location }: LoaderInput): Promise<never> => {
  const to = location.pathname.replace(/versions\/?$/, 'data/versions');
  throw redirect({ to, search: location.search as never, replace: true });
};
