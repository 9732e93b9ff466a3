import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createQueryClient } from '../calls/query-client.ts';
import { NotificationModal } from '../layout/NotificationModal.tsx';
import { Notifications } from '../layout/Notifications.tsx';
import { type Session, SessionContext } from '../session/session.ts';
import { theme } from '../theme.ts';
import { type FakeRoutes, startFakeServer } from './fake-server.ts';
import './render-app.tsx';
import { anAppConfig, aUser } from './samples.ts';

/** One part alone, with what the shell provides: for places that have no route yet. */
export const renderInShell = (
  part: ReactNode,
  {
    address = '/',
    routes = {},
    user = aUser(),
  }: { address?: string; routes?: FakeRoutes; user?: Session['user'] } = {},
) => {
  const server = startFakeServer({ 'GET /api/app-config': anAppConfig(), 'GET /api/user': user, ...routes });
  const rootRoute = createRootRoute({ component: () => part });
  const router = createRouter({
    routeTree: rootRoute,
    history: createMemoryHistory({ initialEntries: [address] }),
    defaultPendingMinMs: 0,
  });
  const view = render(
    <QueryClientProvider client={createQueryClient()}>
      <MantineProvider theme={theme}>
        <SessionContext value={{ user, appConfig: anAppConfig() }}>
          <Notifications>
            <RouterProvider router={router as never} />
            <NotificationModal />
          </Notifications>
        </SessionContext>
      </MantineProvider>
    </QueryClientProvider>,
  );
  return { server, router, user: userEvent.setup(), ...view };
};
