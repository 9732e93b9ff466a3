import { addressWithDesign, VIEWER_PARAMETER } from '@vitrine/domain/design/address-with-design';
import { layeredModel } from '@vitrine/domain/design/layered/layered-model';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { describe, expect, test } from 'vitest';
import { findStartingDesign } from './find-starting-design.ts';

const model = layeredModel(aLayeredFile());
const ask = (search: string, input: { design?: string; name?: string; isOnlyViewer?: boolean } = {}) =>
  findStartingDesign({ design: null, name: null, isOnlyViewer: false, ...input, model, type: 'panoramic', search });

test('the page’s address wins over the attribute, whatever its case', () => {
  expect(ask('?panoramicConfig=W2,H1,D1', { design: 'W1,H2,D2' })).toBe('W2,H1,D1');
  expect(ask('?PANORAMICCONFIG=W2,H1,D1')).toBe('W2,H1,D1');
  expect(ask('?page=2', { design: 'W1,H2,D2' })).toBe('W1,H2,D2');
  expect(ask('')).toBeNull();
  expect(ask('', { isOnlyViewer: true })).toBeNull();
});

test('an address that still names something is used, the rest is replaced later', () => {
  expect(ask('?panoramicConfig=gone,H2,gone')).toBe('gone,H2,gone');
});

test('an address that names nothing of it is for another viewer, where there is one', () => {
  expect(ask('?panoramicConfig=X1,X2,X3', { design: 'W2,H2,D2' })).toBe('W2,H2,D2');
  expect(ask('?panoramicConfig=X1,X2,X3', { design: 'W2,H2,D2', isOnlyViewer: true })).toBe('X1,X2,X3');
  expect(ask('?stocksetConfig=W2,H2,D2')).toBeNull();
});

describe('of two viewers of the same kind', () => {
  const { search } = new URL(addressWithDesign('https://oakline.test/', 'panoramic', 'W2,H1,D1', 'left'));

  test('the one that the address names shows the design, the others do not', () => {
    expect(search).toContain(VIEWER_PARAMETER);
    expect(ask(search, { name: 'left' })).toBe('W2,H1,D1');
    expect(ask(search, { name: 'right', design: 'W1,H1,D1' })).toBe('W1,H1,D1');
    expect(ask(search)).toBeNull();
  });

  test('one that is isOnlyViewer by now shows it under any name', () => {
    expect(ask(search, { isOnlyViewer: true })).toBe('W2,H1,D1');
  });
});
