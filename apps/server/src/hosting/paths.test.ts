import { expect, test } from 'vitest';
import { copyFolder } from './paths.ts';

const reseller = { dataUrl: 'oakline/resellers/northside' };

test.each([
  [{ id: 4, safeName: 'kitchen', sharesName: false }, 'oakline/resellers/northside/kitchen'],
  [{ id: 4, safeName: 'kitchen', sharesName: true }, 'oakline/resellers/northside/kitchen_4'],
  [{ id: 5, safeName: 'kitchen', sharesName: true }, 'oakline/resellers/northside/kitchen_5'],
  [{ id: 6, safeName: 'logos', sharesName: false }, 'oakline/resellers/northside/logos_6'],
])('the copy of %o has a separate folder', (configurator, folder) => {
  expect(copyFolder(reseller, configurator)).toBe(folder);
});
