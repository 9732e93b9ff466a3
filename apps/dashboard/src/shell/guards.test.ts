import { expect, test } from 'vitest';
import { aUser } from '../test/samples.ts';
import { otherHome } from './guards.ts';

const here = 'http://oakline.vitrine.test';

test.each([
  ['stays where the host fits', aUser({ home: '' }), null],
  ['stays on its own host', aUser({ home: here }), null],
  [
    'sends a user of another organisation home',
    aUser({ home: 'http://terra.vitrine.test' }),
    'http://terra.vitrine.test/home',
  ],
  ['lets administrators look around', aUser({ home: 'http://admin.vitrine.test', is_admin: true }), null],
])('%s', (_, user, home) => {
  expect(otherHome(user, here)).toBe(home);
});
