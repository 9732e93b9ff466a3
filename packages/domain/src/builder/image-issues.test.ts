import { aFolder, anImage } from '@vitrine/fixtures/images';
import { expect, test } from 'vitest';
import { draftFromImages } from './guess/draft-from-images.ts';
import { imageIssues } from './image-issues.ts';

const issuesOf = (images: Parameters<typeof draftFromImages>[0]) => {
  const { file, images: facts } = draftFromImages(images);
  return imageIssues(file, facts).map(({ kind, layer, item }) => [kind, layer, item]);
};

const room = () => aFolder({ 'base.jpg': 'all', 'Doors/a.png': 'bottom', 'Doors/b.png': 'bottom' });

test('images that fit have none', () => {
  expect(issuesOf(room())).toEqual([]);
});

test('names another size, an image that hides everything, and one that is there twice', () => {
  const twice = anImage('Doors/d.png', 'bottom');
  expect(
    issuesOf([
      ...room(),
      anImage('Doors/c.png', 'bottom', { width: 2048, height: 1024 }),
      twice,
      { ...twice, name: 'Doors/e.png' },
      anImage('Doors/f.png', 'all'),
    ]),
  ).toEqual([
    ['size', 'Doors', 'C'],
    ['opaque', 'Doors', 'F'],
    ['same', 'Doors', 'E'],
  ]);
});

test('names an image that covers another part of the room than the rest of its layer', () => {
  expect(issuesOf([...room(), anImage('Doors/tap.png', 'small')])).toEqual([['elsewhere', 'Doors', 'Tap']]);
});

test('an image of another size is none to compare the others with', () => {
  const small = anImage('Doors/c.png', 'top', { width: 2048, height: 1024 });
  expect(issuesOf([...room(), small])).toEqual([['size', 'Doors', 'C']]);
});

test('choices of the lowest layer may be opaque where there is no base', () => {
  expect(issuesOf(aFolder({ 'Rooms/Day.jpg': 'all', 'Rooms/Evening.jpg': 'all', 'Doors/a.png': 'bottom' }))).toEqual(
    [],
  );
});
