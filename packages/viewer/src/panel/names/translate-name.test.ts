import { describeItem } from '@vitrine/domain/design/floors/describe-item';
import { texts as arabicKinds } from '@vitrine/texts/ar/viewer/kinds';
import { texts as arabic } from '@vitrine/texts/ar/viewer/texts';
import { texts as kinds } from '@vitrine/texts/de/viewer/kinds';
import { texts as german } from '@vitrine/texts/de/viewer/texts';
import { expect, test } from 'vitest';
import { translateName } from './translate-name.ts';

const texts = { ...german, ...kinds };

test.each([
  ['Type of Sliding Robe', 'Ausführung'],
  ['5 sliding doors', '5 Türen'],
  ['Width', 'Breite'],
  ['Doors', 'Anzahl der Türen'],
  ['Frame', 'Rahmen'],
  ['Frame Finish', 'Rahmenfarbe'],
  ['Inside', 'Böden und Rückwand'],
  ['Door 3', 'Tür 3'],
  ['Door 3 panels', 'Tür 3'],
  ['Internal 2', 'Fach 2'],
  ['Own mix', 'Eigene Mischung'],
  ['Flake 6', 'Flocke 6'],
  ['Zrcadlo čiré', 'Zrcadlo čiré'],
  ['toString', 'toString'],
])('%s is %s in German', (name, expected) => {
  expect(translateName(texts, name)).toBe(expected);
});

test('a size has the unit of the language, and a name with a size in it stays', () => {
  const own = (name: string): string => translateName({ ...arabic, ...arabicKinds }, name);
  expect(own('2700 mm')).toBe('2700 مم');
  expect(own('Rail 28 mm')).toBe('Rail 28 mm');
  expect(translateName(texts, '2700 mm')).toBe('2700 mm');
});

test('a kind without parts of its own keeps the names of its data file', () => {
  expect(translateName(german, 'Door 1 panels')).toBe('Door 1 panels');
});

test('a flake of an own mix comes with its percentage and size', () => {
  const own = (name: string): string => translateName(texts, name);
  const flake = { name: 'Schwefelgelb', blend: 'Own mix, 40 %', flake_size: 's' };
  expect(describeItem(flake, own)).toBe('Schwefelgelb, 40\u00A0%, Klein');
  expect(describeItem(flake)).toBe('Schwefelgelb, 40\u00A0%, Small');
  expect(describeItem({ name: 'Domino', blend: 'Domino', flake_size: 'l, m' }, own)).toBe('Domino');
});
