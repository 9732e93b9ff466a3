import { expect, test } from 'vitest';
import { organisationName } from './schemas.ts';

test.each([
  ['Oakline™ Küchen²', 'Oakline™ Küchen²'],
  ['Ｏakline', 'Oakline'],
  [' Oak\u00a0 line ', 'Oak line'],
  ['Mo\u0308bel', 'Möbel'],
])('the name %j is stored as %j', (entered, stored) => {
  expect(organisationName.parse(entered)).toBe(stored);
});
