import { expect, test } from 'vitest';
import { fieldIssue, fieldName } from './field-issue.ts';
import { customisationMessages as messages } from './messages.ts';

test('a name keeps the characters that were typed, in lower case', () => {
  expect(fieldName(' Fläche in M² ')).toBe('fläche in m²');
  expect(fieldName('Fla\u0308che')).toBe('fläche');
});

test('names that look alike are the same', () => {
  expect(fieldIssue('M2', [{ name: 'm²' }])).toBe(messages.fieldUnique);
  expect(fieldIssue('ｎａｍｅ', [])).toBe(messages.fieldPredefined('ｎａｍｅ'));
  expect(fieldIssue('m³', [{ name: 'm²' }])).toBeNull();
});
