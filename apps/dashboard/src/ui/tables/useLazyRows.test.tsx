import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLazyRows } from './useLazyRows.tsx';

let reachEnd: () => void = () => undefined;
let threshold: unknown;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void, options: { threshold: number }) {
        threshold = options.threshold;
        reachEnd = () => callback([{ isIntersecting: true }]);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rows = Array.from({ length: 75 }, (_, index) => index);

const List = ({ resetOn }: { resetOn: string }) => {
  const { shown, end } = useLazyRows(rows, resetOn);
  return (
    <>
      <p data-testid="count">{shown.length}</p>
      {end}
    </>
  );
};

const count = () => Number(screen.getByTestId('count').textContent);

test('shows 50 rows, then 10 more each time the end comes into view, and all at last', () => {
  render(<List resetOn="walls" />);
  expect([count(), threshold]).toEqual([50, 0.1]);
  act(() => reachEnd());
  expect(count()).toBe(60);
  act(() => reachEnd());
  act(() => reachEnd());
  expect(count()).toBe(75);
});

test('starts again with 50 when the tab changes', () => {
  const { rerender } = render(<List resetOn="walls" />);
  act(() => reachEnd());
  rerender(<List resetOn="doors" />);
  expect(count()).toBe(50);
});
