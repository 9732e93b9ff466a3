import { expect, test } from 'vitest';
import { may } from './may.ts';

test.each([
  [{ is_admin: true, permissions: [] }, true],
  [{ is_admin: false, permissions: ['configurators.create' as const] }, true],
  [{ is_admin: false, permissions: ['configurators' as const] }, false],
  [{ is_admin: false, permissions: [] }, false],
])('%j may create configurators: %s', (user, allowed) => {
  expect(may(user, 'configurators.create')).toBe(allowed);
});
