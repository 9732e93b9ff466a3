import { minifyFile } from '@vitrine/domain/catalogue/minify-file';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { describe, expect, test } from 'vitest';
import { imagePathsOf } from './image-paths.ts';
import { readDataFile } from './read-data-file.ts';

const refusalOf = (text: string) => {
  try {
    readDataFile(text, 'panoramic');
    return null;
  } catch (error) {
    return error as { code: string; errors: { json_data: string[] } };
  }
};

describe('a data file', () => {
  test('is read in full and in minified form alike', () => {
    const full = readDataFile(JSON.stringify(aLayeredFile()), 'panoramic');
    const minified = readDataFile(JSON.stringify(minifyFile(aLayeredFile())), 'panoramic');
    expect({ ...minified, minified: undefined }).toEqual({ ...full, minified: undefined });
  });

  test('that does not parse is refused with the specified sentence', () => {
    expect(refusalOf('{"layers": [')?.errors.json_data).toEqual(['Configurator data needs to be a valid Json string']);
  });

  test('of the wrong form is refused with path and reason', () => {
    const file = aLayeredFile();
    const broken = {
      ...file,
      layers: file.layers.map((layer) => ({
        ...layer,
        items: layer.items.map((item) => ({ ...item, price: 'free' })),
      })),
    };
    expect(refusalOf(JSON.stringify(broken))?.errors.json_data[0]).toMatch(/^layers\[0\]\.items\[0\]\.price: /);
  });

  test('cannot change what every object inherits', () => {
    const text = JSON.stringify(aLayeredFile()).replace(/^\{/, '{"__proto__":{"polluted":true},');
    readDataFile(text, 'panoramic');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('names its pictures, but no address elsewhere and nothing outside its folder', () => {
    const paths = imagePathsOf({
      base: { image: 'base.webp', low: 'low/base.webp' },
      items: [
        { image_path: 'a/b.webp', thumbnail: 't.png' },
        { image_path: '../x.webp' },
        { image_path: 'https://e.example/x.png' },
        { image_path: '/etc/x.png' },
      ],
    });
    expect([...paths]).toEqual([
      ['base.webp', 'picture'],
      ['a/b.webp', 'picture'],
      ['t.png', 'thumbnail'],
    ]);
  });
});
