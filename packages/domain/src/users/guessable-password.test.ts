import { expect, test } from 'vitest';
import { guessableBecause } from './guessable-password.ts';

const COMMON = new Set(['password1', 'qwertyuiop']);
const OWNER = { email: 'Ann.Bell@oakline.test', names: ['Oakline Kitchens', 'Büro+Bad', '木'] };

test.each([
  ['password1', 'common'],
  ['PassWord1', 'common'],
  [' ｐassword1 ', 'common'],
  ['ann.bell@oakline.test', 'own'],
  ['ANN.BELL@OAKLINE.TEST', 'own'],
  ['annbell!', 'own'],
  ['ann bell ', 'own'],
  ['OaklineKitchens', 'own'],
  ['oakline-kitchens', 'own'],
  ['BÜRO BAD!', 'own'],
  ['password1 and more', null],
  ['oakline kitchens are good', null],
  ['........', null],
  ['correct horse', null],
])('%j is guessable because it is %s', (password, reason) => {
  expect(guessableBecause(password, COMMON, OWNER)).toBe(reason);
});

test('an address without a local part, or a name without letters, rejects nothing', () => {
  expect(guessableBecause('--------', COMMON, { email: '@oakline.test', names: ['', '---'] })).toBeNull();
});
