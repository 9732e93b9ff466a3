import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test.each([
  ['short', 8, 'short'],
  ['exactly8', 8, 'exactly8'],
  ['longer than 8', 8, 'longer t'],
  ['chair 🪑', 8, 'chair 🪑'],
  ['chairs 🪑', 8, 'chairs '],
  ['🪑🪑', 3, '🪑'],
  ['', 3, ''],
])('%j of at most %i is %j', (text, maximum, cut) => {
  expect(cutText(text, maximum)).toBe(cut);
});
