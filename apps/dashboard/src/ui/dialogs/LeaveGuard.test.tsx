import { MantineProvider } from '@mantine/core';
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  RouterProvider,
  useNavigate,
} from '@tanstack/react-router';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { theme } from '../../theme.ts';
import { LeaveGuard } from './LeaveGuard.tsx';

let history: RouterHistory;
const start = window.location.href;

beforeEach(() => {
  history = createBrowserHistory();
  // Browsers move through their history in their own time, jsdom before the next task.
  const go = window.history.go.bind(window.history);
  vi.spyOn(window.history, 'go').mockImplementation((steps) => void setTimeout(() => go(steps), 30));
});

afterEach(() => {
  vi.restoreAllMocks();
  history.destroy();
  window.history.replaceState(null, '', start);
});

/** A page with unsaved work, whose Save opens a modal on an address below it. */
const Work = () => {
  const navigate = useNavigate();
  return (
    <>
      <p>Unsaved work</p>
      <LeaveGuard
        pending
        keeps={(pathname) => pathname.startsWith('/edits')}
        onDiscard={() => undefined}
        onSave={() => void navigate({ to: '/edits/save' as never })}
      />
      <Outlet />
    </>
  );
};

const openWork = async () => {
  const root = createRootRoute();
  const list = createRoute({ getParentRoute: () => root, path: '/list', component: () => <p>List</p> });
  const work = createRoute({ getParentRoute: () => root, path: '/edits', component: Work });
  const save = createRoute({ getParentRoute: () => work, path: 'save', component: () => <p>Save it</p> });
  const router = createRouter({ history, routeTree: root.addChildren([list, work.addChildren([save])]) });
  history.push('/list');
  render(
    <MantineProvider theme={theme}>
      <RouterProvider router={router as never} />
    </MantineProvider>,
  );
  await screen.findByText('List');
  history.push('/edits');
  await screen.findByText('Unsaved work');
};

const answerBackWith = async (answer: string): Promise<void> => {
  window.history.back();
  fireEvent.click(await screen.findByRole('button', { name: answer }));
};

test('Save after the browser went back opens the modal over the page, not over the earlier one', async () => {
  await openWork();
  await answerBackWith('Save');
  await screen.findByText('Save it');
  expect(window.location.pathname).toBe('/edits/save');
  window.history.back();
  await expect.poll(() => screen.queryByText('Save it')).toBeNull();
  expect(window.location.pathname).toBe('/edits');
  // The page still asks: the step back above was not counted as the one that the question took back.
  window.history.back();
  expect(await screen.findByRole('button', { name: 'Stay' })).toBeDefined();
});

test('Stay after the browser went back stays at the address of the page', async () => {
  await openWork();
  await answerBackWith('Stay');
  await expect.poll(() => window.location.pathname).toBe('/edits');
  expect(screen.getByText('Unsaved work')).toBeDefined();
});
