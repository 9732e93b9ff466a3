import { expect, test } from 'vitest';
import { enquiryType, storedType } from './design-type.ts';

test.each([
  ['panoramic', 'panoramic', 'other'],
  ['stockset', 'panoramic', 'other'],
  ['floors', 'floors', 'floors'],
  ['slidingrobe', 'robes', 'robes'],
] as const)('%s is sent as %s and stored as %s', (type, sent, stored) => {
  expect(enquiryType(type)).toBe(sent);
  expect(storedType(type)).toBe(stored);
});
