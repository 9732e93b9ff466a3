import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FailedList } from '../ui/feedback/FailedList.tsx';
import { errorText } from './api-error.ts';
import { isUnloadedCode, watchCode } from './unloaded-code.ts';

afterEach(() => vi.restoreAllMocks());

/** The error of an `import()` whose file did not arrive, reported as Vite reports it. */
const unloaded = (): Error => {
  watchCode();
  const error = new TypeError('Failed to fetch dynamically imported module: http://vitrine.test/assets/a.js');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  return error;
};

test('code that did not load is named in a sentence, without its address', () => {
  expect(isUnloadedCode(new TypeError('Failed to fetch'))).toBe(false);
  const error = unloaded();
  expect(isUnloadedCode(error)).toBe(true);
  expect(errorText(error)).toBe(
    'A part of this page did not load. Check your internet connection, then reload the page.',
  );
});

test('Try again reloads the page where code is missing, and asks the server again otherwise', () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const query = { error: unloaded(), isFetching: false, refetch: vi.fn() };
  const { rerender } = render(<FailedList what="The preview" query={query} />, { wrapper: MantineProvider });
  expect(screen.getByText(/A part of this page did not load/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect([reload.mock.calls.length, query.refetch.mock.calls.length]).toEqual([1, 0]);
  rerender(<FailedList what="The preview" query={{ ...query, error: new Error('offline') }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect([reload.mock.calls.length, query.refetch.mock.calls.length]).toEqual([1, 1]);
});
