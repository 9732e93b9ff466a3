import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { expect, test } from 'vitest';
import { moveImages } from './move-images.ts';

test('images are moved wherever the file names them, and nothing else is', () => {
  const at = (folder: string) =>
    aLayeredFile({
      layers: [
        aLayer({
          items: [
            anItem({ name: 'walls/sage.png', image_path: `${folder}walls/sage.png`, thumbnail: 'thumbs/old.webp' }),
          ],
        }),
      ],
    });
  const moved = moveImages(at(''), new Set(['walls/sage.png']), 'copies/7/');
  expect(moved.layers[0]?.items[0]?.image_path).toBe('copies/7/walls/sage.png');
  expect(moved.layers[0]?.items[0]?.thumbnail).toBe('thumbs/old.webp');
});

test('without images to move, the file stays as it is', () => {
  expect(moveImages(aLayeredFile(), new Set(), 'copies/7/')).toEqual(aLayeredFile());
});
