import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryFile } from '../../test/arbitrary-file.ts';
import { expandFile } from './expand-file.ts';
import { minifyFile } from './minify-file.ts';

describe('minifyFile', () => {
  test('gives items and their filters short keys and flags the file', () => {
    const file = aLayeredFile({ layers: [aLayer({ items: [anItem({ range: 'Matt', swatch: '#fff' })] })] });
    expect(minifyFile(file)).toMatchObject({
      minified: true,
      layers: [
        {
          name: 'Walls',
          items: [
            {
              i: 'IT-01',
              n: 'Chalk White',
              c: 'SKU-1001',
              p: 39,
              d: null,
              swatch: '#fff',
              f: [{ n: 'Door Range', o: ['Matt'], group: 'door_range' }],
            },
          ],
        },
      ],
    });
  });

  test('makes the file smaller', () => {
    expect(JSON.stringify(minifyFile(aLayeredFile())).length).toBeLessThan(JSON.stringify(aLayeredFile()).length);
  });

  test('does not change its argument', () => {
    const file = aLayeredFile();
    minifyFile(file);
    expect(file).toEqual(aLayeredFile());
  });

  test.each([
    ['floors', { flakes: [{ id: 1, name: 'Jet' }], blends: [] }],
    ['sliding robes', { doors: [], frames: { frameType: [] }, internals: { options: [] }, materials: [] }],
  ])('only flags %s, whose rows have no short form', (_, file) => {
    expect(minifyFile(file)).toEqual({ ...file, minified: true });
    expect(expandFile(minifyFile(file))).toStrictEqual(file);
  });
});

describe('expandFile', () => {
  test('restores every file to the letter, also after a trip through JSON', () => {
    fc.assert(
      fc.property(arbitraryFile, (file) => {
        const plain = JSON.parse(JSON.stringify(file));
        expect(expandFile(minifyFile(plain))).toStrictEqual(plain);
        expect(expandFile(JSON.parse(JSON.stringify(minifyFile(plain))))).toStrictEqual(plain);
      }),
    );
  });

  test('leaves a full file as it is', () => {
    const file = aLayeredFile({ minified: false });
    expect(expandFile(file)).toBe(file);
  });

  test.each([[null], ['text'], [[1, 2]], [7]])('does not stumble over %j', (data) => {
    expect(expandFile(data)).toEqual(data);
  });

  test('minifying twice is minifying once', () => {
    const once = minifyFile(aLayeredFile());
    expect(minifyFile(once as ReturnType<typeof aLayeredFile>)).toBe(once);
  });
});
