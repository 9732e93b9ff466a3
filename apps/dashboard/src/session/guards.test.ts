import { expect, test } from 'vitest';
import { aUser } from '../test/samples.ts';
import { belongsElsewhere } from './guards.ts';

const here = 'http://oakline.vitrine.test';

test.each([
  ['stays where the host fits', aUser({ home: '' }), false],
  ['stays on its own host', aUser({ home: here }), false],
  ['sends a user of another organisation home', aUser({ home: 'http://terra.vitrine.test' }), true],
  ['lets administrators look around', aUser({ home: 'http://admin.vitrine.test', is_admin: true }), false],
])('%s', (_, user, elsewhere) => {
  expect(belongsElsewhere(user, here)).toBe(elsewhere);
});
