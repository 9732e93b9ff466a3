import { expect, test } from 'vitest';
import { rememberedPath } from './remembered-path.ts';

test.each([
  ['/configurators/1/data?version=1.006', '/configurators/1/data?version=1.006'],
  ['/enquiries', '/enquiries'],
  ['//evil.test/x', '/home'],
  ['/\\evil.test', '/home'],
  ['https://evil.test', '/home'],
  ['/login?next=/login', '/home'],
  ['/', '/home'],
  [undefined, '/home'],
  [7, '/home'],
])('leads from %s to %s', (next, path) => {
  expect(rememberedPath(next)).toBe(path);
});
