import { aFolder, anImage } from '@vitrine/fixtures/images';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftFromImages } from './draft-from-images.ts';

const outline = (images: Parameters<typeof draftFromImages>[0]) => {
  const { type, file, images: facts, leftOut } = draftFromImages(images);
  const base = file.base ? facts[file.base.image]?.name : null;
  const layers = file.layers.map(({ name, items }) => [name, ...items.map((item) => item.name)]);
  return { type, base, layers, leftOut };
};

describe('layers', () => {
  test('are the folders, in the order of their numbers, with items in the order of theirs', () => {
    const images = aFolder({
      'Lagune/00_Raum_leer.jpg': 'all',
      'Lagune/10 Waschtisch/2_Eiche hell.png': 'middle',
      'Lagune/10 Waschtisch/1_Nussbaum.png': 'middle',
      'Lagune/10 Waschtisch/10_Weiß matt.png': 'middle',
      'Lagune/02 Wandfliesen/Metro weiß.png': 'top',
      'Lagune/02 Wandfliesen/Hexagon grün.png': 'top',
    });
    expect(outline(images)).toEqual({
      type: 'panoramic',
      base: '00_Raum_leer.jpg',
      layers: [
        ['Wandfliesen', 'Hexagon grün', 'Metro weiß'],
        ['Waschtisch', 'Nussbaum', 'Eiche hell', 'Weiß matt'],
      ],
      leftOut: [],
    });
  });

  test('without numbers are drawn from what covers most to what covers least', () => {
    const images = aFolder({
      'base.webp': 'all',
      'mirrors/round.png': 'small',
      'mirrors/square black.png': 'small',
      'walls/lime_plaster.png': 'wide',
      'walls/terracotta.png': 'wide',
      'vanities/walnut.png': 'middle',
      'vanities/WhiteOak.png': 'middle',
    });
    expect(outline(images).layers).toEqual([
      ['Walls', 'Lime plaster', 'Terracotta'],
      ['Vanities', 'Walnut', 'White Oak'],
      ['Mirrors', 'Round', 'Square black'],
    ]);
  });

  test('have items with the marks of copies in their names only where these tell them apart', () => {
    const images = aFolder({
      'base.webp': 'all',
      'doors/Oak (1).png': 'bottom',
      'doors/Oak (2).png': 'bottom',
      'doors/Ash_v2.png': 'bottom',
      'walls/Lime (1).png': 'top',
      'walls/Clay final.png': 'top',
    });
    expect(outline(images).layers).toEqual([
      ['Doors', 'Ash', 'Oak (1)', 'Oak (2)'],
      ['Walls', 'Clay', 'Lime'],
    ]);
  });

  test('keep their place when one image was saved without transparency by mistake', () => {
    const images = aFolder({
      'base.webp': 'all',
      'tap/chrome.png': 'small',
      'tap/broken.png': 'all',
      'tap/brass.png': 'small',
      'walls/green.png': 'wide',
    });
    expect(outline(images).layers.map(([name]) => name)).toEqual(['Walls', 'Tap']);
  });

  test('are the first part of the names where all files are in one folder', () => {
    const images = aFolder({
      '00_background.jpg': 'all',
      '02_Worktop_oak.webp': 'middle',
      '02_Worktop_black marble.webp': 'middle',
      '01_Doors_navy_blue.webp': 'bottom',
      '01_Doors_gloss-white.webp': 'bottom',
    });
    expect(outline(images)).toMatchObject({
      base: '00_background.jpg',
      layers: [
        ['Doors', 'Gloss white', 'Navy blue'],
        ['Worktop', 'Black marble', 'Oak'],
      ],
    });
  });

  test('have the words that all names of a layer begin with', () => {
    const images = aFolder({
      'bath-room.jpg': 'all',
      'bath-wall-tiles-subway-white.png': 'top',
      'bath-wall-tiles-hexagon-green.png': 'top',
      'bath-floor-slate.png': 'bottom',
      'bath-floor-terrazzo.png': 'bottom',
    });
    expect(outline(images).layers).toEqual([
      ['Floor', 'Slate', 'Terrazzo'],
      ['Wall tiles', 'Hexagon green', 'Subway white'],
    ]);
  });

  test('are the last word where that fits what the images cover', () => {
    const images = aFolder({
      'empty.jpg': 'all',
      'matt navy door.png': 'bottom',
      'gloss white door.png': 'bottom',
      'oak worktop.png': 'middle',
      'marble worktop.png': 'middle',
    });
    expect(
      outline(images)
        .layers.map(([name]) => name)
        .sort(),
    ).toEqual(['Door', 'Worktop']);
  });

  test('are what covers the same region where names say nothing', () => {
    const images = aFolder({
      'IMG_0100.jpg': 'all',
      'IMG_0101.png': 'top',
      'IMG_0102.png': 'bottom',
      'IMG_0103.png': 'top',
      'IMG_0104.png': 'bottom',
    });
    expect(outline(images).layers.map(([, ...items]) => items)).toEqual([
      ['0102', '0104'],
      ['0101', '0103'],
    ]);
  });

  test('of folders within a folder have these as a range where they cover the same region', () => {
    const { file } = draftFromImages(
      aFolder({
        'base.jpg': 'all',
        'layers/Doors/Matt/Navy.png': 'bottom',
        'layers/Doors/Gloss/White.png': 'bottom',
        'layers/Tap/Chrome.png': 'small',
      }),
    );
    expect(file.layers.map(({ name }) => name)).toEqual(['Doors', 'Tap']);
    expect(file.layers[0]?.items.map(({ name, filter }) => [name, filter?.[0]?.options])).toEqual([
      ['White', ['Gloss']],
      ['Navy', ['Matt']],
    ]);
  });

  test('are the folders within a folder where they cover different regions', () => {
    const images = aFolder({
      'base.jpg': 'all',
      'Room/Walls/Green.png': 'top',
      'Room/Floor/Oak.png': 'bottom',
      'Furniture/Tap/Chrome.png': 'small',
    });
    expect(
      outline(images)
        .layers.map(([name]) => name)
        .sort(),
    ).toEqual(['Floor', 'Tap', 'Walls']);
  });

  test.each([
    [
      'words before numbers, and letters',
      { 'Room.jpg': 'all', 'Layer 2 - Wall/White.png': 'top', 'Layer 1 - Floor/Oak.png': 'bottom' },
      [
        ['Floor', 'Oak'],
        ['Wall', 'White'],
      ],
    ],
    [
      'letters that order',
      {
        '0_Room.jpg': 'all',
        'A_Wall_01_White.png': 'top',
        'A_Wall_02_Green.png': 'top',
        'B_Tap_01_Chrome.png': 'small',
      },
      [
        ['Wall', 'White', 'Green'],
        ['Tap', 'Chrome'],
      ],
    ],
    [
      'capitals only',
      {
        'BASE.PNG': 'all',
        'VANITY - OAK.PNG': 'middle',
        'VANITY - WALNUT.PNG': 'middle',
        'FLOOR - SLATE.PNG': 'bottom',
      },
      [
        ['Floor', 'Slate'],
        ['Vanity', 'Oak', 'Walnut'],
      ],
    ],
    [
      'words without spaces',
      { 'EmptyRoom.jpg': 'all', 'WallTilesWhite.png': 'top', 'WallTilesGreen.png': 'top', 'TapChrome.png': 'small' },
      [
        ['Wall Tiles', 'Green', 'White'],
        ['Tap', 'Chrome'],
      ],
    ],
    [
      'the size of the image in their names',
      { 'base_4096x2048.jpg': 'all', 'floor_oak_4096x2048.png': 'bottom', 'floor_slate_4096x2048.png': 'bottom' },
      [['Floor', 'Oak', 'Slate']],
    ],
    [
      'sizes of the product in their names',
      { 'base.jpg': 'all', 'floor_tile white 60x60.png': 'bottom', 'floor_tile white 30x60.png': 'bottom' },
      [['Floor', 'Tile white 30x60', 'Tile white 60x60']],
    ],
  ] as const)('of files with %s', (_what, folder, layers) => {
    expect(outline(aFolder(folder)).layers).toEqual(layers);
  });

  test('leave out thumbnails: they are cut from the images', () => {
    const images = aFolder({ 'base.jpg': 'all', 'door/oak.png': 'bottom', 'door/thumbs/oak.jpg': 'bottom' });
    expect(outline(images)).toMatchObject({ layers: [['Door', 'Oak']], leftOut: ['door/thumbs/oak.jpg'] });
  });

  test('of a single folder keep its name', () => {
    const images = aFolder({ 'base.jpg': 'all', 'Doors/Navy.png': 'bottom', 'Doors/White.png': 'bottom' });
    expect(outline(images).layers).toEqual([['Doors', 'Navy', 'White']]);
  });
});

describe('the base', () => {
  test.each([
    ['its name', { 'Basis_v2.jpg': 'all', 'preview.jpg': 'all', 'Doors/a.png': 'top' }, 'Basis_v2.jpg'],
    ['the only opaque image', { 'kitchen 7.jpg': 'all', 'Doors/a.png': 'top', 'Doors/b.png': 'top' }, 'kitchen 7.jpg'],
    ['the opaque image beside the folders', { 'k.jpg': 'all', 'Doors/a.jpg': 'all', 'Doors/b.png': 'top' }, 'k.jpg'],
  ] as const)('is found by %s', (_how, folder, name) => {
    expect(outline(aFolder(folder)).base).toBe(name);
  });

  test('is missing where a folder of opaque images is the lowest layer', () => {
    const images = aFolder({ 'Rooms/Day.jpg': 'all', 'Rooms/Evening.jpg': 'all', 'Doors/Navy.png': 'bottom' });
    expect(outline(images)).toMatchObject({
      base: null,
      layers: [
        ['Rooms', 'Day', 'Evening'],
        ['Doors', 'Navy'],
      ],
    });
  });

  test('decides by its ratio whether the room is a panorama', () => {
    expect(outline([anImage('base.jpg', 'all', { width: 4096, height: 2050 })]).type).toBe('panoramic');
    expect(outline([anImage('base.jpg', 'all', { width: 1920, height: 1080 })]).type).toBe('stockset');
  });

  test('leaves out images that only show everything together', () => {
    const images = aFolder({ 'base.jpg': 'all', 'Vorschau.jpg': 'all', 'Doors/Navy.png': 'bottom' });
    expect(outline(images).leftOut).toEqual(['Vorschau.jpg']);
  });
});

describe('items', () => {
  test('have their codes where each name begins with one', () => {
    const { file } = draftFromImages(
      aFolder({ 'base.jpg': 'all', 'Doors/BW-1203 Oak natural.png': 'top', 'Doors/BW-1210 Ash grey.png': 'top' }),
    );
    expect(file.layers[0]?.items.map(({ id, name, product_code }) => [id, name, product_code])).toEqual([
      ['BW-1210', 'Ash grey', 'BW-1210'],
      ['BW-1203', 'Oak natural', 'BW-1203'],
    ]);
  });

  test('of which nothing is visible have no image', () => {
    const { file } = draftFromImages(
      aFolder({ 'base.jpg': 'all', 'Tap/None.png': 'nothing', 'Tap/Chrome.png': 'small' }),
    );
    expect(file.layers[0]?.items.map(({ name, image_path }) => [name, image_path !== null])).toEqual([
      ['Chrome', true],
      ['None', false],
    ]);
  });

  test('of one name in several folders, and of names that differ only in case, all stay', () => {
    const { file, images } = draftFromImages(
      aFolder({
        'base.jpg': 'all',
        'A/oak.png': 'top',
        'a/Oak.png': 'top',
        'B/oak.png': 'small',
        'B/OAK.png': 'small',
      }),
    );
    const items = file.layers.flatMap((layer) => layer.items);
    expect(new Set(items.map(({ id }) => id)).size).toBe(4);
    expect(Object.keys(images)).toHaveLength(5);
  });
});

test('every image is used once or left out, with ids and paths of its own, whatever the names are', () => {
  const part = fc.oneof(
    fc.constantFrom('Doors', 'doors', '01_Walls', 'Türen', '门', 'a/b', 'base', '..', '%2e%2e', ' ', '-', '__proto__'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  );
  const name = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => `${parts.join('/')}.png`);
  const region = fc.constantFrom('all', 'top', 'bottom', 'small', 'nothing');
  const folder = fc.uniqueArray(fc.tuple(name, region), { selector: ([one]) => one, maxLength: 30 });
  fc.assert(
    fc.property(folder, (entries) => {
      const images = entries.map(([one, where]) => anImage(one, where));
      const { file, images: used, leftOut } = draftFromImages(images);
      const items = file.layers.flatMap((layer) => layer.items);
      expect(items.length + (file.base ? 1 : 0) + leftOut.length).toBe(images.length);
      expect(new Set(items.map(({ id }) => String(id))).size).toBe(items.length);
      expect(new Set(file.layers.map(({ safe_name }) => safe_name)).size).toBe(file.layers.length);
      for (const item of items) expect(item.name).not.toBe('');
      for (const path of Object.keys(used)) expect(path).toMatch(/^(base|layers\/[a-z0-9-]+)\/[a-z0-9-]+\.[a-z0-9]+$/);
    }),
  );
});
