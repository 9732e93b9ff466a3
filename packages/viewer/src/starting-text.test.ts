import { layeredModel } from '@vitrine/domain/design/layered-model';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { expect, test } from 'vitest';
import { startingText } from './starting-text.ts';

const model = layeredModel(aLayeredFile());
const ask = (search: string, attribute: string | null = null) => startingText(model, 'panoramic', search, attribute);

test('the page’s address wins over the attribute, whatever its case', () => {
  expect(ask('?panoramicConfig=W2,H1,D1', 'W1,H2,D2')).toBe('W2,H1,D1');
  expect(ask('?PANORAMICCONFIG=W2,H1,D1')).toBe('W2,H1,D1');
  expect(ask('?page=2', 'W1,H2,D2')).toBe('W1,H2,D2');
  expect(ask('')).toBeNull();
});

test('an address that still names something is used, the rest is replaced later', () => {
  expect(ask('?panoramicConfig=gone,H2,gone')).toBe('gone,H2,gone');
});

test('an address for another viewer on the page is left alone', () => {
  expect(ask('?panoramicConfig=X1,X2,X3', 'W2,H2,D2')).toBe('W2,H2,D2');
  expect(ask('?stocksetConfig=W2,H2,D2')).toBeNull();
});
