import { expect, test } from 'vitest';
import { wardrobeRows } from './wardrobe-rows.ts';

test('a wardrobe is listed row by row, without empty choices', () => {
  const rows = wardrobeRows({
    cabinetWidth: 2400,
    cabinetHeight: 2260,
    doorCount: 2,
    trim: 'Brushed nickel',
    frame: '',
    doors: [
      {
        number: 1,
        layout: 'A',
        layoutName: 'Three panels',
        thumbnail: 'd1.jpg',
        panels: ['Oak', 'Mirror'],
        panelCount: 2,
      },
    ],
    doorType: 'Sliding',
    frameMaterial: 'Aluminium',
    frameStyle: 'Slim',
    internalMat: 'White',
    internalThumb: '',
    internals: ['Rail', 'Shelves'],
    trimHex: '#999999',
    trimThumb: '',
    url: '',
  });
  expect(rows.map(({ component, name }) => `${component}: ${name}`)).toEqual([
    'Type of Sliding Robe: Sliding',
    'Width: 2400 mm',
    'Height: 2260 mm',
    'Doors: 2',
    'Trim: Brushed nickel',
    'Frame Style: Slim',
    'Frame Finish: Aluminium',
    'Internal finish: White',
    'Internal 1: Rail',
    'Internal 2: Shelves',
    'Door 1 panels: Three panels, Oak, Mirror',
  ]);
  expect(rows.at(-1)?.thumbnail).toBe('d1.jpg');
});
