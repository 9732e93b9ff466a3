import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { keepSearch, Redirect } from './Redirect.tsx';

test('goes to the other address once, however often its parent renders until the address has changed', async () => {
  let renderParent: (count: number) => void = () => undefined;
  let arrive: () => void = () => undefined;
  const Sender = () => {
    const [, setCount] = useState(0);
    renderParent = setCount;
    return <Redirect to="/there" search={keepSearch} />;
  };
  const root = createRootRoute({ component: Outlet });
  const here = createRoute({ getParentRoute: () => root, path: '/', component: Sender });
  const there = createRoute({
    getParentRoute: () => root,
    path: '/there',
    loader: () => new Promise<void>((resolve) => (arrive = resolve)),
    component: () => 'There',
  });
  const history = createMemoryHistory({ initialEntries: ['/?version=2'] });
  const router = createRouter({ routeTree: root.addChildren([here, there]), history });
  const navigate = vi.spyOn(router, 'navigate');
  render(<RouterProvider router={router} />);
  await expect.poll(() => navigate).toHaveBeenCalled();
  for (const count of [1, 2, 3]) act(() => renderParent(count));
  act(() => arrive());
  await screen.findByText('There');
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(history.location.href).toBe('/there?version=2');
});
