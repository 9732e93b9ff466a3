import { afterEach, expect, test, vi } from 'vitest';
import { isPhone } from './usePhone.ts';

afterEach(() => vi.unstubAllGlobals());

/** Answers `max-width` queries as a window of this width does. */
const windowOf = (width: number): void => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1]),
  }));
};

test.each([
  [390, true],
  [799, true],
  [799.5, true],
  [800, false],
  [1440, false],
])('a window of %d px is a phone’s: %s', (width, phone) => {
  windowOf(width);
  expect(isPhone()).toBe(phone);
});
