import type { QueryClient } from '@tanstack/react-query';
import { createBrowserHistory, createRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import { buildRoutes, rootRoute, screen } from './shell/build-routes.tsx';
import { onEitherHost, onNormalHost, requireSession } from './shell/guards.ts';
import { RouteFailed } from './shell/RouteFailed.tsx';
import { ACCOUNT_VIEWS, OUTSIDE_VIEWS } from './views/account-views.ts';
import { ADMIN_VIEWS, OWN_VIEWS } from './views/host-views.ts';
import { TENANT_VIEWS } from './views/tenant-views.ts';

const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: requireSession,
  component: screen(() => import('./joins/SignedIn.tsx'), 'SignedIn'),
});

const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'account',
  component: screen(() => import('./areas/session/LoginLayout.tsx'), 'LoginLayout'),
});

const routeTree = rootRoute.addChildren([
  ...buildRoutes(rootRoute, OUTSIDE_VIEWS),
  accountRoute.addChildren(buildRoutes(accountRoute, ACCOUNT_VIEWS)),
  shellRoute.addChildren([
    ...buildRoutes(shellRoute, OWN_VIEWS),
    ...buildRoutes(
      shellRoute,
      TENANT_VIEWS.map((view) => ({ ...view, guard: view.forStaff ? onEitherHost : onNormalHost })),
    ),
    ...buildRoutes(shellRoute, ADMIN_VIEWS),
  ]),
]);

/** The router of the page; tests give it a memory history. */
export const createAppRouter = (queryClient: QueryClient, history: RouterHistory = createBrowserHistory()) =>
  createRouter({
    routeTree,
    history,
    context: { queryClient },
    scrollRestoration: true,
    scrollToTopSelectors: ['#sheet'],
    defaultErrorComponent: RouteFailed,
    // Who points at a link gets its screen's code at once, so that the click has nothing to fetch.
    defaultPreload: 'intent',
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
  });
