import type { QueryClient } from '@tanstack/react-query';
import {
  type AnyRoute,
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  Outlet,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router';
import type { CurrentUser } from '@vitrine/contract/session/schemas';
import { nextTurn } from '../calls/yield-to-main.ts';
import { useHashTarget } from '../layout/useHashTarget.ts';
import { onlyWho } from '../session/guards.ts';
import { showLanguageOf, withTexts } from '../session/language.ts';
import { isPhone } from '../ui/page/usePhone.ts';
import { NotFound, RouteFailed } from './error-pages.tsx';
import { useTitle } from './useTitle.ts';

/** One row of the route table. */
export interface View {
  /** The route's name: as in docs/requirements.tsv (P-ROUTE-41, C-ROUTE-01) where it has one. */
  name: string;
  path: string;
  /** Document title; the innermost one counts. */
  title?: () => string;
  /** Meta tags of the view by name; they leave with it. */
  meta?: Readonly<Record<string, string>>;
  screen?: RouteComponent;
  /** Checked before anything of the view or its children is loaded. */
  guard?: (input: never) => Promise<unknown>;
  /** The policy of what the view is for. Its address leads others to the view below it. */
  may?: (user: CurrentUser) => boolean;
  /** A view of a tenant that the admin host has too, for the provider's own staff. */
  forStaff?: true;
  /** Child that its bare address leads to. */
  first?: { desktop: string; phone: string };
  children?: readonly View[];
}

/** A screen by its module and export, loaded when it is first opened. */
export const screen = <T extends Record<K, RouteComponent>, K extends string>(
  load: () => Promise<T>,
  name: K,
): RouteComponent =>
  lazyRouteComponent(() => withTexts(load()) as unknown as Promise<Record<string, RouteComponent>>, name);

const Root = () => {
  useTitle();
  useHashTarget();
  return <Outlet />;
};

/**
 * The root: titles, the language of the page, the 404 page, and the page for screens that did not load. A click's task ends with the address; the
 * screen renders in the next task, so that each task is short.
 */
export const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Root,
  beforeLoad: async ({ location, context }) => {
    await nextTurn();
    await showLanguageOf(context.queryClient, { pathname: location.pathname, search: location.searchStr });
  },
  notFoundComponent: NotFound,
  errorComponent: RouteFailed,
});

/** The router distinguishes absent options from undefined ones. */
const withoutUndefined = (input: object): object =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

const firstChild = (parent: AnyRoute, { desktop, phone }: { desktop: string; phone: string }) =>
  createRoute({
    getParentRoute: () => parent,
    path: '/',
    beforeLoad: ({ location }) => {
      const base = location.pathname.replace(/\/$/, '');
      const { search, hash } = location;
      throw redirect({ to: `${base}/${isPhone() ? phone : desktop}`, search, hash, replace: true });
    },
  });

/** Routes for the rows of a table, below a parent; `prefix` goes before their names. */
export const buildRoutes = (parent: AnyRoute, views: readonly View[]): AnyRoute[] =>
  views.map((view) => {
    const options = withoutUndefined({
      getParentRoute: () => parent,
      path: view.path,
      component: view.screen,
      beforeLoad: view.guard ?? (view.may && onlyWho(view.may, view.path)),
      staticData: withoutUndefined({ name: view.name, title: view.title, meta: view.meta }),
    });
    const route = createRoute(options as never) as unknown as AnyRoute;
    const children = [
      ...(view.first ? [firstChild(route, view.first)] : []),
      ...(view.children ? buildRoutes(route, view.children) : []),
    ];
    return children.length === 0 ? route : route.addChildren(children);
  });
