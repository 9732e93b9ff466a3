import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQueryClient } from '../calls/query-client.ts';
import { Notifications } from '../layout/Notifications.tsx';
import { createAppRouter } from '../routes.tsx';
import { LanguageRoot } from '../session/LanguageRoot.tsx';
import { watchSession } from '../session/watch-session.ts';
import { type FakeRoutes, startFakeServer } from './fake-server.ts';
import { aConfigurator, anAppConfig, aUser, withVersions } from './samples.ts';

const withoutRetries = (client: QueryClient): QueryClient => {
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, retry: false } });
  return client;
};

/** The whole dashboard at an address, signed in unless `routes` says otherwise. */
export const renderApp = (address: string, routes: FakeRoutes = {}) => {
  const server = startFakeServer({
    'GET /api/user': aUser(),
    'GET /api/app-config': anAppConfig(),
    'GET /api/configurators': [aConfigurator()],
    'GET /api/configurators/1': withVersions(aConfigurator()),
    ...routes,
  });
  const queryClient = withoutRetries(createQueryClient());
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [address] }));
  watchSession(router, queryClient);
  const view = render(
    <QueryClientProvider client={queryClient}>
      <Notifications>
        <LanguageRoot>
          <RouterProvider router={router} />
        </LanguageRoot>
      </Notifications>
    </QueryClientProvider>,
  );
  return { server, router, queryClient, user: userEvent.setup(), ...view };
};
