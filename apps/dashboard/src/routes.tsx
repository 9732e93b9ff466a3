import type { QueryClient } from '@tanstack/react-query';
import { createBrowserHistory, createRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import { ACCOUNT_VIEWS, OUTSIDE_VIEWS } from './routes/account-views.ts';
import { buildRoutes, rootRoute, screen } from './routes/build-routes.tsx';
import { RouteFailed } from './routes/error-pages.tsx';
import { ADMIN_VIEWS, OWN_VIEWS } from './routes/host-views.ts';
import { TENANT_VIEWS } from './routes/tenant-views.ts';
import { onEitherHost, onNormalHost, requireSession } from './session/guards.ts';

const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: requireSession,
  component: screen(() => import('./pages/SignedIn.tsx'), 'SignedIn'),
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
    // Pointing at a link loads its screen's code, so that the click fetches nothing.
    defaultPreload: 'intent',
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
  });
