import { layeredModel } from '@vitrine/domain/design/layered/layered-model';
import { addressWithDesign, VIEWER_PARAMETER } from '@vitrine/domain/design/links/address-with-design';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { describe, expect, test } from 'vitest';
import { findStartingDesign } from './find-starting-design.ts';

const model = layeredModel(aLayeredFile());
type Input = Parameters<typeof findStartingDesign>[0];
const ask = (search: string, input: Partial<Input> = {}) =>
  findStartingDesign({
    ...{ design: null, name: null, isOnlyViewer: false, remembered: null, isReturning: false },
    ...{ ...input, model, type: 'panoramic', search },
  });

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

describe('the visitor’s last design', () => {
  const remembered = { design: 'W2,H2,D3', link: null, at: 0 };
  const link = '?panoramicConfig=W2,H1,D1';
  const own = { isOnlyViewer: true, remembered, design: 'W1,H1,D2' };
  const ofLink = { ...own, remembered: { ...remembered, link: 'W2,H1,D1' } };

  test.each<[string, string, Partial<Input>, string]>([
    ['comes before the attribute', '', own, 'W2,H2,D3'],
    ['gives way to a link', link, own, 'W2,H1,D1'],
    [
      'gives way to a link that the browser returns to, and that it was not made from',
      link,
      { ...own, isReturning: true },
      'W2,H1,D1',
    ],
    ['gives way to its link when that is opened again', link, ofLink, 'W2,H1,D1'],
    ['comes before its link when the browser returns to that', link, { ...ofLink, isReturning: true }, 'W2,H2,D3'],
    [
      'stays where the link is for another viewer',
      `${link}&vitrineViewer=left`,
      { ...own, isOnlyViewer: false },
      'W2,H2,D3',
    ],
    [
      'is left out where the configurator knows nothing of it',
      '',
      { ...own, remembered: { ...remembered, design: 'X1,X2,X3' } },
      'W1,H1,D2',
    ],
  ])('%s', (_, search, input, design) => expect(ask(search, input)).toBe(design));
});
