import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Fake timers, and an end of lists that comes into view when `reach` is called; null before a list looks at it. */
export const fakeListEnd = (): { reach: (() => void) | null } => {
  const end: { reach: (() => void) | null } = { reach: null };
  beforeEach(() => {
    vi.useFakeTimers();
    end.reach = null;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
          end.reach = () => callback([{ isIntersecting: true }]);
        }
        observe(): void {}
        disconnect(): void {}
      },
    );
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return end;
};
