import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { createQueryClient } from '../calls/query-client.ts';
import { createAppRouter } from '../routes.tsx';
import { settleEndedSession } from '../shell/ended-session.ts';
import { watchSession } from '../shell/watch-session.ts';
import { installBrowserParts, setCookie } from './browser-parts.ts';
import { type FakeRoutes, startFakeServer } from './fake-server.ts';
import { aConfigurator, aUser, theSurroundings, withVersions } from './samples.ts';

configure({
  // Screens are loaded when they are first shown; the first one in a file is read from source.
  asyncUtilTimeout: 10_000,
  // Without the whole page as text, which would be written anew at every try of a wait.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

beforeEach(() => {
  installBrowserParts();
  localStorage.clear();
  sessionStorage.clear();
  setCookie('XSRF-TOKEN=token-1; path=/');
});

afterEach(() => {
  cleanup();
  settleEndedSession(false);
  vi.unstubAllGlobals();
});

const withoutRetries = (client: QueryClient): QueryClient => {
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  return client;
};

/** The whole dashboard at an address, signed in unless `routes` says otherwise. */
export const renderApp = (address: string, routes: FakeRoutes = {}) => {
  const server = startFakeServer({
    'GET /api/user': aUser(),
    'GET /api/surroundings': theSurroundings(),
    'GET /api/configurators': [aConfigurator()],
    'GET /api/configurators/1': withVersions(aConfigurator()),
    ...routes,
  });
  const queryClient = withoutRetries(createQueryClient());
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [address] }));
  watchSession(router, queryClient);
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { server, router, queryClient, user: userEvent.setup(), ...view };
};
