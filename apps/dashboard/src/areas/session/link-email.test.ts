import { expect, test } from 'vitest';
import { emailOfLink } from './link-guards.ts';

test.each([
  ['john@a.com', 'john@a.com'],
  ['john%40a.com', 'john@a.com'],
  ['john%2540a.com', 'john@a.com'],
  ['john%2Bx@a.com', 'john+x@a.com'],
  ['john%252Bx%2540a.com', 'john+x@a.com'],
  ['john x@a.com', 'john+x@a.com'],
  ['john%20x@a.com', 'john+x@a.com'],
  [' john@a.com ', 'john@a.com'],
])('reads %s as %s', (overrides, email) => {
  expect(emailOfLink(overrides)).toBe(email);
});
