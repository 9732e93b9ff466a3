import { redirect } from '@tanstack/react-router';

interface Given {
  location: { pathname: string; search: object };
}

/** The history lies over the tables: its short address leads there. */
export const goToHistory = async ({ location }: Given): Promise<never> => {
  const to = location.pathname.replace(/versions\/?$/, 'data/versions');
  throw redirect({ to, search: location.search as never, replace: true });
};
