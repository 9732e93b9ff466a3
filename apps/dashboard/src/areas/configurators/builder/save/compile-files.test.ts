import { draftFromImages } from '@vitrine/domain/builder/guess/draft-from-images';
import { anImage } from '@vitrine/fixtures/images';
import { expect, test } from 'vitest';
import type { LocalImage } from '../measure/local-image.ts';
import { compileDraft } from './compile-files.ts';

const localImage = (name: string, region: 'all' | 'bottom', thumbnailType: string): LocalImage => {
  const facts = anImage(name, region);
  return {
    ...{ facts, file: new Blob([name]), shown: new Blob(), thumbnail: new Blob(['small'], { type: thumbnailType }) },
    asset: { frame: [4096, 2048], rect: [0, 0, 4, 4], variants: [{ scale: 1, file: facts.hash, bytes: 5 }] },
  };
};

test.each([
  ['image/webp', 'webp'],
  // What Safari makes where WebP is asked for. The server rejects a PNG that is called WebP.
  ['image/png', 'png'],
])('a thumbnail of the type %s has the ending .%s', (type, ending) => {
  const all = [localImage('Kitchen/room.jpg', 'all', type), localImage('Kitchen/doors/navy.png', 'bottom', type)];
  const images = new Map(all.map((image) => [image.facts.hash, image]));
  const compiled = compileDraft(draftFromImages(all.map(({ facts }) => facts)), images);
  const thumbnails = compiled.images.filter(({ path }) => path.startsWith('thumbs/'));
  const path = expect.stringMatching(new RegExp(`^thumbs/doors/navy-[\\da-f]{8}\\.${ending}$`));
  expect(thumbnails).toEqual([{ path, file: all[1]?.thumbnail }]);
});
