import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCountUp } from './Usage.tsx';

const Figure = ({ value }: { value: number }) => <output>{useCountUp(value)}</output>;
const shown = (): number => Number(screen.getByRole('status').textContent);
const pass = (milliseconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const withMotion = (reduce: boolean): void => {
  vi.stubGlobal('matchMedia', () => ({ matches: reduce }));
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a figure waits half a second and is there a second later', () => {
  withMotion(false);
  render(<Figure value={1000} />);
  pass(480);
  expect(shown()).toBe(0);
  pass(300);
  expect(shown()).toBeGreaterThan(0);
  expect(shown()).toBeLessThan(1000);
  pass(800);
  expect(shown()).toBe(1000);
});

test('a visitor who wants no motion sees the figure at once', () => {
  withMotion(true);
  render(<Figure value={1000} />);
  expect(shown()).toBe(1000);
});
