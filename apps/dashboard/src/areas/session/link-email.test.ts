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
  ['zo%C3%AB%40b%C3%A4der.de', 'zoë@bäder.de'],
  ['zo%25C3%25AB%2540b%25C3%25A4der.de', 'zoë@bäder.de'],
  ['john%FF@a.com', 'john%FF@a.com'],
  [' john@a.com ', 'john@a.com'],
])('reads %s as %s', (link, email) => {
  expect(emailOfLink(link)).toBe(email);
});
