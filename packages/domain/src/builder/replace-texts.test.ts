import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { expect, test } from 'vitest';
import { replaceTexts } from './replace-texts.ts';

test('texts are replaced wherever they are, and only whole ones', () => {
  const withPath = (image_path: string) =>
    aLayeredFile({
      layers: [aLayer({ items: [anItem({ name: 'Sage walls/sage.png', image_path, thumbnail: 'thumbs/sage.webp' })] })],
    });
  const texts = new Map([['walls/sage.png', 'copies/7/walls/sage.png']]);
  expect(replaceTexts(withPath('walls/sage.png'), texts)).toEqual(withPath('copies/7/walls/sage.png'));
});

test('without texts to replace, the file stays as it is', () => {
  expect(replaceTexts(aLayeredFile(), new Map())).toEqual(aLayeredFile());
});
