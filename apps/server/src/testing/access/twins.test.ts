import { allRoutes } from '@vitrine/contract/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CALLERS, type Ids, type RouteName } from './callers.ts';
import { type AccessWorld, openAccessWorld } from './world.ts';

/**
 * One action through any route: routes that lead to the same rows answer every caller alike. Each way is a call that
 * does the same thing to the same row.
 */

type Ways = Partial<Record<RouteName, (ids: Ids) => { path: string; body?: object }>>;

const editsOfReseller = (body: object): Ways => ({
  editReseller: ({ reseller }) => ({ path: '/resellers', body: { ...body, id: reseller } }),
  editResellerById: ({ reseller }) => ({ path: `/resellers/${reseller}`, body }),
  editOwnReseller: ({ reseller }) => ({ path: `/resellers/${reseller}/edit`, body }),
});

const ACTIONS: Record<string, Ways> = {
  'changing the contact of a reseller': editsOfReseller({ contact_email: 'x@example.test' }),
  'renaming a reseller': editsOfReseller({ name: 'Northside' }),
  'granting a reseller a configurator': editsOfReseller({ configurators: [{ id: 0, linked: false }] }),
  'giving a reseller postcode areas': editsOfReseller({ postcode_areas: 'SW' }),
  'changing nothing of a reseller': editsOfReseller({}),
};

/** Pairs that look like twins and are not: the rows or the action differ. */
const NO_TWINS: readonly string[] = [];

/** What a path is about: without the word 'edit', and without an id that the body may hold as well. */
const subjectOf = ({ method, path }: { method: string; path: string }): string =>
  `${method} ${path.replace(/\/edit$/, '').replace(/\/:\w+$/, '')}`;

test('every pair of routes that writes to the same rows is named here', () => {
  const groups = new Map<string, RouteName[]>();
  for (const [name, route] of Object.entries(allRoutes) as [RouteName, (typeof allRoutes)[RouteName]][]) {
    if (route.method !== 'PATCH' && route.method !== 'PUT') continue;
    groups.set(subjectOf(route), [...(groups.get(subjectOf(route)) ?? []), name]);
  }
  const twins = [...groups].filter(([subject, names]) => names.length > 1 && !NO_TWINS.includes(subject));
  const named = Object.values(ACTIONS).map((ways) => Object.keys(ways));
  for (const [, names] of twins) expect(named).toContainEqual(names);
});

describe('whatever the route', () => {
  let world: AccessWorld;
  beforeAll(async () => {
    world = await openAccessWorld();
  });
  afterAll(() => world.t.close());

  describe.each(Object.entries(ACTIONS))('%s', (_action, ways) => {
    test.each(CALLERS)('is answered alike for %s', async (caller) => {
      const answers = new Map<string, number>();
      for (const [name, way] of Object.entries(ways)) {
        const { method } = allRoutes[name as RouteName];
        answers.set(name, await world.statusOf(caller, { method, ...way(world.ids) }));
      }
      expect(new Set(answers.values()), JSON.stringify([...answers])).toHaveProperty('size', 1);
    });
  });
});
