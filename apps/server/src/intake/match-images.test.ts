import { expect, test } from 'vitest';
import { matchImages } from './match-images.ts';

test('an image is found by its name, whichever way its accents are written', () => {
  const [composed, decomposed] = ['layers/K\u00fcche.webp', 'layers/Ku\u0308che.png'];
  expect(matchImages([composed], [decomposed])).toEqual({
    found: new Map([[composed, decomposed]]),
    missing: [],
    unused: [],
  });
  expect(matchImages([decomposed], [composed]).missing).toEqual([]);
});
